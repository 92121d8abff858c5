import * as z from 'zod/mini';
import { givenNameSchema, nameSchema, typedSchema } from '@/lib/roster/roster';
import { addFault } from '@/lib/roster/schemas';
import { seenText } from '@/lib/roster/text/visible';
import type { Player } from './event';

type Named = Pick<Player, 'id' | 'name'>;

/**
 * Returns a sentence if another player has entered under a name that looks the same, otherwise "".
 * @param own the id of the player who is to have the name
 */
export function whyTaken(name: string, players: Iterable<Named>, own?: string): string {
  const seen = seenText(name);
  for (const player of players)
    if (player.id !== own && seenText(player.name) === seen)
      return `${name} has entered already. Add a surname or a letter.`;
  return '';
}

/** The name and the team under which somebody plays, as they are typed; the name may not be taken. */
export const entrySchema = (players: readonly Named[], own: string) =>
  z.object({
    name: typedSchema(
      givenNameSchema.check((payload) => {
        const why = whyTaken(payload.value, players, own);
        if (why !== '') addFault(payload, [], why);
      }),
    ),
    team: typedSchema(nameSchema),
  });
