import type { CheckResult } from '@/lib/check/check-result';
import { gameName, rowProblems, unreadText } from '@/lib/check/result-text';
import type { Figure } from '@/lib/roster/figure';
import type { VerdictKind } from '@/lib/roster/report';
import type { Severity } from '@/lib/roster/rule';
import { verdictKind } from '@/lib/roster/verdict';
import { cleanText } from '@/lib/sheet/clean';
import type { FieldedNames } from './fielded-names';

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
