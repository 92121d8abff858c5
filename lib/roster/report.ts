import type { Page, Path, Severity } from './rule';

/** A rule that a force breaks, with its numbers; `sentenceOf` makes the sentence where it is shown. */
export interface Problem {
  rule: string;
  severity: Severity;
  /** Ids of the elements at fault; none where it is the whole force. */
  elements: string[];
  /** Where it is put right. */
  path: Path;
  page: Page;
  /** What its rule makes the sentence from. */
  facts: object;
  /** What the pack is called without which it would not be there, or not with these numbers; null where it is the game's. */
  byPack: string | null;
  /** Only on one that stands for all that is not listed of its rule: how many those are. */
  more?: number;
}

/** Most problems that are listed; of a rule that is broken more often, the rest in one. */
export const MOST_PROBLEMS = 500;

/** What the check of a readable roster answers. */
export interface Report {
  /** No problem is an error. */
  legal: boolean;
  /** How many figures that the rules need are not known: where there are any, a legal verdict is none yet. */
  unknown: number;
  totals: object;
  problems: Problem[];
}

/** What a check comes to; undecided where no error was found, and figures that the rules need are not known. */
export type VerdictKind = 'legal' | 'illegal' | 'undecided';

/**
 * What kind of fault it is: the file as a whole, a game that is not known, a field that is missing, not known, of another
 * type, not one of the values or out of range, or fields that contradict each other.
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

/** Why something could not be read: where it stands, and a sentence saying what it is and must be. */
export interface Fault {
  /** Such as `force.elements[3].stats.m`; "" for the whole. */
  path: string;
  code: FaultCode;
  message: string;
}

/** Most faults that are listed of one unreadable file. */
export const MOST_FAULTS = 20;

/**
 * What a file that cannot be read is, where that can be told: not one of Muster's, damaged, made by a newer version,
 * of Muster's but no roster, or of a game that is not known.
 */
export type Unread = 'foreign' | 'damaged' | 'newer' | 'other' | 'game';

/** Anything read: the value, or all that is wrong with it. */
export type Parsed<Value> = { ok: true; value: Value } | Refusal;

/** All that is wrong with what cannot be read; `why` is left out where the faults alone say it. */
export interface Refusal {
  ok: false;
  faults: Fault[];
  why?: Unread | undefined;
}

/** A fault of the whole file. */
export const fileFault = (message: string): Fault => ({ path: '', code: 'file', message });

/** What is refused as a whole. */
export const refused = (message: string, why?: Unread): Refusal => ({
  ok: false,
  faults: [fileFault(message)],
  ...(why === undefined ? {} : { why }),
});

/** The fault of a field that is not known. */
export const unknownField = (path: string): Fault => ({
  path,
  code: 'unknown-field',
  message: 'This field is not known here; leave it out.',
});

/** The first faults of a part, as faults of the whole. */
export const below = (path: string, faults: readonly Fault[]): Fault[] =>
  faults
    .slice(0, MOST_FAULTS)
    .map((fault) => ({ ...fault, path: fault.path === '' ? path : `${path}.${fault.path}` }));
