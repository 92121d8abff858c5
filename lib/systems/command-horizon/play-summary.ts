import playSummaryData from '@/data/command-horizon/play-summary.json';
import type { Sheet, SheetTable } from '@/lib/sheet/sheet';
import type { PlaySummary } from './data-schema';

const sections = playSummaryData as PlaySummary;

/** How the game is played, from set-up to objectives: one page. */
export const playSummary = (): Sheet => ({
  title: 'Play summary',
  label: 'For play',
  system: 'Command Horizon',
  player: '',
  orientation: 'landscape',
  facts: [],
  verdict: null,
  tables: sections.map(table),
  notes: [],
});

const table = ({ title, rows }: PlaySummary[number], index: number): SheetTable => ({
  title,
  columns: [
    { id: 'name', label: 'What', width: 18, align: 'left' },
    { id: 'effect', label: 'How it goes', width: 70, align: 'left' },
    { id: 'page', label: 'Section', width: 13, align: 'left' },
  ],
  rows: rows.map(({ name, lines, page }) => ({
    cells: {
      name: { kind: 'text', text: name, strong: true },
      effect: { kind: 'text', text: lines.join(' ') },
      page: { kind: 'text', text: shortSection(page) },
    },
  })),
  empty: '',
  dense: true,
  // The second half stands in the second column where the paper lies.
  beside: index >= sections.length / 2,
});

/** A section by its numeral, where it has one: "VIII", "Infantry". */
const shortSection = (page: string) => /^[IVX]+(?= )/.exec(page)?.[0] ?? page;
