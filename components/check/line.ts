import type { Row } from '@/lib/check/row';
import { gameName, rowProblems, unreadText } from '@/lib/check/row-text';
import type { Figure } from '@/lib/roster/figure';
import type { VerdictKind } from '@/lib/roster/report';
import type { Severity } from '@/lib/roster/rule';
import { verdictKind } from '@/lib/roster/verdict';
import { cleanText } from '@/lib/sheet/clean';
import type { FieldedNames } from './fielded-names';

/**
 * What the table shows of a row, its text cleaned. The page holds thousands of these, and a row with its roster and all
 * problems is three to fourteen times as large: rows stay in the worker, which is asked for one when it is opened.
 */
export interface Line {
  source: string;
  kind: VerdictKind | 'unreadable';
  /** How many figures that the rules need are not known. */
  unknown: number;
  name: string;
  player: string;
  system: string;
  game: string;
  fingerprint: string;
  figures: Pick<Figure, 'label' | 'title' | 'value'>[];
  /** How many errors; problems where there is no error, or faults of what could not be read. */
  count: number;
  /** The first of them, in a sentence; null where there is none. */
  first: { severity: Severity; text: string } | null;
  /** Ids of the rules broken, each once. */
  rules: string[];
  /** What it fields, as numbers of `FieldedNames`. */
  fielded: number[];
}

/** A checked roster as a line of the table. */
export function lineOf(row: Row, names: FieldedNames): Line {
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

/** What a line is called. */
export const lineName = ({ kind, name, source }: Pick<Line, 'kind' | 'name' | 'source'>): string =>
  kind === 'unreadable' ? source : name || 'No name';
