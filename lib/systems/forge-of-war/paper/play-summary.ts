import playSummaryData from '@/data/forge-of-war/play-summary.json';
import { playSheet, playTable } from '@/lib/sheet/play-sheet';
import type { Sheet } from '@/lib/sheet/sheet';
import type { PlaySummary } from '../catalogue/data-schema';

/** How the game is played, on one page: the turn, shooting, close combat, D-markers, vehicles, optional rules. */
export const playSummary = (): Sheet =>
  playSheet(
    'Forge of War',
    (playSummaryData as PlaySummary).map(({ title, rows }) =>
      playTable(
        {
          title,
          rows: rows.map(({ name, lines, section }) => ({ name, text: lines.join(' '), where: section })),
        },
        'Sec.',
      ),
    ),
  );
