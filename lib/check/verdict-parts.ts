import type { CheckedRoster } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack/pack';
import { inList } from '@/lib/roster/text/words';
import type { Paper } from '@/lib/sheet/card';
import { papersOf } from '@/lib/sheet/papers';
import type { CheckResult } from './answer';
import { withBugGuard } from './input';

const SHEET = { roster: true, cards: false, summary: false, opponent: false };

/** The sheet of a roster, printed after the verdicts. If it cannot be made, a page says so instead. */
export const rosterPaper = (checked: CheckedRoster, pack: Pack | null): Promise<Paper[]> =>
  withBugGuard(
    async () => (await papersOf([checked], SHEET, pack)).papers,
    ({ faults }) => [
      {
        title: checked.roster.name,
        system: checked.system.name,
        player: checked.roster.player,
        orientation: 'portrait',
        facts: [],
        verdict: null,
        tables: [],
        notes: [{ title: 'Not printed', lines: faults.map(({ message }) => message) }],
      },
    ],
  );

/** A row of a verdict sheet with its number. */
export interface Numbered {
  row: CheckResult;
  number: string;
  /** The rows with the same list, itself among them; none if it could not be read. */
  same: readonly Numbered[];
}

/** Numbers rows from 1, and notes which have the same list. */
export function numberedRows(rows: readonly CheckResult[]): Numbered[] {
  const lists = new Map<string, Numbered[]>();
  return rows.map((row, index) => {
    const same: Numbered[] = [];
    const numbered = { row, number: `${index + 1}`, same };
    if (row.read === null) return numbered;
    const list = `${row.read.system} ${row.read.fingerprintFull}`;
    const known = lists.get(list) ?? same;
    lists.set(list, known);
    known.push(numbered);
    return { ...numbered, same: known };
  });
}

/** Maximum number of like lists that a line refers to. */
const TWINS = 3;

/** "The same as lists 3 and 5"; no line if there is no other like it. */
export function twinLines({ number, same }: Numbered): string[] {
  if (same.length < 2) return [];
  const numbers = same.slice(0, TWINS + 1).flatMap((each) => (each.number === number ? [] : each.number));
  const named = numbers.slice(0, TWINS);
  const more = same.length - 1 - named.length;
  return [
    `The same as ${same.length > 2 ? 'lists' : 'list'} ${inList([...named, ...(more > 0 ? [`${more} more`] : [])])}`,
  ];
}
