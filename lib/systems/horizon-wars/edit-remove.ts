import { isFull, newElementId } from './edit';
import type { Element, Force, Place } from './force';

type Squadron = Force['squadrons'][number];
type Transport = Force['transports'][number];

/** A list of ids with one of them taken out: what is left, and where it stood. */
interface TakenOut {
  index: number;
  all: readonly string[];
  at: number[];
  left: string[];
}

/** Everything a removed element leaves behind that a restore needs. */
interface Removed {
  element: Element;
  index: number;
  /** Ids flagged as CHQ, and ids embarked, when it was removed. */
  flagged: Set<string>;
  aboard: Set<string>;
  squadrons: (TakenOut & { remains: Squadron | null })[];
  /** What it carried. */
  carried: { index: number; passengers: readonly string[] } | null;
  /** What it was embarked on. */
  rides: (TakenOut & { aircraft: string })[];
  place: Place | null;
}

/**
 * Takes an element out with all that refers to it; a squadron of it alone goes too. `restore` puts back the element
 * and those references, into whatever the force is by then; it takes another id where its own is taken by then, and
 * no CHQ flag where another element was given it since. At once it gives the same force.
 */
export function removeElement(force: Force, id: string): { force: Force; restore: (force: Force) => Force } {
  const index = force.elements.findIndex((element) => element.id === id);
  const element = force.elements[index];
  if (element === undefined) return { force, restore: (now) => now };
  const carriedAt = force.transports.findIndex(({ aircraft }) => aircraft === id);
  const carried = force.transports[carriedAt];
  const removed: Removed = {
    element,
    index,
    flagged: flaggedIn(force),
    aboard: aboardOf(force, id),
    squadrons: takeOut(force.squadrons, ({ mechs }) => mechs, id).map((each) => ({
      ...each,
      remains: each.left.length > 0 ? { mechs: each.left } : null,
    })),
    carried: carried ? { index: carriedAt, passengers: carried.passengers } : null,
    rides: takeOut(force.transports, ({ passengers }) => passengers, id).flatMap((each) => {
      const aircraft = force.transports[each.index]?.aircraft;
      return aircraft === undefined || aircraft === id ? [] : [{ ...each, aircraft }];
    }),
    place: placeIn(force, id),
  };
  return { force: without(force, removed), restore: (now) => restored(now, removed) };
}

function placeIn({ scenario }: Force, id: string): Place | null {
  return scenario && Object.hasOwn(scenario.disposition, id) ? (scenario.disposition[id] ?? null) : null;
}

const flaggedIn = (force: Force) =>
  new Set(force.elements.filter(({ chq }) => chq).map((element) => element.id));

/** Ids embarked on any aircraft but one. */
const aboardOf = (force: Force, but: string) =>
  new Set(force.transports.flatMap(({ aircraft, passengers }) => (aircraft === but ? [] : passengers)));

function takeOut<Item>(items: readonly Item[], idsOf: (item: Item) => readonly string[], id: string) {
  return items.flatMap((item, index): TakenOut[] => {
    const all = idsOf(item);
    const at = all.flatMap((each, position) => (each === id ? [position] : []));
    return at.length > 0 ? [{ index, all, at, left: all.filter((each) => each !== id) }] : [];
  });
}

function without(force: Force, { element, squadrons, carried, rides, place }: Removed): Force {
  const { id } = element;
  const next: Force = { ...force, elements: force.elements.filter((each) => each !== element) };
  if (squadrons.length > 0)
    next.squadrons = force.squadrons.flatMap((squadron, index) => {
      const taken = squadrons.find((each) => each.index === index);
      if (taken === undefined) return [squadron];
      return taken.remains ? [taken.remains] : [];
    });
  if (carried || rides.length > 0)
    next.transports = force.transports.flatMap((transport, index): Transport[] => {
      const taken = rides.find((each) => each.index === index);
      if (transport.aircraft === id) return [];
      return taken ? [{ ...transport, passengers: taken.left }] : [transport];
    });
  if (force.scenario && place) {
    const { [id]: _, ...disposition } = force.scenario.disposition;
    next.scenario = { ...force.scenario, disposition };
  }
  return next;
}

function restored(force: Force, removed: Removed): Force {
  const { element, index, flagged, place } = removed;
  if (isFull(force)) return force;
  const id = force.elements.some((each) => each.id === element.id) ? newElementId(force) : element.id;
  const ledSince = force.elements.some((each) => each.chq && !flagged.has(each.id));
  const back = id === element.id && !(element.chq && ledSince) ? element : { ...element, id };
  if (element.chq && ledSince) back.chq = false;
  const next: Force = { ...force, elements: force.elements.toSpliced(index, 0, back) };
  next.squadrons = withSquadrons(force.squadrons, removed, id);
  next.transports = withTransports(force, next, removed, id);
  if (force.scenario && place)
    next.scenario = {
      ...force.scenario,
      disposition: { ...force.scenario.disposition, [id]: place },
    };
  return next;
}

/** Squadrons with the element back: the one it was taken from, else one that has a former comrade. */
function withSquadrons(now: Squadron[], { element, squadrons }: Removed, id: string): Squadron[] {
  const renamed = (ids: readonly string[]) => ids.map((each) => (each === element.id ? id : each));
  let next = now;
  for (const { index, all, at, left, remains } of squadrons) {
    if (remains === null) {
      next = next.toSpliced(index, 0, { mechs: renamed(all) });
      continue;
    }
    const comrades = (squadron: Squadron | undefined) =>
      squadron?.mechs.some((mech) => left.includes(mech)) && !squadron.mechs.includes(id);
    const same = next.indexOf(remains);
    const found = same >= 0 ? same : comrades(next[index]) ? index : next.findIndex(comrades);
    const squadron = next[found];
    if (squadron) next = next.with(found, { ...squadron, mechs: putBack(squadron.mechs, at, id) });
  }
  return next;
}

/** Transports with the element back: aboard what still flies, and with those aboard who are still there and not elsewhere. */
function withTransports(
  before: Force,
  after: Force,
  { element, carried, rides, aboard }: Removed,
  id: string,
) {
  const present = new Set(after.elements.map((each) => each.id));
  let next = before.transports;
  for (const { aircraft, at } of rides) {
    const found = next.findIndex((each) => each.aircraft === aircraft);
    const transport = next[found];
    if (transport)
      next = next.with(found, { ...transport, passengers: putBack(transport.passengers, at, id) });
    else if (present.has(aircraft)) next = [...next, { aircraft, passengers: at.map(() => id) }];
  }
  if (carried) {
    const elsewhere = aboardOf(before, id);
    const passengers = carried.passengers
      .map((each) => (each === element.id ? id : each))
      .filter((each) => present.has(each) && (!elsewhere.has(each) || aboard.has(each)));
    next = next.toSpliced(carried.index, 0, { aircraft: id, passengers });
  }
  return next;
}

/** A list with an id at the places where it stood; behind the end where the list is shorter by now. */
function putBack(ids: readonly string[], at: readonly number[], id: string): string[] {
  const next = [...ids];
  for (const position of at) next.splice(position, 0, id);
  return next;
}
