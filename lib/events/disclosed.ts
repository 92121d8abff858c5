import * as z from 'zod/mini';
import { FILE_BYTES } from '@/lib/roster/limits';
import { nameSchema } from '@/lib/roster/roster';
import { listOf } from '@/lib/roster/schemas';
import { hashSchema, momentSchema } from './acts';
import { isFrom, isListed } from './course';
import { MAX_PLAYERS } from './event';
import { type EventFile, stateOf } from './event-file';
import { commitmentOf } from './log';

/** A revealed list with what was published about it. */
export interface DisclosedList {
  /** The name of the player. */
  player: string;
  text: string;
  salt: string;
  /** The published commitments, the first at the first lock. */
  commitments: readonly { at: number; hash: string }[];
}

/** The file of revealed lists, by which everybody can check that no list was changed. */
export const disclosedSchema = z.strictObject({
  musterLists: z.literal(1),
  lists: listOf(
    z.strictObject({
      player: nameSchema,
      text: z.string().check(z.maxLength(FILE_BYTES)),
      salt: hashSchema,
      commitments: listOf(z.strictObject({ at: momentSchema, hash: hashSchema }), 100),
    }),
    MAX_PLAYERS,
  ),
}) as unknown as z.ZodMiniType<{ musterLists: 1; lists: DisclosedList[] }>;

/** Whether a revealed list is the one that was committed to last. */
export const isAsCommitted = ({ text, salt, commitments }: DisclosedList): boolean =>
  commitments.at(-1)?.hash === commitmentOf(salt, new TextEncoder().encode(text));

/** The lists of an event's file with their commitments; none before the lock. */
export function disclosedOf({ log, contents }: EventFile): DisclosedList[] {
  const state = stateOf(log);
  if (!isFrom('locked', state)) return [];
  return [...state.players.values()].flatMap((player) => {
    const { name, list, commitments } = player;
    if (list === null || !isListed(player)) return [];
    return [{ player: name, text: contents[list.content] ?? '', salt: list.salt, commitments }];
  });
}

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
