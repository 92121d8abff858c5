import playSummaryData from '@/data/battle-royale/play-summary.json';
import sharedData from '@/data/horizon-wars/play-summary.json';
import { pageText } from '@/lib/roster/verdict';
import type { Sheet, SheetRow, SheetTable } from '@/lib/sheet/sheet';
import type { PlaySummary } from './data-schema';

interface Line {
  name: string;
  text: string;
  page: number | null;
}

interface Part {
  title: string;
  lines: Line[];
}

/** How a battle royale is played: its own turn, cells and pilots, and what it needs of Horizon Wars. */
export function playSummary(): Sheet {
  const parts = (playSummaryData as PlaySummary).map(part);
  const first = inFirstColumn(parts);
  return {
    title: 'Play summary',
    label: 'For play',
    system: 'Battle Royale',
    player: '',
    orientation: 'landscape',
    facts: [],
    verdict: null,
    tables: parts.map((each, index) => table(each, index >= first)),
    notes: [],
  };
}

/** A part with its rows; a name alone is a row of the part of the same title in the summary of Horizon Wars. */
const part = ({ title, rows }: PlaySummary[number]): Part => ({
  title,
  lines: rows.map((row): Line => {
    const { name, lines, page } = typeof row === 'string' ? sharedRow(title, row) : { ...row, page: null };
    return { name, text: lines.join(' '), page };
  }),
});

function sharedRow(title: string, name: string) {
  const row = sharedData.find((each) => each.title === title)?.rows.find((each) => each.name === name);
  if (row === undefined) throw new Error(`The summary of Horizon Wars has no row ${title}: ${name}.`);
  return row;
}

/** The number of parts in the first of two columns that leaves the longer one as short as may be. */
function inFirstColumn(parts: readonly Part[]): number {
  const longer = (first: number) => Math.max(height(parts.slice(0, first)), height(parts.slice(first)));
  const numbers = parts.map((_, index) => index + 1);
  return numbers.reduce((best, each) => (longer(each) < longer(best) ? each : best));
}

/** Characters in a line of a column, and lines that a heading takes: no more exact than the columns need it. */
const [A_LINE, HEADING] = [75, 3.5];

const height = (parts: readonly Part[]): number =>
  parts.reduce(
    (sum, { lines }) =>
      lines.reduce((own, { text }) => own + Math.ceil(text.length / A_LINE) + 0.4, sum + HEADING),
    0,
  );

const paged = (lines: readonly Line[]): boolean => lines.some(({ page }) => page !== null);

const table = ({ title, lines }: Part, beside: boolean): SheetTable => ({
  title: paged(lines) ? `${title} · Horizon Wars` : title,
  columns: [
    { id: 'name', label: 'What', width: 20, align: 'left' },
    { id: 'effect', label: 'How it goes', width: 70, align: 'left' },
    ...(paged(lines) ? [{ id: 'page', label: 'Page', width: 9, align: 'left' as const }] : []),
  ],
  rows: lines.map(row),
  empty: '',
  dense: true,
  beside,
});

const row = ({ name, text, page }: Line): SheetRow => ({
  cells: {
    name: { kind: 'text', text: name, strong: true },
    effect: { kind: 'text', text },
    page: { kind: 'text', text: pageText(page) },
  },
});
