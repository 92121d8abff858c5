import type { Fault } from '@/lib/roster/report';
import { verdictText } from '@/lib/roster/verdict';
import type { SheetProblem } from '@/lib/sheet/sheet';
import { systems } from '@/lib/systems/registry';
import type { ReadRow, Row } from './row';

/** The game's name. */
export const gameName = ({ system }: Pick<ReadRow, 'system'>): string =>
  systems.find(({ id }) => id === system)?.name ?? system;

/** "FC 15 of 15 · FP 23 · CR 3 of 3". */
export const figuresText = ({ figures }: ReadRow): string =>
  figures.map(({ label, value }) => `${label} ${value}`).join(' · ');

/** "Legal", "Not legal: 2 errors", "Cannot be read". */
export const rowVerdict = ({ read }: Row): string => (read === null ? 'Cannot be read' : verdictText(read));

/** The problems of a roster as sentences, with the page. */
export const rowProblems = ({ problems }: Pick<ReadRow, 'problems'>): SheetProblem[] =>
  problems.map(({ severity, rule, cited }) => ({ severity, rule, text: cited }));

/** A fault as a sentence that begins with where it stands, if that is not the whole. */
export const faultText = ({ path, message }: Fault): string =>
  path === '' ? message : `${path}: ${message}`;

/** Why a roster could not be read, as sentences. */
export const rowFaults = ({ faults }: Row): string[] => faults.map(faultText);
