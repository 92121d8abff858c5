import type { CSSProperties } from 'react';
import type { TieBreak } from '@/lib/events/event';

/** The grid of the standings: with a column for each tie-break where there is room, else with a line for them. */
export const GRID =
  'grid grid-cols-[2.25rem_minmax(0,1fr)_3.25rem_2.75rem_1rem] gap-x-2 @min-[38rem]:grid-cols-[2.25rem_minmax(0,1fr)_3.25rem_2.75rem_var(--tie-breaks)]';

/** The columns of the tie-breaks, and the last one. A lot has up to 15 digits. */
export const columnsOf = (
  tieBreaks: readonly TieBreak[],
): CSSProperties & Record<'--tie-breaks', string> => ({
  '--tie-breaks': [...tieBreaks.map((each) => (each === 'seed' ? '6.75rem' : '4rem')), '1rem'].join(' '),
});
