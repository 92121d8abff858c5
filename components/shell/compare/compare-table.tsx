import { classes } from '@/components/ui/classes';
import type { Difference } from '@/lib/roster/differences';
import { signed } from '@/lib/roster/words';

/** A line of the table: the values of both rosters. */
type Line = Omit<Difference, 'by'> & { by?: number | null };

/** Lines under one heading: the figures, the force, an element. */
export interface Group {
  /** Null for the first group, which needs none. */
  title: string | null;
  /** The type of the element. */
  aside?: string;
  rows: readonly Line[];
}

/** Explicit roles, because a table laid out as blocks loses its implicit ones. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** Groups after this many are rendered only when they come into view. */
const EAGER_GROUPS = 20;

interface CompareTableProps {
  groups: readonly Group[];
  names: readonly [string, string];
}

/** Values of two rosters side by side; stacked if there is no room. */
export function CompareTable({ groups, names }: CompareTableProps) {
  return (
    <table
      {...roles.table}
      aria-label="What differs"
      className="w-full table-fixed border-collapse @max-lg:block"
    >
      <thead {...roles.rowgroup} className="@max-lg:sr-only">
        <tr {...roles.row} className="border-ink border-b text-left text-sm">
          <th {...roles.columnheader} scope="col" className="w-1/4 py-1 pr-2 font-medium text-muted">
            What
          </th>
          {names.map((name, index) => (
            <th key={index} {...roles.columnheader} scope="col" className="truncate py-1 pr-2 font-semibold">
              <span className="text-accent">{index === 0 ? 'A' : 'B'}</span> <bdi>{name}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, aside, rows }, index) => (
        <tbody
          key={index}
          {...roles.rowgroup}
          className={classes('@max-lg:block', index > EAGER_GROUPS && '@max-lg:drawn-in-view')}
        >
          {title !== null && (
            <tr {...roles.row} className="@max-lg:block">
              <th
                {...roles.rowheader}
                scope="rowgroup"
                colSpan={3}
                className="break-words border-line border-b pt-4 pb-1 text-left font-semibold @max-lg:block"
              >
                <bdi>{title}</bdi> {aside && <span className="font-normal text-muted text-sm">{aside}</span>}
              </th>
            </tr>
          )}
          {rows.map((line, at) => (
            <LineRow key={at} line={line} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function LineRow({ line }: { line: Line }) {
  const { label, one, other, by, list } = line;
  const differs = one !== other;
  const cell = 'break-words py-1 pr-2 align-top whitespace-pre-line';
  const stacked = '@max-lg:block @max-lg:py-0 @max-lg:before:text-muted';
  return (
    <tr {...roles.row} className="border-line border-b @max-lg:block @max-lg:py-1">
      <th
        {...roles.rowheader}
        scope="row"
        className={classes(cell, '@max-lg:block text-left font-normal text-muted text-sm')}
      >
        {label}
      </th>
      <td {...roles.cell} className={classes(cell, stacked, "@max-lg:before:content-['A_']")}>
        <bdi>{one || '–'}</bdi>
      </td>
      <td {...roles.cell} className={classes(cell, stacked, "@max-lg:before:content-['B_']")}>
        {(other !== '' || !list) && <bdi className={classes(differs && 'font-semibold')}>{other || '–'}</bdi>}
        {list && other === '' && <span className="text-muted">removed</span>}
        {list && one === '' && <span className="text-muted"> added</span>}
        {by ? <span className="text-muted"> {signed(by)}</span> : null}
      </td>
    </tr>
  );
}
