import { Fragment } from 'react';
import { classes } from '@/components/ui/classes';
import { UnitSymbol } from '@/components/ui/unit-symbol';
import { counted } from '@/lib/roster/text/words';
import {
  isTicked,
  rowGroups,
  type SheetBoxes,
  type SheetCell,
  type SheetColumn,
  type SheetRow,
  type SheetTable,
} from '@/lib/sheet/sheet';

/** Explicit roles, because a table laid out as blocks loses its implicit ones. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

/** A table of a sheet; if there is no room for its columns, each row is a block with labelled cells. */
export function SheetTableView({ table }: { table: SheetTable }) {
  const { title, note, columns, rows, empty, startsPage } = table;
  const shares = columns.reduce((sum, { width }) => sum + width, 0);
  return (
    <section className={classes('min-w-0', startsPage && 'print:break-before-page')}>
      {title !== '' && <h3 className="label-caps">{title}</h3>}
      {note && <p className="text-muted text-sm print:text-ink">{note}</p>}
      {rows.length === 0 ? (
        <p className="border-line border-t py-1 text-muted">{empty}</p>
      ) : (
        <table
          {...roles.table}
          aria-label={title || undefined}
          className={classes(
            'w-full table-fixed border-collapse border-ink border-t-2 text-sm @max-2xl:block',
            table.dense && 'print:text-xs',
          )}
        >
          <thead {...roles.rowgroup} className="@max-2xl:sr-only">
            <tr {...roles.row} className="border-ink border-b">
              {columns.map((column) => (
                <th
                  key={column.id}
                  {...roles.columnheader}
                  scope="col"
                  style={{ width: `${(column.width / shares) * 100}%` }}
                  className={classes(
                    'condensed px-1 py-0.5 font-semibold text-xs first:pl-0',
                    column.align === 'center' ? 'text-center' : 'text-left',
                  )}
                >
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...roles.rowgroup} className="@max-2xl:block">
            {rowGroups(table).map((group) =>
              group.map((row, index) => <Row key={index} row={row} columns={columns} spanned={index > 0} />),
            )}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface RowProps {
  row: SheetRow;
  columns: readonly SheetColumn[];
  /** The cell of a row above spans the first column. */
  spanned: boolean;
}

function Row({ row, columns, spanned }: RowProps) {
  const own = spanned ? columns.slice(1) : columns;
  return (
    <tr
      {...roles.row}
      className="break-inside-avoid border-line border-b align-top @max-2xl:flex @max-2xl:flex-wrap @max-2xl:gap-y-1 @max-2xl:py-2 print:border-ink"
    >
      {own.map((column) => (
        <td
          key={column.id}
          {...roles.cell}
          rowSpan={spanOf(row.cells[column.id])}
          data-label={column.label}
          className={classes(
            'min-w-0 break-words px-1 py-0.5 @max-2xl:px-0',
            column === columns[0] && 'pl-0',
            column.align === 'center' &&
              'text-center @max-2xl:flex-auto @max-2xl:border-line @max-2xl:border-l',
            column.align === 'left' && '@max-2xl:w-full',
            column !== columns[0] &&
              '@max-2xl:before:block @max-2xl:before:font-normal @max-2xl:before:text-muted @max-2xl:before:text-xs @max-2xl:before:content-[attr(data-label)]',
            column.figure && 'font-semibold text-lg',
          )}
        >
          <Cell cell={row.cells[column.id]} figure={column.figure ?? false} />
        </td>
      ))}
    </tr>
  );
}

const spanOf = (cell: SheetCell | undefined) => (cell?.kind === 'text' ? cell.rowSpan : undefined);

function Cell({ cell, figure }: { cell: SheetCell | undefined; figure: boolean }) {
  if (!cell) return null;
  const lines = cell.lines ?? [];
  const small = classes(
    'condensed block font-normal text-muted text-xs print:text-ink',
    figure && '-mx-1 whitespace-nowrap',
  );
  const content = (
    <>
      {cell.kind === 'boxes' ? (
        <SheetBoxesView boxes={cell} />
      ) : (
        <span
          className={classes(
            'block',
            cell.strong && (figure ? 'underline' : 'font-semibold text-base'),
            cell.circled && 'w-fit rounded-full border border-ink px-2',
          )}
        >
          {cell.text}
        </span>
      )}
      {lines.map((line, index) => (
        <span key={index} className={small}>
          {line}
        </span>
      ))}
    </>
  );
  if (cell.kind === 'boxes' || !cell.symbol) return content;
  return (
    <span className="flex items-start gap-1.5">
      <UnitSymbol symbol={cell.symbol} className={cell.strong ? 'mt-1' : 'mt-0.5'} />
      <span className="min-w-0">{content}</span>
    </span>
  );
}

/** Describes boxes for screen readers: how many, how many ticked, where the bars are. */
function boxesText({ count, ticked, each = [], bars = [] }: SheetBoxes): string {
  const which = each.flatMap((isOn, index) => (isOn ? [index + 1] : []));
  const parts = [
    counted(count, 'box', 'boxes'),
    `${ticked === 0 ? 'none' : ticked} ticked${which.length > 0 ? `: ${which.join(' and ')}` : ''}`,
  ];
  if (bars.length > 0) parts.push(`a bar behind ${bars.join(', ')}`);
  return parts.join(', ');
}

const GROUP = 5;

/** Boxes to tick, in groups of five, with the blank for a total: drawn with borders, which every browser prints. */
function SheetBoxesView({ boxes }: { boxes: SheetBoxes }) {
  const { count, bars = [], total } = boxes;
  return (
    <span className="flex items-start gap-x-2">
      <span role="img" aria-label={boxesText(boxes)} className="block flex-1 pt-1.5 text-[0px] leading-none">
        {Array.from({ length: Math.ceil(count / GROUP) }, (_, group) => (
          <span key={group} className="mr-1.5 inline-block whitespace-nowrap">
            {Array.from({ length: Math.min(GROUP, count - group * GROUP) }, (_, place) => {
              const box = group * GROUP + place;
              return (
                <Fragment key={box}>
                  <span
                    className={classes(
                      'relative mr-1 mb-1 inline-block size-2.5 border border-ink align-top',
                      isTicked(boxes, box) &&
                        'after:absolute after:inset-0 after:text-center after:text-xs after:leading-2 after:content-["×"]',
                    )}
                  >
                    {isTicked(boxes, box) ? '☒' : '☐'}
                  </span>
                  {bars.includes(box + 1) && (
                    <span className="-mt-0.5 -ml-px mr-[3px] inline-block h-3.5 border-ink border-l-2 align-top">
                      |
                    </span>
                  )}
                </Fragment>
              );
            })}
          </span>
        ))}
      </span>
      {total !== '' && (
        <span
          data-blank
          className="mt-4 hidden w-10 shrink-0 border-ink border-t pt-px text-xs leading-tight print:block"
        >
          {total}
        </span>
      )}
    </span>
  );
}
