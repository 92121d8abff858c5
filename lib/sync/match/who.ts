import type { ChangeIntent } from '@/lib/play/intent';
import type { Path } from '@/lib/play/mark';
import type { Setup } from '@/lib/play/setup';

/** What a device may mark in a shared match: both sides, one side by its id, or nothing. */
export type Who = 'both' | 'look' | { side: string };

/**
 * Whether a device may do this: one that marks its own side also marks what is of the match, and the target of its
 * attacks. This is courtesy and no protection: each device works the log out from whatever the members of a match send,
 * and all leave out the same steps.
 */
export function mayMark(who: Who, intent: ChangeIntent, { model }: Setup): boolean {
  if (who === 'both') return true;
  if (who === 'look') return false;
  const isOwn = (side: string | undefined) => side === undefined || side === who.side;
  if ('free' in intent) return true;
  if ('set' in intent) return isOwn(sideOf(intent.set));
  if ('add' in intent) return isOwn(sideOf(intent.add));
  const { act, row, side, target } = intent;
  const isAttack = row !== undefined && model.attacks.some(({ id }) => id === act);
  return isOwn(row?.[0] ?? side) && (isAttack || isOwn(target?.[0]));
}

const sideOf = (path: Path): string | undefined => (path.length > 1 ? path[0] : undefined);
