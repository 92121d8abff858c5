import { answerOf } from '@/lib/check/answer';
import { summaryInWords } from '@/lib/check/broken-rules';
import { type CheckResult, checkResultOf } from '@/lib/check/check-result';
import { type TalliedRow, tally } from '@/lib/check/summary';
import { countText, summaryLines } from '@/lib/check/summary-text';
import {
  type CsvCells,
  csvCells,
  csvColumns,
  csvHead,
  csvRow,
  csvStart,
  figureCells,
} from '@/lib/check/verdict-csv';
import { headlineFigures } from '@/lib/roster/figure';
import type { Pack } from '@/lib/roster/pack';
import { parsePack } from '@/lib/roster/parse';
import { shownJson } from '@/lib/roster/plain-text';
import { loadSystem, systems } from '@/lib/systems/registry';
import type { PartOf } from './batch';
import type { Count } from './count';
import { sha256 } from './hash';
import { type Paint, paintFor } from './paint';
import { readable } from './readable';

/** Writes the answers of `muster check`. */
export interface Writer<Part = unknown> {
  /** Returns what a roster adds to the answer, as plain data; called in any thread. */
  part: PartOf<Part>;
  /** Returns the text of a part; called in the order of the rosters. */
  each: (part: Part) => string | Promise<string>;
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
  /** Whether text for people may be coloured. */
  coloured: boolean;
}

/** Makes the writer of the requested answers, for rosters checked with or without a pack. */
export function writerFor({ json, csv, summary, fixes, coloured }: Answering, pack: Pack | null): Writer {
  if (summary) return summaryWriter(json === true) as Writer;
  if (json) return jsonWriter() as Writer;
  return (csv ? csvWriter(pack, fixes) : readableWriter(paintFor(coloured))) as Writer;
}

/** For people: name, figures, verdict and every problem, and a line of totals if there are several. */
function readableWriter(paint: Paint): Writer<string> {
  let first = true;
  return {
    part: (examined, source) => `${readable(source, examined, paint)}\n`,
    each(part) {
      const text = first ? part : `\n${part}`;
      first = false;
      return text;
    },
    end: (count) => (count.rosters > 1 ? `\n${countText(count)}\n` : ''),
  };
}

/** One line of JSON per roster. */
const jsonWriter = (): Writer<string> => ({
  part: (examined, source) => `${shownJson(answerOf(examined, source, sha256))}\n`,
  each: (part) => part,
  end: () => '',
});

/** Rosters whose figures are inspected before the columns of a CSV are fixed. */
const INSPECTED = 1000;

/**
 * One line of CSV per roster. The columns are those of the rosters' figures if there are at most 1,000 rosters; else
 * those of every game, so that no more rosters have to be buffered.
 */
function csvWriter(pack: Pack | null, fixes: boolean | undefined): Writer<CsvCells> {
  const head = csvHead(pack, new Date(), fixes);
  let held: CsvCells[] = [];
  let columns: string[] | null = null;
  const begin = (chosen: string[]) => {
    columns = chosen;
    const text = csvStart(chosen, head) + held.map((row) => csvRow(row, chosen)).join('');
    held = [];
    return text;
  };
  return {
    part: (examined, source, fix) => csvCells({ ...checkResultOf(examined, source, sha256), fix }, head),
    async each(row) {
      if (columns !== null) return csvRow(row, columns);
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

/** Reduces a row to what a summary needs, since it may be posted by a thread. */
function tallied({ read, ...row }: CheckResult): TalliedRow {
  if (read === null) return { ...row, read };
  const { roster, totals, figures, problems, ...rest } = read;
  return { ...row, read: { ...rest, problems: problems.map(({ rule, severity }) => ({ rule, severity })) } };
}

/** A summary of all rosters as text or JSON. */
function summaryWriter(json: boolean): Writer<TalliedRow> {
  const all = tally();
  return {
    part: (examined, source) => tallied(checkResultOf(examined, source, sha256)),
    each(row) {
      all.add(row);
      return '';
    },
    async end() {
      const summary = await summaryInWords(all.summary());
      return json ? `${shownJson(summary)}\n` : `${summaryLines(summary).join('\n')}\n`;
    },
  };
}
