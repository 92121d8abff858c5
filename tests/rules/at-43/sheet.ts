import type { SheetCell } from '@/lib/sheet/sheet';
import { system } from '@/lib/systems/at-43/system';
import { check, type company } from '../../fixtures/at-43';

/** The sheet of a company. */
export const sheetOf = (roster: ReturnType<typeof company>) => {
  const { evaluation, report } = check(roster);
  return system.sheet(roster, evaluation, report);
};
/** The text of a cell, followed by its small lines. */
export const said = (cell: SheetCell | undefined): string => {
  if (cell?.kind === 'text') return [cell.text, ...(cell.lines ?? [])].filter(Boolean).join(' / ');
  if (cell?.kind === 'boxes') return [`${cell.count} boxes`, ...(cell.lines ?? [])].join(' / ');
  return '';
};
/** A table of a company's sheet by title, with the texts of its cells. */
export const tableOf = (roster: ReturnType<typeof company>, title: string) => {
  const table = sheetOf(roster).tables.find((each) => each.title === title);
  if (!table) throw new Error(`no table ${title}`);
  return {
    ...table,
    said: table.rows.map(({ cells }) =>
      Object.fromEntries(table.columns.map(({ id }) => [id, said(cells[id])])),
    ),
  };
};
