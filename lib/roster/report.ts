import type { Page, Path, Severity } from './rule';

/** A rule that a force breaks, with its numbers; `sentenceOf` makes the sentence where it is shown. */
export interface Problem {
  rule: string;
  severity: Severity;
  /** Ids of the elements at fault; none if it is the whole force. */
  elements: string[];
  /** Where it is put right. */
  path: Path;
  page: Page;
  /** The numbers and names that its rule makes the sentence from. */
  facts: object;
  /** The name of the pack that causes it, or its numbers; null if the game's rules alone do. */
  byPack: string | null;
  /** Only on a problem that stands for the unlisted rest of its rule: their number. */
  more?: number;
}

/** Maximum number of problems listed; the rest of a rule's problems are combined into one. */
export const MAX_PROBLEMS = 500;

/** The result of checking a readable roster. */
export interface Report {
  /** No problem is an error. */
  legal: boolean;
  /** How many figures that the rules need are not known; if there are any, `legal` is not yet a verdict. */
  unknown: number;
  totals: object;
  problems: Problem[];
}

/** The outcome of a check; undecided if no error was found but figures that the rules need are not known. */
export type VerdictKind = 'legal' | 'illegal' | 'undecided';

/**
 * The kind of a fault: the file as a whole, an unknown game, a field that is missing, unknown, of the wrong type, not
 * one of the values or out of range, or fields that contradict each other.
 */
export type FaultCode =
  | 'file'
  | 'system'
  | 'missing'
  | 'unknown-field'
  | 'type'
  | 'value'
  | 'range'
  | 'contradiction';

/** Why something could not be read: where it is, and a sentence saying what it is and must be. */
export interface Fault {
  /** For example `force.elements[3].stats.m`; "" for the whole. */
  path: string;
  code: FaultCode;
  message: string;
}

/** Maximum number of faults listed for an unreadable file. */
export const MAX_FAULTS = 20;

/**
 * What an unreadable file is, if known: not one of Muster's, a text without a roster, damaged, made by a newer version, one of Muster's but not
 * a roster, or of an unknown game.
 */
export type Unread = 'foreign' | 'words' | 'damaged' | 'newer' | 'other' | 'game';

/** The result of parsing: the value, or everything that is wrong with it. */
export type Parsed<Value> = { ok: true; value: Value } | Refusal;

/** Everything that is wrong with something unreadable; `why` is omitted if the faults alone say it. */
export interface Refusal {
  ok: false;
  faults: Fault[];
  why?: Unread | undefined;
}

/** Makes a fault of the whole file. */
export const fileFault = (message: string): Fault => ({ path: '', code: 'file', message });

/** Makes a refusal with a fault of the whole file. */
export const refused = (message: string, why?: Unread): Refusal => ({
  ok: false,
  faults: [fileFault(message)],
  ...(why === undefined ? {} : { why }),
});

/** Makes the fault of an unknown field. */
export const unknownField = (path: string): Fault => ({
  path,
  code: 'unknown-field',
  message: 'Unknown field; remove it.',
});

/** Returns the first faults of a part as faults of the whole. */
export const below = (path: string, faults: readonly Fault[]): Fault[] =>
  faults
    .slice(0, MAX_FAULTS)
    .map((fault) => ({ ...fault, path: fault.path === '' ? path : `${path}.${fault.path}` }));
