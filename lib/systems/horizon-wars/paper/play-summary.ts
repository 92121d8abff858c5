import parts from '@/data/horizon-wars/play-summary.json';
import { playSummaryOf } from '@/lib/sheet/play-sheet';
import type { Sheet } from '@/lib/sheet/sheet';

/** The play summary of Appendix 2 (p.117-118), with the turn and the aircraft rules: one page. */
export const playSummary = (): Sheet => playSummaryOf('Horizon Wars', parts);
