import { errorsOf } from '@/lib/roster/check';
import type { AnyEditCatalogue } from '@/lib/roster/edits/edit-catalogue';
import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { pick, type Random } from './random';

// Random legal forces of any game, and slips of the kind that a player makes: an element twice or gone, a value
// changed.

export const isLegal = (force: unknown, system: AnyGameSystem) =>
  errorsOf(force, system, null).errors.length === 0;

/** Steps of the random walk from a sample to a legal force. */
const WALK = 12;

/** Returns a legal roster: a sample, changed by random edits and copies that leave it legal. */
export async function legalRoster(
  system: AnyGameSystem,
  catalogue: AnyEditCatalogue,
  random: Random,
): Promise<Roster> {
  const samples = (await system.samples()).map(({ roster }) => parseRoster(structuredClone(roster), system));
  const legal = samples.flatMap((read) => (read.ok && isLegal(read.value.force, system) ? [read.value] : []));
  const roster = pick(legal, random);
  let { force } = roster;
  for (let step = 0; step < WALK; step++) {
    const edits = catalogue.edits(system.evaluate(force, null));
    const next =
      random(4) === 0
        ? await duplicated(force, system, catalogue, random)
        : pick(edits, random)?.apply(force);
    if (next !== undefined && next !== force && isReadable(roster, next, system) && isLegal(next, system))
      force = next;
  }
  return { ...roster, force };
}

const isReadable = (roster: Roster, force: unknown, system: AnyGameSystem) =>
  parseRoster(structuredClone({ ...roster, force }), system).ok;

/** The force with a copy of an element, as the game's own editor makes it. */
async function duplicated(
  force: unknown,
  { id: game }: AnyGameSystem,
  catalogue: AnyEditCatalogue,
  random: Random,
) {
  const elements = catalogue.elements(force);
  if (elements.length === 0) return force;
  const edits: Record<string, unknown> = await import(`../../lib/systems/${game}/edits/edit.ts`);
  const duplicate = Object.entries(edits).find(([name]) => name.startsWith('duplicate'))?.[1];
  return (duplicate as Duplicate)(force, pick(elements, random).value.id).force;
}

type Duplicate = (force: unknown, id: string) => { force: unknown };

/** Returns the force after one slip; the same force if it came to nothing. */
async function slip(
  force: unknown,
  system: AnyGameSystem,
  catalogue: AnyEditCatalogue,
  random: Random,
): Promise<unknown> {
  const elements = catalogue.elements(force);
  const kind = random(3);
  if (elements.length > 0 && kind === 0) return duplicated(force, system, catalogue, random);
  if (elements.length > 1 && kind === 1) return catalogue.without(force, [pick(elements, random).value.id]);
  // Not structuredClone: a copy of an element may share its values with the original.
  const changed: unknown = JSON.parse(JSON.stringify(force));
  const element = elements.length > 0 ? pick(catalogue.elements(changed), random).value : (changed as object);
  const leaves = leavesOf(element);
  if (leaves.length === 0) return force;
  const { holder, name } = pick(leaves, random);
  const value = holder[name];
  holder[name] = typeof value === 'boolean' ? !value : otherNumber(Number(value), random);
  return changed;
}

/** A number as typed wrongly: another digit, or one digit too many. */
const otherNumber = (value: number, random: Random): number =>
  random(3) === 0 ? Number(`1${value}`) : random(Math.max(10, value + 3));

type Holder = Record<string, unknown>;

/** The numbers and flags of an element, at any depth. */
function leavesOf(element: object): { holder: Holder; name: string }[] {
  return Object.entries(element).flatMap(([name, value]) => {
    if (typeof value === 'number' || typeof value === 'boolean') return [{ holder: element as Holder, name }];
    return typeof value === 'object' && value !== null ? leavesOf(value) : [];
  });
}

/** Returns an illegal roster after a number of slips, with the legal states before each; null if it stays legal. */
export async function slipped(
  roster: Roster,
  count: number,
  system: AnyGameSystem,
  catalogue: AnyEditCatalogue,
  random: Random,
): Promise<{ roster: Roster; history: unknown[] } | null> {
  const history = [roster.force];
  let { force } = roster;
  let slips = 0;
  for (let tries = 0; slips < count && tries < 20 * count; tries++) {
    const next = await slip(force, system, catalogue, random);
    if (next === force || !isReadable(roster, next, system)) continue;
    history.unshift(next);
    force = next;
    slips++;
  }
  // The force itself is the first of its history.
  return slips < count || isLegal(force, system)
    ? null
    : { roster: { ...roster, force }, history: history.slice(1) };
}

/** Returns a force of a number of elements after many slips, which keep that number. */
export async function manySlips(
  system: AnyGameSystem,
  catalogue: AnyEditCatalogue,
  { elements, slips }: { elements: number; slips: number },
  random: Random,
): Promise<Roster> {
  const roster = await legalRoster(system, catalogue, random);
  let { force } = roster;
  const countOf = (each: unknown) => catalogue.elements(each).length;
  for (let more = elements - countOf(force); more > 0; more--)
    force = await duplicated(force, system, catalogue, random);
  for (let fewer = countOf(force) - elements; fewer > 0; fewer--)
    force = catalogue.without(force, [pick(catalogue.elements(force), random).value.id]);
  for (let left = slips; left > 0; left--) {
    const next = await slip(force, system, catalogue, random);
    if (countOf(next) === elements && isReadable(roster, next, system)) force = next;
  }
  return { ...roster, force };
}
