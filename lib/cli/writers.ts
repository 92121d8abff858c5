import { answerOf, checkResultOf, examine, type ResultFix } from '@/lib/check/answer';
import { findRowFix } from '@/lib/check/find-row-fix';
import { type Input, withBugGuard } from '@/lib/check/input';
import { readRosterBytes } from '@/lib/check/read';
import { countText, summaryInWords, summaryLines, tally } from '@/lib/check/summary';
import {
  type CsvCells,
  csvCells,
  csvColumns,
  csvHead,
  csvRow,
  csvStart,
  figureCells,
} from '@/lib/check/verdict-csv';
import { manyRosters, sha256 } from '@/lib/node/many-rosters';
import type { CheckedRoster } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack/pack';
import { parsePack } from '@/lib/roster/parse';
import type { Parsed } from '@/lib/roster/report';
import { headlineFigures } from '@/lib/roster/shown/figures';
import { shownJson } from '@/lib/roster/text/visible';
import { verdictKind } from '@/lib/roster/verdict';
import type { Separator } from '@/lib/sheet/csv';
import { loadSystem, systems } from '@/lib/systems/registry';
import { type Paint, paintFor } from './output';
import { readable } from './readable';

/** Writes the answers of `muster check`. */
export interface Writer {
  /** Returns the text for a roster; called in the order of the rosters. */
  each: AnswerOf;
  /** Returns the text after the last roster. */
  end: (count: Count) => string | Promise<string>;
}

/** The requested form of the answers. */
export interface Answering {
  json?: boolean | undefined;
  csv?: boolean | undefined;
  summary?: boolean | undefined;
  /** Whether the first fix of each roster is searched for and, as CSV, has a column. */
  fixes?: boolean | undefined;
  /** Between the cells of CSV; a comma if omitted. */
  separator?: Separator | undefined;
  /** Whether text for people may be coloured. */
  coloured: boolean;
}

/** Makes the writer of the requested answers, for rosters checked with or without a pack. */
export function writerFor(answering: Answering, pack: Pack | null): Writer {
  const { json, csv, summary, coloured } = answering;
  if (summary) return summaryWriter(json === true);
  if (json) return jsonWriter();
  return csv ? csvWriter(pack, answering) : readableWriter(paintFor(coloured));
}

/** For people: name, figures, verdict and every problem, and a line of totals if there are several. */
function readableWriter(paint: Paint): Writer {
  let first = true;
  return {
    each(examined, source) {
      const text = `${readable(source, examined, paint)}\n`;
      const before = first ? '' : '\n';
      first = false;
      return `${before}${text}`;
    },
    end: (count) => (count.rosters > 1 ? `\n${countText(count)}\n` : ''),
  };
}

/** One line of JSON per roster. */
const jsonWriter = (): Writer => ({
  each: (examined, source) => `${shownJson(answerOf(examined, source, sha256))}\n`,
  end: () => '',
});

/** Rosters whose figures are inspected before the columns of a CSV are fixed. */
const INSPECTED = 1000;

/**
 * One line of CSV per roster. The columns are those of the rosters' figures if there are at most 1,000 rosters; else
 * those of every game, so that no more rosters have to be buffered.
 */
function csvWriter(pack: Pack | null, { fixes, separator }: Answering): Writer {
  const head = csvHead(pack, new Date(), { fixes, separator });
  let held: CsvCells[] = [];
  let columns: string[] | null = null;
  const begin = (chosen: string[]) => {
    columns = chosen;
    const text = csvStart(chosen, head) + held.map((row) => csvRow(row, chosen, head)).join('');
    held = [];
    return text;
  };
  return {
    async each(examined, source, fix) {
      const row = csvCells({ ...checkResultOf(examined, source, sha256), fix }, head);
      if (columns !== null) return csvRow(row, columns, head);
      held.push(row);
      return held.length > INSPECTED ? begin(csvColumns([...held, await allFigures()])) : '';
    },
    end: () => (columns === null ? begin(csvColumns(held)) : ''),
  };
}

/** The figures of every game, for a force under a pack with limits, so that limits have columns. */
async function allFigures(): Promise<Pick<CsvCells, 'figures'>> {
  const figures: CsvCells['figures'] = [];
  for (const { id } of systems) {
    const system = await loadSystem(id);
    if (!system) continue;
    const pack = parsePack({ musterPack: 1, name: '', system: id, limit: 1, maxElements: 1 }, system);
    if (!pack.ok) continue;
    const all = headlineFigures(system.figures(system.evaluate(system.emptyForce(), pack.value)));
    figures.push(...all.flatMap(figureCells));
  }
  return { figures };
}

/** A summary of all rosters as text or JSON. */
function summaryWriter(json: boolean): Writer {
  const all = tally();
  return {
    each(examined, source) {
      all.add(checkResultOf(examined, source, sha256));
      return '';
    },
    async end() {
      const summary = await summaryInWords(all.summary());
      return json ? `${shownJson(summary)}\n` : `${summaryLines(summary).join('\n')}\n`;
    },
  };
}

/** The numbers of checked rosters by verdict. */
export interface Count {
  rosters: number;
  legal: number;
  /** How many of the legal ones are undecided. */
  undecided: number;
  notLegal: number;
  unreadable: number;
}

/** Makes a count of no rosters. */
export const noCount = (): Count => ({ rosters: 0, legal: 0, undecided: 0, notLegal: 0, unreadable: 0 });

/** Counts one roster. */
export function countIn(count: Count, examined: Parsed<CheckedRoster>) {
  count.rosters++;
  if (!examined.ok) count.unreadable++;
  else {
    const { report } = examined.value.checked;
    count[report.legal ? 'legal' : 'notLegal']++;
    if (verdictKind(report) === 'undecided') count.undecided++;
  }
}

/** Returns the text of the answer for a roster, with the search for its fix if there was one. */
export type AnswerOf = (
  examined: Parsed<CheckedRoster>,
  source: string,
  fix?: ResultFix,
) => string | Promise<string>;

/** A roster that was examined, and the text of its answer. */
interface Answered {
  examined: Parsed<CheckedRoster>;
  text: string;
}

/**
 * Makes a checker of rosters, with or without a pack. A defect in the check of one is the answer for that one.
 * @param fixes whether to search for the first fix of each roster that is not legal
 */
export function inputChecker(
  pack: Pack | null,
  answerOf: AnswerOf,
  fixes = false,
): (input: Input) => Promise<Answered> {
  const parse = manyRosters();
  return ({ source, bytes }) => {
    const answered = async (examined: Parsed<CheckedRoster>) => {
      const fix = fixes ? await fixOf(examined, pack) : undefined;
      return { examined, text: await answerOf(examined, source, fix) };
    };
    return withBugGuard(
      async () => answered(examine(bytes.ok ? await readRosterBytes(bytes.value, parse) : bytes, pack)),
      answered,
    );
  };
}

/** Searches for the first fix of a roster; undefined if it needs none or could not be read. */
const fixOf = async (examined: Parsed<CheckedRoster>, pack: Pack | null): Promise<ResultFix | undefined> =>
  examined.ok && !examined.value.checked.report.legal
    ? withBugGuard(
        () => findRowFix(examined.value.roster, pack),
        () => ({ fix: null, ended: false }),
      )
    : undefined;
