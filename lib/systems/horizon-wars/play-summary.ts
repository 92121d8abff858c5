import playSummaryData from '@/data/horizon-wars/play-summary.json';
import { pageText } from '@/lib/roster/verdict';
import type { Sheet, SheetTable } from '@/lib/sheet/sheet';
import type { PlaySummary } from './data-schema';

const sections = playSummaryData as PlaySummary;

/** The play summary of Appendix 2 (p.117-118), with the turn and what aircraft do besides: one page. */
export const playSummary = (): Sheet => ({
  title: 'Play summary',
  label: 'For play',
  system: 'Horizon Wars',
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
    { id: 'name', label: 'What', width: 20, align: 'left' },
    { id: 'effect', label: 'How it goes', width: 70, align: 'left' },
    { id: 'page', label: 'Page', width: 9, align: 'left' },
  ],
  rows: rows.map(({ name, lines, page }) => ({
    cells: {
      name: { kind: 'text', text: name, strong: true },
      effect: { kind: 'text', text: lines.join(' ') },
      page: { kind: 'text', text: pageText(page) },
    },
  })),
  empty: '',
  dense: true,
  // The second half stands in the second column where the paper lies.
  beside: index >= sections.length / 2,
});
