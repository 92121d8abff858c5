import playSummaryData from '@/data/command-horizon/play-summary.json';
import { playSheet, playTable } from '@/lib/sheet/play-sheet';
import type { Sheet } from '@/lib/sheet/sheet';
import type { PlaySummary } from '../catalogue/data-schema';

/** How the game is played, from set-up to objectives: one page. */
export const playSummary = (): Sheet =>
  playSheet(
    'Command Horizon',
    (playSummaryData as PlaySummary).map(({ title, rows }) =>
      playTable(
        {
          title,
          rows: rows.map(({ name, lines, page }) => ({
            name,
            text: lines.join(' '),
            where: shortSection(page),
          })),
        },
        'Sec.',
      ),
    ),
  );

/** A section by its numeral if it has one: "VIII", "Infantry". */
const shortSection = (page: string) => /^[IVX]+(?= )/.exec(page)?.[0] ?? page;
