import { hasRoom, newUnitId } from './edit';
import type { Force, Unit } from './force';

/**
 * Takes a unit out, and the teams of others that were with it go back to them. `restore` puts the unit and those
 * teams back into whatever the force is by then, under another id where its own is taken. At once it gives the same
 * force.
 */
export function removeUnit(force: Force, id: string): { force: Force; restore: (force: Force) => Force } {
  const index = force.units.findIndex((unit) => unit.id === id);
  const unit = force.units[index];
  if (unit === undefined) return { force, restore: (now) => now };
  const senders = new Map<string, Sent>();
  const units = force.units.flatMap((each) => {
    if (each.id === id) return [];
    if (!each.attachTo.includes(id)) return [each];
    const left = each.attachTo.filter((target) => target !== id);
    senders.set(each.id, { all: each.attachTo, left });
    return [{ ...each, attachTo: left }];
  });
  return { force: { ...force, units }, restore: (now) => restored(now, unit, index, senders) };
}

/** Where a unit's teams were, and without those of the unit taken out. */
interface Sent {
  all: readonly string[];
  left: readonly string[];
}

function restored(force: Force, unit: Unit, index: number, senders: ReadonlyMap<string, Sent>): Force {
  if (!hasRoom(force)) return force;
  const known = new Set(force.units.map(({ id }) => id));
  const id = known.has(unit.id) ? newUnitId(force) : unit.id;
  const attachTo = unit.attachTo.filter((target) => known.has(target) || target === unit.id);
  const back: Unit =
    id === unit.id && attachTo.length === unit.attachTo.length ? unit : { ...unit, id, attachTo };
  const rename = (target: string) => (target === unit.id ? id : target);
  const units = force.units.map((each) => {
    const sent = senders.get(each.id);
    if (sent === undefined || each.attachTo.includes(unit.id)) return each;
    const asLeft =
      each.attachTo.length === sent.left.length &&
      each.attachTo.every((target, at) => target === sent.left[at]);
    const teams = sent.all.filter((target) => target === unit.id);
    return { ...each, attachTo: (asLeft ? [...sent.all] : [...each.attachTo, ...teams]).map(rename) };
  });
  return { ...force, units: units.toSpliced(index, 0, back) };
}
