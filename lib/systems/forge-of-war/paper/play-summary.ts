import parts from '@/data/forge-of-war/play-summary.json';
import { playSummaryOf } from '@/lib/sheet/play-sheet';
import type { Sheet } from '@/lib/sheet/sheet';

/** How the game is played, on one page: the turn, shooting, close combat, D-markers, vehicles, optional rules. */
export const playSummary = (): Sheet => playSummaryOf('Forge of War', parts, 'Sec.', (section) => section);
