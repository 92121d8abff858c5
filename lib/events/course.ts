import { type EventState, type Player, type Step, steps } from './event';

/** The step after another; null after the last. */
export const stepAfter = (step: Step): Step | null => steps[steps.indexOf(step) + 1] ?? null;

/** The step before another; null before the first. */
export const stepBefore = (step: Step): Step | null => steps[steps.indexOf(step) - 1] ?? null;

/** Whether an event has come as far as a step. */
export const isFrom = (step: Step, { step: now }: Pick<EventState, 'step'>): boolean =>
  steps.indexOf(now) >= steps.indexOf(step);

/** When an event takes its next step without the organiser, in milliseconds since 1970; null if it does not. */
export function dueOf({ step, settings }: Pick<EventState, 'step' | 'settings'>): number | null {
  if (step === 'draft') return settings.opens;
  if (step === 'open') return settings.deadline;
  if (step === 'locked') return settings.reveals;
  return null;
}

/** Whether a player's list may be sent or replaced now. */
export const mayBeSent = (
  { step }: Pick<EventState, 'step'>,
  { isOut, unlocked }: { isOut: boolean; unlocked: string | null },
): boolean => !isOut && (step === 'open' || (unlocked !== null && step !== 'draft' && step !== 'closed'));

/** Whether a player's list is one of the event's. It is not if they withdrew before it was committed to. */
export const isListed = ({
  list,
  isOut,
  commitments,
}: Pick<Player, 'isOut' | 'commitments'> & { list: unknown }): boolean =>
  list !== null && (!isOut || commitments.length > 0);
