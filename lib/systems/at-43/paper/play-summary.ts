import parts from '@/data/at-43/play-summary.json';
import { pageText } from '@/lib/roster/verdict';
import { playSheet, playTable } from '@/lib/sheet/play-sheet';
import type { Sheet, SheetTable } from '@/lib/sheet/sheet';
import { play, resolution } from '../catalogue/catalogue';
import { neededText } from '../evaluate/table-values';
import { text } from './text';

/** How a round is played, with the universal table, the leadership points and the drills: one page. */
export const playSummary = (): Sheet =>
  playSheet('AT-43', [
    ...parts.slice(0, 1).map((part) => playTable(part)),
    leadershipTable(),
    ...parts.slice(1).map((part) => playTable(part)),
    universalTable(),
  ]);

/** What leadership points buy, and the drills. */
function leadershipTable(): SheetTable {
  const drill = play.leadership.find(({ id }) => id === 'drill');
  const drills = play.drills.map(
    ({ name, infantryOnly, effect }) => `${name}${infantryOnly ? ' (infantry)' : ''}: ${effect}`,
  );
  const bought = [
    // The activation section covers units without an officer.
    ...play.leadership.filter(({ id }) => id !== 'drill' && id !== 'activate'),
    ...(drill ? [{ ...drill, name: 'Drills', effect: drills.join(' ') }] : []),
  ];
  return playTable({
    title: 'Leadership points',
    rows: bought.map(({ name, cost, effect, page }) => ({ name: `${cost}: ${name}`, lines: [effect], page })),
  });
}

/** The result needed on a die, by the difference of action value and difficulty. */
function universalTable(): SheetTable {
  const { rows, page } = resolution;
  let from: number | null = null;
  const columns = rows.map(({ to, needed }, index) => {
    const label = rangeLabel(from, to);
    from = to === null ? null : to + 1;
    return { id: `d${index}`, label, needed };
  });
  return {
    title: 'Universal table: action value less difficulty',
    columns: [
      { id: 'name', label: `Difference, ${pageText(page)}`, width: 18, align: 'left' },
      ...columns.map(({ id, label }) => ({ id, label, width: 12, align: 'center' as const })),
    ],
    rows: [
      {
        cells: {
          name: { kind: 'text', text: 'Result needed', strong: true },
          ...Object.fromEntries(columns.map(({ id, needed }) => [id, text(neededText(needed))])),
        },
      },
    ],
    empty: '',
  };
}

const signedText = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

function rangeLabel(from: number | null, to: number | null): string {
  if (from === null) return `${signedText(to ?? 0)} or less`;
  if (to === null) return `${signedText(from)} or more`;
  return `${signedText(from)} to ${signedText(to)}`;
}
