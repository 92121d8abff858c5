import { type EventState, type Player, type Settings, type Step, steps } from './event';
import { begunRounds } from './rounds';

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

/** Who asks: the link that a request came with. */
export type Asker = { role: 'organiser' | 'spectator' | 'public' } | { role: 'player'; id: string };

/** Returns who has the link whose secret has this hash; null if no link has it, or it was withdrawn. */
export function askerOf({ links, players }: EventState, hash: string): Asker | null {
  const link = links.find((each) => each.hash === hash);
  if (link) return { role: link.role };
  for (const { id, link: own } of players.values()) if (own === hash) return { role: 'player', id };
  return null;
}

/** Whether somebody may see the event at all, beyond its name and that it is private. */
export const maySee = ({ settings }: EventState, { role }: Asker): boolean =>
  !settings.isPrivate || role !== 'public';

/** Whether organisers may read lists: from the reveal on, or once they looked. */
export const isUnsealed = (state: EventState): boolean =>
  isFrom('revealed', state) || state.notices.some(({ what }) => what === 'looked');

/** Whether somebody may read a player's list: its bytes, and its verdict in full. */
export function mayRead(state: EventState, asker: Asker, player: Player): boolean {
  const { id } = player;
  if (asker.role === 'player' && asker.id === id) return true;
  if (player.list !== null && !isListed(player)) return false;
  if (asker.role === 'organiser') return isUnsealed(state);
  if (!isFrom('revealed', state) || !maySee(state, asker)) return false;
  if (state.settings.shown === 'everyone') return true;
  return (
    asker.role === 'player' &&
    begunRounds(state).some(({ pairings }) =>
      pairings.some(({ a, b }) => (a === asker.id && b === id) || (b === asker.id && a === id)),
    )
  );
}

/** From which step on a setting cannot be changed, and what it is called. */
export const fixedFrom: Partial<Record<keyof Settings, { from: Step; called: string }>> = {
  system: { from: 'open', called: 'The game' },
  opens: { from: 'open', called: 'The time of opening' },
  pack: { from: 'locked', called: 'The pack' },
  illegal: { from: 'locked', called: 'What happens to lists that are not legal' },
  deadline: { from: 'locked', called: 'The deadline' },
  reveals: { from: 'revealed', called: 'The time of the reveal' },
  shown: { from: 'revealed', called: 'Who sees the lists' },
  pairing: { from: 'running', called: 'How rounds are paired' },
};

/** Whether a setting can no longer be changed in the step of an event. */
export function isFixed(setting: keyof Settings, event: Pick<EventState, 'step'>): boolean {
  const from = fixedFrom[setting]?.from;
  return from !== undefined && isFrom(from, event);
}
