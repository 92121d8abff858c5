import { type Parsed, refused } from '@/lib/roster/report';
import { yieldWhenDue } from '@/lib/roster/time-slices';
import { systems } from '@/lib/systems/registry';
import { TYPED_LIST } from '../limits';
import { headOf } from './own-text';
import { linesOf } from './passages';
import { type AtHand, readAs, type TypedReading } from './reading';

const TOO_LONG = `This is too long to be read as a typed list, which may have ${TYPED_LIST.lines.toLocaleString('en-GB')} lines and ${TYPED_LIST.characters.toLocaleString('en-GB')} characters.`;

/**
 * Reads a text as a typed list of every game, or of the one that its first lines name: the game with the most lines
 * understood first. Refused if it is too long.
 * @param atHand returns what the player has at hand for a game, by its id, and by the kind of what it names of that
 */
export async function readTyped(
  text: string,
  atHand: (system: string, ownKind?: string) => Promise<AtHand>,
): Promise<Parsed<TypedReading[]>> {
  const lines = text.length > TYPED_LIST.characters ? null : linesOf(text);
  if (lines === null || lines.length > TYPED_LIST.lines) return refused(TOO_LONG);
  const names = systems.map(({ name }) => name);
  const head = headOf(lines, names);
  const readings: TypedReading[] = [];
  for (const { id, name, load } of systems) {
    if (head !== null && head.game !== name) continue;
    const { system } = await load();
    const typed = await system.typed();
    readings.push(readAs(lines, head, system, typed, await atHand(id, typed.ownKind)));
    await yieldWhenDue();
  }
  // Stable, so that games with as much understood keep their usual order.
  return { ok: true, value: readings.sort((one, other) => other.understood - one.understood) };
}

/** The reading that understood most; null if none did, or several as much, so that the player is to choose. */
export function clearReading([first, second]: readonly TypedReading[]): TypedReading | null {
  if (first === undefined || first.understood === second?.understood) return null;
  return first;
}
