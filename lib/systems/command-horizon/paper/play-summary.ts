import parts from '@/data/command-horizon/play-summary.json';
import { playSummaryOf } from '@/lib/sheet/play-sheet';
import type { Sheet } from '@/lib/sheet/sheet';

/** How the game is played, from set-up to objectives: one page. */
export const playSummary = (): Sheet => playSummaryOf('Command Horizon', parts, 'Sec.', shortSection);

/** A section by its numeral if it has one: "VIII", "Infantry". */
const shortSection = (page: string) => /^[IVX]+(?= )/.exec(page)?.[0] ?? page;
