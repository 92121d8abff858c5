import { errorsOf } from '@/lib/roster/check';
import type { AnyEditCatalogue } from '@/lib/roster/edit-catalogue';
import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { pick, type Random } from './random';

// Random legal forces of any game, and slips of the kind that a player makes: an element twice or gone, a value
// changed.

const isLegal = (force: unknown, system: AnyGameSystem) => errorsOf(force, system, null).errors.length === 0;

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
    const edits = catalogue.edits(system.reckon(force, null));
    const next = random(4) === 0 ? duplicated(force, catalogue, random) : pick(edits, random)?.apply(force);
    if (next !== undefined && next !== force && isReadable(roster, next, system) && isLegal(next, system))
      force = next;
  }
  return { ...roster, force };
}

const isReadable = (roster: Roster, force: unknown, system: AnyGameSystem) =>
  parseRoster(structuredClone({ ...roster, force }), system).ok;

function duplicated(force: unknown, catalogue: AnyEditCatalogue, random: Random): unknown {
  const elements = catalogue.elements(force);
  if (elements.length === 0) return force;
  const { value, group } = pick(elements, random);
  const id = `copy${elements.length}-${random(1e6)}`;
  const copy = { ...structuredClone(value), id, ...('chq' in value ? { chq: false } : {}) };
  const at =
    elements.filter((each) => each.group === group).findIndex((each) => each.value.id === value.id) + 1;
  return catalogue.withElement(force, { value: copy, group }, at);
}

/** Returns the force after one slip; the same force if it came to nothing. */
function slip(force: unknown, catalogue: AnyEditCatalogue, random: Random): unknown {
  const elements = catalogue.elements(force);
  const kind = random(3);
  if (elements.length > 0 && kind === 0) return duplicated(force, catalogue, random);
  if (elements.length > 1 && kind === 1) return catalogue.without(force, pick(elements, random).value.id);
  const changed = structuredClone(force);
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
export function slipped(
  roster: Roster,
  count: number,
  system: AnyGameSystem,
  catalogue: AnyEditCatalogue,
  random: Random,
): { roster: Roster; history: unknown[] } | null {
  const history = [roster.force];
  let { force } = roster;
  let slips = 0;
  for (let tries = 0; slips < count && tries < 20 * count; tries++) {
    const next = slip(force, catalogue, random);
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
