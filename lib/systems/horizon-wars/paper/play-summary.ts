import playSummaryData from '@/data/horizon-wars/play-summary.json';
import { pageText } from '@/lib/roster/verdict';
import { playSheet, playTable } from '@/lib/sheet/play-sheet';
import type { Sheet } from '@/lib/sheet/sheet';
import type { PlaySummary } from '../catalogue/data-schema';

/** The play summary of Appendix 2 (p.117-118), with the turn and the aircraft rules: one page. */
export const playSummary = (): Sheet =>
  playSheet(
    'Horizon Wars',
    (playSummaryData as PlaySummary).map(({ title, rows }) =>
      playTable(
        {
          title,
          rows: rows.map(({ name, lines, page }) => ({ name, text: lines.join(' '), where: pageText(page) })),
        },
        'Page',
      ),
    ),
  );
