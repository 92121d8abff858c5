import { isFull, newUnitId } from './edit';
import type { Force, Unit } from './force';

/** Where a unit was embarked: on whom, and at which places of the list. */
interface Ride {
  carrier: string;
  at: number[];
}

/**
 * Takes a unit out, off everything it rides on. `restore` puts it back, into whatever the force is by then: under
 * another id where its own is taken, with those passengers that are still there and ride nowhere else since. At once
 * it gives the same force.
 */
export function removeUnit(force: Force, id: string): { force: Force; restore: (force: Force) => Force } {
  const index = force.units.findIndex((unit) => unit.id === id);
  const unit = force.units[index];
  if (unit === undefined) return { force, restore: (now) => now };
  const rides = force.units.flatMap(({ id: carrier, passengers }): Ride[] => {
    const at = passengers.flatMap((each, place) => (each === id ? [place] : []));
    return at.length > 0 && carrier !== id ? [{ carrier, at }] : [];
  });
  const elsewhere = ridersBut(force, id);
  const units = force.units
    .filter((each) => each !== unit)
    .map((each) =>
      each.passengers.includes(id)
        ? { ...each, passengers: each.passengers.filter((passenger) => passenger !== id) }
        : each,
    );
  return { force: { ...force, units }, restore: (now) => restored(now, { unit, index, rides, elsewhere }) };
}

/** Ids embarked on anything but one carrier. */
const ridersBut = (force: Force, carrier: string): Set<string> =>
  new Set(force.units.flatMap(({ id, passengers }) => (id === carrier ? [] : passengers)));

interface Removed {
  unit: Unit;
  index: number;
  rides: Ride[];
  /** Ids that were embarked elsewhere, too, when it was removed. */
  elsewhere: Set<string>;
}

function restored(force: Force, { unit, index, rides, elsewhere }: Removed): Force {
  if (isFull(force)) return force;
  const present = new Set(force.units.map((each) => each.id));
  const id = present.has(unit.id) ? newUnitId(force) : unit.id;
  const since = ridersBut(force, id);
  const passengers = unit.passengers
    .map((each) => (each === unit.id ? id : each))
    .filter((each) => each === id || (present.has(each) && (!since.has(each) || elsewhere.has(each))));
  const units = force.units.map((each) => {
    const ride = rides.find(({ carrier }) => carrier === each.id);
    if (ride === undefined) return each;
    const aboard = [...each.passengers];
    for (const place of ride.at) aboard.splice(place, 0, id);
    return { ...each, passengers: aboard };
  });
  return { ...force, units: units.toSpliced(index, 0, { ...unit, id, passengers }) };
}
