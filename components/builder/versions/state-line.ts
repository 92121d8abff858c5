import { checkRoster } from '@/lib/roster/check';
import { dateText } from '@/lib/roster/dates';
import { headlineFigures } from '@/lib/roster/figure';
import type { Pack } from '@/lib/roster/pack';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { verdictText } from '@/lib/roster/verdict';

/** Formats a time, in milliseconds since the epoch, for lists. */
export const timeText = (made: number): string => (made > 0 ? dateText(made, 'second') : 'time unknown');

/** Returns the figures and the verdict of a roster, checked against a pack. */
export function stateLine(roster: Roster, system: AnyGameSystem, pack: Pack | null): string {
  const { evaluation, report } = checkRoster(roster, system, pack);
  const figures = headlineFigures(system.figures(evaluation)).map(({ label, value }) => `${label} ${value}`);
  return [...figures, verdictText(report)].join(' · ');
}
