import { sheetVerdict, verdictText } from '@/lib/roster/verdict';
import type { SheetProblem } from '@/lib/sheet/sheet';
import { systems } from '@/lib/systems/registry';
import { plainly } from './plain';
import type { ReadRow, Row } from './row';

/** The game's name. */
export const gameName = ({ system }: Pick<ReadRow, 'system'>): string =>
  systems.find(({ id }) => id === system)?.name ?? system;

/** "FC 15 of 15 · FP 23 · CR 3 of 3". */
export const figuresText = ({ figures }: ReadRow): string =>
  figures.map(({ label, value }) => `${label} ${value}`).join(' · ');

/** "Legal", "Not legal: 2 errors", "Cannot be read". */
export const rowVerdict = ({ read }: Row): string => (read === null ? 'Cannot be read' : verdictText(read));

/** The problems of a roster as sentences, with the names of the elements at fault and the page. */
export const rowProblems = (read: ReadRow): SheetProblem[] =>
  sheetVerdict(
    read,
    Object.entries(read.labels).map(([id, label]) => ({ id, label })),
  ).problems;

/** Why a roster could not be read, as sentences; the first begins with what it comes to, where that is no roster. */
export function rowFaults({ faults }: Row): string[] {
  const plain = plainly(faults);
  return faults.map(({ path, message }, at) => {
    const fault = path === '' ? message : `${path}: ${message}`;
    return at === 0 && plain !== null ? `${plain} ${fault}` : fault;
  });
}
