import playSummaryData from '@/data/forge-of-war/play-summary.json';
import type { Sheet, SheetTable } from '@/lib/sheet/sheet';
import type { PlaySummary } from './data-schema';

const sections = playSummaryData as PlaySummary;

/** How the game goes, one page: the turn, shooting, close combat, D-markers, vehicles, optional rules. */
export const playSummary = (): Sheet => ({
  title: 'Play summary',
  label: 'For play',
  system: 'Forge of War',
  player: '',
  orientation: 'landscape',
  facts: [],
  verdict: null,
  tables: sections.map(table),
  notes: [],
});

/** Sections in the first column; the rest stand beside them where the paper lies. */
const FIRST = 2;

const table = ({ title, rows }: PlaySummary[number], index: number): SheetTable => ({
  title,
  columns: [
    { id: 'name', label: 'What', width: 16, align: 'left' },
    { id: 'effect', label: 'How it goes', width: 76, align: 'left' },
    { id: 'section', label: 'Sec.', width: 8.5, align: 'left' },
  ],
  rows: rows.map(({ name, lines, section }) => ({
    cells: {
      name: { kind: 'text', text: name, strong: true },
      effect: { kind: 'text', text: lines.join(' ') },
      section: { kind: 'text', text: section },
    },
  })),
  empty: '',
  dense: true,
  beside: index >= FIRST,
});
