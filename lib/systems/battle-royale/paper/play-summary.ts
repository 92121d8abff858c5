import playSummaryData from '@/data/battle-royale/play-summary.json';
import sharedData from '@/data/horizon-wars/play-summary.json';
import { type PlayPart, playSummaryOf } from '@/lib/sheet/play-sheet';
import type { Sheet } from '@/lib/sheet/sheet';
import type { PlaySummary } from '../catalogue/data-schema';

/** How a battle royale is played: turns, power cells and pilots, and the rows it needs of Horizon Wars. */
export const playSummary = (): Sheet =>
  playSummaryOf('Battle Royale', (playSummaryData as PlaySummary).map(part));

/** A part with its rows; a name alone is taken from the same part of the Horizon Wars summary. */
function part({ title, rows }: PlaySummary[number]): PlayPart {
  const filled = rows.map((row) =>
    typeof row === 'string' ? sharedRow(title, row) : { ...row, page: null },
  );
  const shared = filled.some(({ page }) => page !== null);
  return { title: shared ? `${title} · Horizon Wars` : title, rows: filled };
}

function sharedRow(title: string, name: string) {
  const row = sharedData.find((each) => each.title === title)?.rows.find((each) => each.name === name);
  if (row === undefined) throw new Error(`The summary of Horizon Wars has no row ${title}: ${name}.`);
  return row;
}
