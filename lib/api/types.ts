// The types of the package, which import nothing: they are what scripts compile against.

/** The contents of a roster file; its JSON Schema is in `schema/roster.json`. */
export interface RosterJson {
  $schema?: string | undefined;
  muster: 1;
  /** The id of its game, one of `games`. */
  system: string;
  name: string;
  player?: string;
  notes?: string;
  force: unknown;
}

/** The contents of a pack file; its JSON Schema is in `schema/pack.json`. */
export interface PackJson {
  musterPack: 1;
  system: string;
  [field: string]: unknown;
}

/** What is wrong with a file: where, and a sentence that says what would be right. */
export interface FileFault {
  path: string;
  message: string;
}

/** A file, text or part of one that could not be read: its first 20 faults. */
export interface UnreadableFile {
  source?: string | undefined;
  legal: false;
  unreadable: FileFault[];
}

/** A roster that was read, with where it was found: a file's name, and a line or number if there were several. */
export interface FoundRoster {
  source: string;
  roster: RosterJson;
  /** The pack that it is built for, if that came with it. */
  pack?: PackJson;
}

/** A rule that a roster breaks, or advice about it. */
export interface RosterProblem {
  /** The rule's id. */
  rule: string;
  severity: 'error' | 'warning' | 'advice';
  /** The ids of the elements at fault; empty for a problem of the whole force. */
  elements: string[];
  /** The page or section of the book; null if it is in none. */
  page: number | string | null;
  /** What is, what may be, and the elements' names, with a full stop. */
  message: string;
  path: readonly (string | number)[];
}

/** The verdict on a roster. */
export interface RosterVerdict {
  source?: string | undefined;
  name: string;
  system: string;
  /** The first 12 digits of `fingerprintFull`. */
  fingerprint: string;
  /** Identifies the force regardless of names: 64 hexadecimal digits. */
  fingerprintFull: string;
  legal: boolean;
  /** No error was found, but figures that the rules need are unknown. */
  undecided?: true;
  /** Sums by name; points, and other numbers of the game. */
  totals: object;
  problems: RosterProblem[];
}

/** Changes that make a roster legal, and the roster with them. */
export interface RosterFix {
  /** How far it departs from the roster; the lowest is first. */
  cost: number;
  proven: boolean;
  source: 'take-back' | 'change' | 'changes' | 'removal';
  edits: { kind: string; elements: string[]; cost: number; text: string }[];
  roster: RosterJson;
}

/** The fixes of a roster; none if it is legal. */
export interface RosterFixes {
  name: string;
  system: string;
  legal: boolean;
  fixes: RosterFix[];
  searched: { checks: number; upTo: number; seconds: number; ended: boolean };
}

/** Options of a check. */
export interface CheckOptions {
  /** A tournament's pack, to check against as well. */
  pack?: PackJson | string;
}

/** Options of a search for fixes. */
export interface FixOptions extends CheckOptions {
  /** An earlier, legal state of the roster: changes since then are taken back first. */
  before?: RosterJson | string;
  /** Maximum number of fixes; 5 by default. */
  most?: number;
  /** Time limit in seconds; 2 by default. */
  seconds?: number;
}

/** Options of a sheet. */
export interface SheetOptions extends CheckOptions {
  /** Whether notes and secrets of the game are left out. */
  opponent?: boolean;
}

/** Options of a PDF. */
export interface PdfOptions extends SheetOptions {
  /** A4 by default. */
  paper?: 'a4' | 'letter';
  orientation?: 'portrait' | 'landscape';
  /** Whether text and boxes are a size larger. */
  large?: boolean;
  /** Print the cards and the play summary as well, where the game has them. */
  cards?: boolean;
  summary?: boolean;
  /** Print the notes of elements. */
  notes?: boolean;
}
