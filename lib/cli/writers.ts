import { answerOf, type Examined } from '@/lib/check/answer';
import { summaryInWords } from '@/lib/check/broken-rules';
import { type Row, rowOf } from '@/lib/check/row';
import { tally } from '@/lib/check/summary';
import { countText, summaryLines } from '@/lib/check/summary-text';
import { csvHead, csvRow, csvStart, figureColumns } from '@/lib/check/verdict-csv';
import { briefly, type Figure } from '@/lib/roster/figure';
import type { Pack } from '@/lib/roster/pack';
import { parsePack } from '@/lib/roster/parse';
import { shownJson } from '@/lib/roster/plain-text';
import type { Parsed } from '@/lib/roster/report';
import { loadSystem, systems } from '@/lib/systems/registry';
import type { Count } from './count';
import { sha256 } from './hash';
import type { Paint } from './paint';
import { readable } from './readable';

/** How the answers of `muster check` are written: what each roster adds, and what comes after the last. */
export interface Writer {
  each: (examined: Parsed<Examined>, source: string) => string | Promise<string>;
  end: (count: Count) => string | Promise<string>;
}

/** For a person: name, figures, verdict and every problem, and a line over all where there are several. */
export function readableWriter(paint: Paint): Writer {
  let first = true;
  return {
    each(examined, source) {
      const text = `${first ? '' : '\n'}${readable(source, examined, paint)}\n`;
      first = false;
      return text;
    },
    end: (count) => (count.rosters > 1 ? `\n${countText(count)}\n` : ''),
  };
}

/** A line of JSON a roster. */
export const jsonWriter = (): Writer => ({
  each: (examined, source) => `${shownJson(answerOf(examined, source, sha256))}\n`,
  end: () => '',
});

/** Rosters whose figures are looked at before the columns of a CSV are settled. */
const LOOKED_AT = 1000;

/**
 * A line of CSV a roster. The figures' columns are those that the rosters have, where there are at most 1,000 rosters;
 * else those of every game, so that no more need be held.
 */
export function csvWriter(pack: Pack | null): Writer {
  const head = csvHead(pack, new Date());
  let held: Row[] = [];
  let columns: string[] | null = null;
  const seen = () => held.flatMap(({ read }) => read?.figures ?? []);
  const begin = (figures: readonly Figure[]) => {
    const begun = figureColumns(figures);
    columns = begun;
    const text = csvStart(begun) + held.map((row) => csvRow(row, begun, head)).join('');
    held = [];
    return text;
  };
  return {
    async each(examined, source) {
      const row = rowOf(examined, source, sha256);
      if (columns !== null) return csvRow(row, columns, head);
      held.push(row);
      return held.length > LOOKED_AT ? begin([...seen(), ...(await allFigures())]) : '';
    },
    end: () => (columns === null ? begin(seen()) : ''),
  };
}

/** The figures of every game, of a force that a pack sets limits to: so that those have a column. */
async function allFigures(): Promise<Figure[]> {
  const all: Figure[] = [];
  for (const { id } of systems) {
    const system = await loadSystem(id);
    if (!system) continue;
    const pack = parsePack({ musterPack: 1, name: '', system: id, limit: 1, maxElements: 1 }, system);
    if (pack.ok) all.push(...briefly(system.figures(system.reckon(system.emptyForce(), pack.value))));
  }
  return all;
}

/** All rosters together in words and numbers, or as JSON. */
export function summaryWriter(json: boolean): Writer {
  const all = tally();
  return {
    each(examined, source) {
      all.add(rowOf(examined, source, sha256));
      return '';
    },
    async end() {
      const summary = await summaryInWords(all.summary());
      return json ? `${shownJson(summary)}\n` : `${summaryLines(summary).join('\n')}\n`;
    },
  };
}
