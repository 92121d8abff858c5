import playSummaryData from '@/data/battle-royale/play-summary.json';
import sharedData from '@/data/horizon-wars/play-summary.json';
import { pageText } from '@/lib/roster/verdict';
import { type PlayPart, playSheet, playTable } from '@/lib/sheet/play-sheet';
import type { Sheet } from '@/lib/sheet/sheet';
import type { PlaySummary } from '../catalogue/data-schema';

/** How a battle royale is played: turns, power cells and pilots, and the rows it needs of Horizon Wars. */
export const playSummary = (): Sheet =>
  playSheet(
    'Battle Royale',
    (playSummaryData as PlaySummary).map((section) => playTable(part(section), 'Page')),
  );

/** A part with its rows; a name alone is taken from the same part of the Horizon Wars summary. */
function part({ title, rows }: PlaySummary[number]): PlayPart {
  const filled = rows.map((row) => {
    const { name, lines, page } = typeof row === 'string' ? sharedRow(title, row) : { ...row, page: null };
    return { name, text: lines.join(' '), where: pageText(page) };
  });
  const shared = filled.some(({ where }) => where !== '');
  return { title: shared ? `${title} · Horizon Wars` : title, rows: filled };
}

function sharedRow(title: string, name: string) {
  const row = sharedData.find((each) => each.title === title)?.rows.find((each) => each.name === name);
  if (row === undefined) throw new Error(`The summary of Horizon Wars has no row ${title}: ${name}.`);
  return row;
}
