import { listIn } from '@/lib/roster/tally';
import type { Force } from '../force';
import type { EvaluatedElement } from './evaluate-elements';

/** An aircraft that carries something, with the room it has. */
export interface Carrier {
  aircraft: EvaluatedElement;
  /** Each once, even if listed repeatedly. */
  passengers: EvaluatedElement[];
  light: boolean;
  /** P it carries as a heavy transport: the times the upgrade was taken. */
  heavyRoom: number;
}

/** The squadrons and transports that elements are in (p.43, 63, 70). */
export interface Groups {
  /** Numbers of the squadrons that an element is declared in, from 1: one for each time it is listed. */
  squadronsOf: (id: string) => readonly number[];
  /** The transports that carry something, by aircraft id. */
  carriers: ReadonlyMap<string, Carrier>;
  /** Ids of the elements aboard one, each once. */
  embarked: readonly string[];
  /** Ids of the aircraft that an element is embarked on: one for each time it is listed. */
  ridesOf: (id: string) => readonly string[];
}

const NONE: readonly never[] = [];

/** Computes the squadrons and transports of a force. */
export function evaluateGroups(
  { squadrons, transports }: Pick<Force, 'squadrons' | 'transports'>,
  element: (id: string) => EvaluatedElement,
): Groups {
  const declared = new Map<string, number[]>();
  const rides = new Map<string, string[]>();
  const carriers = new Map<string, Carrier>();
  for (const [index, { mechs }] of squadrons.entries())
    for (const id of mechs) listIn(declared, id).push(index + 1);
  for (const { aircraft, passengers } of transports) {
    for (const id of passengers) listIn(rides, id).push(aircraft);
    if (passengers.length > 0)
      carriers.set(aircraft, carrierOf(element(aircraft), [...new Set(passengers)].map(element)));
  }
  return {
    squadronsOf: (id) => declared.get(id) ?? NONE,
    carriers,
    embarked: [...rides.keys()],
    ridesOf: (id) => rides.get(id) ?? NONE,
  };
}

const LIGHT = 'light-transport';
const HEAVY = 'heavy-transport';

/** An aircraft with its room and passengers (p.70). */
export function carrierOf(aircraft: EvaluatedElement, passengers: EvaluatedElement[]): Carrier {
  let heavyRoom = 0;
  for (const { record, times } of aircraft.aircraftUpgrades) if (record.id === HEAVY) heavyRoom += times;
  const light = aircraft.aircraftUpgrades.some(({ record }) => record.id === LIGHT);
  return { aircraft, passengers, light, heavyRoom };
}
