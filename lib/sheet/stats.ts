import {
  type DisplayedStats,
  NO_VALUE,
  raisedText,
  type ShownStat,
  statEntries,
  valueText,
} from '@/lib/roster/shown/displayed-stat';
import type { RecordField } from '@/lib/roster/shown/records';
import type { CardStat } from './card';
import type { SheetColumn, SheetText } from './sheet';

/** What paper prints of a stat: its value, bold if raised, and smaller lines. */
function printed(shown: ShownStat) {
  const lines = [...(shown.below ?? [shown.aside ?? '']), raisedText(shown) ?? ''];
  return {
    text: valueText(shown.value),
    lines: lines.filter((line) => line !== ''),
    ...(shown.raised && { strong: true }),
  };
}

/** The stats of an element on its card; those without a value are left out. */
export const cardStats = <Element, Id extends string>(
  stats: DisplayedStats<Element, Id>,
  element: Element,
  ids?: Id[],
): CardStat[] =>
  statEntries(stats, ids).flatMap(([, { letter, label = letter, show }]) => {
    const { text: value, lines, ...rest } = printed(show(element));
    if (value === '') return [];
    return [{ label, value, ...(lines.length > 0 && { small: lines.join(' ') }), ...rest }];
  });

/** The same as cells of a sheet. */
export const statCells = <Element, Id extends string>(
  stats: DisplayedStats<Element, Id>,
  element: Element,
  ids?: Id[],
) =>
  Object.fromEntries(
    statEntries(stats, ids).map(([id, { show }]): [Id, SheetText] => {
      const { lines, ...rest } = printed(show(element));
      return [id, { kind: 'text', ...rest, ...(lines.length > 0 && { lines }) }];
    }),
  ) as Record<Id, SheetText>;

/** The columns of a sheet for them, set large. */
export const statColumns = <Element, Id extends string>(
  stats: DisplayedStats<Element, Id>,
  width: number,
  ids?: Id[],
): SheetColumn[] =>
  statEntries(stats, ids).map(([id, { letter, label = letter }]) => ({
    id,
    label,
    width,
    align: 'center',
    figure: true,
  }));

/** The columns of a spreadsheet for them; a dash is an empty cell. */
export const statRecords = <Element, Id extends string>(
  stats: DisplayedStats<Element, Id>,
  ids?: Id[],
): RecordField<Element, unknown>[] =>
  statEntries(stats, ids).map(([id, { letter, label = letter, show }]) => ({
    id,
    label,
    cell: (element) => {
      const { value } = show(element);
      return value === NO_VALUE ? '' : value;
    },
  }));
