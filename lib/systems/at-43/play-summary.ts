import playSummaryData from '@/data/at-43/play-summary.json';
import { pageText } from '@/lib/roster/verdict';
import type { Sheet, SheetTable } from '@/lib/sheet/sheet';
import { play, resolution } from './catalogue';
import type { PlaySummary } from './data-schema';
import { neededText } from './resolution';
import { text } from './sheet-cells';

const sections = playSummaryData as PlaySummary;

/** How a round is played, with the universal table, the leadership points and the drills: one page. */
export const playSummary = (): Sheet => ({
  title: 'Play summary',
  label: 'For play',
  system: 'AT-43',
  player: '',
  orientation: 'landscape',
  facts: [],
  verdict: null,
  tables: [
    ...sections.map((section, index) => ({ ...rowsTable(section), beside: index >= 2 })),
    leadershipTable(),
    { ...universalTable(), beside: true },
  ],
  notes: [],
});

const rowsTable = ({ title, rows }: PlaySummary[number]): SheetTable => ({
  title,
  columns: [
    { id: 'name', label: 'What', width: 20, align: 'left' },
    { id: 'effect', label: 'How it goes', width: 70, align: 'left' },
    { id: 'page', label: 'Page', width: 9, align: 'left' },
  ],
  rows: rows.map(({ name, lines, page }) => ({
    cells: {
      name: { kind: 'text', text: name, strong: true },
      effect: text(lines.join(' ')),
      page: text(pageText(page)),
    },
  })),
  empty: '',
  dense: true,
});

const DRILL = 'Combat drill';
/** Said of the activation already. */
const SAID = 'Activate a unit without an officer';

/** What points buy, and the drills they pay for. */
function leadershipTable(): SheetTable {
  const drill = play.leadership.find(({ name }) => name === DRILL)?.cost ?? 0;
  const bought = [
    ...play.leadership.filter(({ name }) => name !== DRILL && name !== SAID),
    ...play.drills.map((each) => ({
      ...each,
      cost: drill,
      effect: each.infantryOnly ? `Infantry. ${each.effect}` : each.effect,
    })),
  ];
  return rowsTable({
    title: 'Leadership points',
    rows: bought.map(({ name, cost, effect, page }) => ({ name: `${cost}: ${name}`, lines: [effect], page })),
  });
}

/** What a die needs, by the difference of action value and difficulty. */
function universalTable(): SheetTable {
  const { rows, page } = resolution;
  let from: number | null = null;
  const columns = rows.map(({ to, needed }, index) => {
    const label = rangeLabel(from, to);
    from = to === null ? null : to + 1;
    return { id: `d${index}`, label, needed };
  });
  return {
    title: `Universal table (${pageText(page)}): action value less difficulty`,
    columns: [
      { id: 'name', label: 'Difference', width: 16, align: 'left' },
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
    dense: true,
  };
}

const signedText = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

function rangeLabel(from: number | null, to: number | null): string {
  if (from === null) return `${signedText(to ?? 0)} or less`;
  if (to === null) return `${signedText(from)} or more`;
  return `${signedText(from)} to ${signedText(to)}`;
}
