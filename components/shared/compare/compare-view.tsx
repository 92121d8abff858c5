import { useMemo } from 'react';
import { useLoaded } from '@/components/shared/loading/use-loaded';
import { OddsPart } from '@/components/shared/odds/odds-part';
import { CopyField } from '@/components/shared/share/copy-field';
import { classes } from '@/components/ui/classes';
import { Disclosure } from '@/components/ui/disclosure';
import { lazyComponent } from '@/components/ui/lazy-part';
import { VerdictMark } from '@/components/ui/verdict-mark';
import { compareRosters, comparisonText } from '@/lib/roster/compare/compare';
import type { Difference } from '@/lib/roster/compare/differences';
import type { Compared } from '@/lib/roster/compare/whole-differences';
import type { AnyGameSystem } from '@/lib/roster/system';
import { capitalised, counted, signed } from '@/lib/roster/text/words';
import { severityCounts } from '@/lib/roster/verdict';

const ForceOdds = lazyComponent(async () => (await import('@/components/shared/odds/force-odds')).ForceOdds);

/** One of the two rosters compared. */
export interface Side extends Compared {
  /** Its name in the comparison. */
  name: string;
}

/** Two rosters of a game side by side: verdicts, figures and differences. */
export function CompareView({ sides, system }: { sides: readonly [Side, Side]; system: AnyGameSystem }) {
  const records = useLoaded(system.records);
  const [one, other] = sides;
  const comparison = useMemo(
    () => records && compareRosters(one, other, system, records),
    [one, other, system, records],
  );
  if (!comparison) return <p role="status">Comparing …</p>;
  const { same, figures, whole, elements, equal } = comparison;
  const names = [one.name, other.name] as const;
  const groups: Group[] = [
    { title: null, rows: figures.map(({ title, ...rest }) => ({ ...rest, label: title })) },
    ...(whole.length === 0 ? [] : [{ title: 'The force', rows: whole }]),
    ...elements.map(
      ({ one: from, other: to, type, differences }): Group => ({
        title: from === null || to === null || from === to ? (from ?? to) : `${from} → ${to}`,
        aside: type,
        rows:
          from !== null && to !== null
            ? differences
            : [{ label: capitalised(system.noun[0]), one: presence(from), other: presence(to) }],
      }),
    ),
  ];
  return (
    <div className="@container grid gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        {sides.map((side, index) => (
          <SideHead key={index} letter={index === 0 ? 'A' : 'B'} side={side} />
        ))}
      </div>
      <p role="status" className="font-medium">
        {same
          ? 'No differences.'
          : `${counted(elements.length, ...system.noun)} ${elements.length === 1 ? 'differs' : 'differ'}, ${equal.length} the same.`}
      </p>
      <CompareTable groups={groups} names={names} />
      {system.odds && (
        <OddsPart title="Firepower by distance">
          {() => <ForceOdds system={system} forces={[oddsSide('A', one), oddsSide('B', other)]} />}
        </OddsPart>
      )}
      {equal.length > 0 && (
        <Disclosure title="The same in both" aside={equal.length}>
          <ul className="columns-2 gap-6 sm:columns-3">
            {equal.map((label, index) => (
              <li key={index} className="break-words">
                <bdi>{label}</bdi>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <CopyField
        label="What differs, as text"
        action="Copy as text"
        folded
        text={comparisonText(comparison, names)}
      />
    </div>
  );
}

const oddsSide = (name: string, { roster, pack = null }: Side) => ({ name, force: roster.force, pack });

const presence = (label: string | null): string => (label === null ? 'not in the force' : 'in the force');

function SideHead({ letter, side: { name, checked } }: { letter: string; side: Side }) {
  const counts = severityCounts(checked.report.problems);
  return (
    <div className="min-w-0 border-accent border-t-2 pt-1">
      <h3 className="break-words font-semibold">
        <span className="text-accent">{letter}</span> <bdi>{name}</bdi>
      </h3>
      <p>
        <VerdictMark report={checked.report} />
        {counts !== '' && <span className="text-muted"> · {counts}</span>}
      </p>
    </div>
  );
}

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

/** Values of two rosters side by side; stacked where they do not fit. */
function CompareTable({ groups, names }: CompareTableProps) {
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
