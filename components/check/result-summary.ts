import type { CheckResult } from '@/lib/check/answer';
import { gameName, rowProblems, unreadText } from '@/lib/check/result-text';
import { type Summary, type SummaryInWords, usageKey } from '@/lib/check/summary';
import type { Use } from '@/lib/roster/pack/rules';
import type { VerdictKind } from '@/lib/roster/report';
import type { Severity } from '@/lib/roster/rule';
import type { Figure } from '@/lib/roster/shown/figures';
import { foldCase } from '@/lib/roster/text/search';
import { verdictKind } from '@/lib/roster/verdict';
import { cleanText } from '@/lib/sheet/clean';

/** A file with its path. */
export interface Found {
  path: string;
  file: Blob;
  /** Why it cannot be read, if the browser refused to open it; the file is then empty. */
  refusal?: string;
}

/** Progress reported by the worker. */
export interface Progress {
  /** Place of the first of `lines`; lines reported earlier for this place and after it are obsolete. */
  from: number;
  lines: ResultSummary[];
  /** Estimated final number of lines. */
  total: number;
  /** New names for the numbers in the lines, starting with number `from`. */
  names: { from: number; list: FieldedName[] };
  /** Included from time to time. */
  summary: ShownSummary | null;
}

/** A summary short enough to show, with the words of its rules and the marks of the table. */
export interface ShownSummary extends SummaryInWords {
  same: (Summary['same'][number] & More)[];
  players: (Summary['players'][number] & More)[];
  /** Total number of groups, of which not all may be listed. */
  sameCount: number;
  playersCount: number;
  /** One byte per line, a combination of `SAME` and `SEVERAL`. */
  marks: Uint8Array<ArrayBuffer>;
}

/** The number of rosters that are not listed. */
interface More {
  more: number;
}

/** Mark of a line whose list exists more than once. */
export const SAME = 1;
/** Mark of a line whose player has several lists. */
export const SEVERAL = 2;

/**
 * What the table shows of a row, its text cleaned. The page holds thousands of these. A row with its roster and all
 * problems is three to fourteen times as large, so rows stay in the worker and are fetched when opened.
 */
export interface ResultSummary {
  source: string;
  kind: VerdictKind | 'unreadable';
  /** Number of unknown figures that the rules need. */
  unknown: number;
  name: string;
  player: string;
  system: string;
  game: string;
  fingerprint: string;
  figures: Pick<Figure, 'label' | 'title' | 'value'>[];
  /** Number of errors; of problems if there is no error; of faults if unreadable. */
  count: number;
  /** The first of them, as a sentence; null if there is none. */
  first: { severity: Severity; text: string } | null;
  /** Distinct ids of the broken rules. */
  rules: string[];
  /** What it fields, as numbers of `FieldedNames`. */
  fielded: number[];
}

/** Returns a checked roster as a line of the table. */
export function resultSummaryOf(row: CheckResult, names: FieldedNames): ResultSummary {
  const { source, faults, read } = row;
  if (read === null) {
    return {
      ...nothing,
      source,
      kind: 'unreadable',
      count: faults.length,
      first: { severity: 'error', text: cleanText(unreadText(row)) },
    };
  }
  const { name, player, system, fingerprintFull, unknown, figures, problems } = read;
  const [first] = problems.length > 0 ? rowProblems({ ...read, problems: problems.slice(0, 1) }) : [];
  return {
    source,
    kind: verdictKind(read),
    unknown,
    name: cleanText(name),
    player: cleanText(player),
    system,
    game: gameName(read),
    fingerprint: fingerprintFull,
    figures: figures.map(({ label, title, value }) => ({ label, title, value })),
    count: problems.filter(({ severity }) => severity === 'error').length || problems.length,
    first: first ? { severity: first.severity, text: cleanText(first.text) } : null,
    rules: [...new Set(problems.map(({ rule }) => rule))],
    fielded: names.numbersOf(system, read.uses),
  };
}

const nothing = {
  unknown: 0,
  name: '',
  player: '',
  system: '',
  game: '',
  fingerprint: '',
  figures: [],
  rules: [],
  fielded: [],
};

/** The name of a line; the file of an unreadable one. */
export const resultName = ({
  kind,
  name,
  source,
}: Pick<ResultSummary, 'kind' | 'name' | 'source'>): string =>
  kind === 'unreadable' ? source : name || 'No name';

/** A type or upgrade under one of its names, case-folded for searching. */
export interface FieldedName {
  key: string;
  name: string;
}

/** Numbers the things that rosters field, so that thousands of lines need not repeat the names. */
export class FieldedNames {
  /** By number; append-only. */
  list: FieldedName[] = [];
  #numbers = new Map<string, number>();

  /** Returns the distinct numbers of the types and upgrades that a roster fields. */
  numbersOf(system: string, uses: readonly Use[]): number[] {
    return [...new Set(uses.map((use) => this.#numberOf(system, use)))];
  }

  #numberOf(system: string, use: Use): number {
    const key = usageKey(system, use);
    // Rosters may define their own types, with the same id and different names.
    const nameKey = `${key}\n${use.name}`;
    const known = this.#numbers.get(nameKey);
    if (known !== undefined) return known;
    const number = this.list.push({ key, name: foldCase(use.name) }) - 1;
    this.#numbers.set(nameKey, number);
    return number;
  }
}

/** Returns a test whether a line fields something wanted; the wanted names are looked up once. */
export function fielding(
  names: readonly FieldedName[],
  isWanted: (each: FieldedName) => boolean,
): (line: { fielded: readonly number[] }) => boolean {
  const wanted = new Set(names.flatMap((each, number) => (isWanted(each) ? [number] : [])));
  return ({ fielded }) => wanted.size > 0 && fielded.some((number) => wanted.has(number));
}
