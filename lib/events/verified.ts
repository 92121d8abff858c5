import { type DisclosedList, isAsCommitted } from './disclosed';

/** Which of the revealed lists are those that were committed to. */
export interface Verified {
  /** Number of lists that are. */
  same: number;
  /** The names of players whose lists are not. */
  changed: readonly string[];
  /** Those with more than one commitment: the organiser unlocked their lists after the lock. */
  replaced: readonly string[];
}

/** Compares revealed lists with what was published about them at the lock. */
export function verified(lists: readonly DisclosedList[]): Verified {
  const namesOf = (some: readonly DisclosedList[]) => some.map(({ player }) => player);
  const changed = lists.filter((list) => !isAsCommitted(list));
  return {
    same: lists.length - changed.length,
    changed: namesOf(changed),
    replaced: namesOf(lists.filter(({ commitments }) => commitments.length > 1)),
  };
}
