import { counted, inList } from '@/lib/roster/words';
import { aircraftUpgrade } from '../catalogue';
import type { Reckoning } from '../reckon';
import type { ReckonedElement } from '../reckon-elements';
import { typeName } from '../text';
import { culprit, rule } from './rule';

const LIGHT = 'light-transport';
const HEAVY = 'heavy-transport';

/** An aircraft that carries something, with the room it has. */
export interface Carrier {
  aircraft: ReckonedElement;
  /** Each once, however often it is listed. */
  passengers: ReckonedElement[];
  light: boolean;
  /** Times heavy transport was taken: the P it carries. */
  heavyRoom: number;
}

/** The transports of a force that carry something (p.43, 70). */
function carriersOf({ force, element }: Pick<Reckoning, 'force' | 'element'>): Carrier[] {
  return force.transports
    .filter(({ passengers }) => passengers.length > 0)
    .map(({ aircraft, passengers }) => carrierOf(element(aircraft), [...new Set(passengers)].map(element)));
}

/** An aircraft with the room it has, and who is to ride in it. */
export function carrierOf(aircraft: ReckonedElement, passengers: ReckonedElement[]): Carrier {
  let heavyRoom = 0;
  for (const { record, times } of aircraft.aircraftUpgrades) if (record.id === HEAVY) heavyRoom += times;
  const light = aircraft.aircraftUpgrades.some(({ record }) => record.id === LIGHT);
  return { aircraft, passengers, light, heavyRoom };
}

/** Has an aircraft room for anything at all (p.70)? */
export const canCarry = ({ light, heavyRoom }: Carrier): boolean => light || heavyRoom > 0;

/** May an element ride in a light transport, by its type (p.70)? */
const fitsLightTransport = ({ type }: ReckonedElement): boolean =>
  type !== null && (aircraftUpgrade(LIGHT).carries ?? []).includes(type.id);

const lightTypes = inList((aircraftUpgrade(LIGHT).carries ?? []).map(typeName));

export const none = rule({
  id: 'hw/transport/none',
  severity: 'error',
  page: 43,
  title: 'Elements embark on transport aircraft only',
  breach: 'Embarked on what is no transport aircraft',
  check: (reckoning) =>
    carriersOf(reckoning)
      .filter((carrier) => !canCarry(carrier))
      .map(({ aircraft, passengers }) =>
        culprit(aircraft, { passengers: passengers.map(({ label }) => label) }),
      ),
  message: ({ label, passengers }) =>
    `${inList(passengers)} ${passengers.length === 1 ? 'is' : 'are'} embarked on ${label}, which is no transport aircraft.`,
});

export const eligible = rule({
  id: 'hw/transport/eligible',
  severity: 'error',
  page: 70,
  title: 'A transport carries what it may: light transport six types on foot, none of them an aircraft',
  breach: 'Passenger that its transport may not carry',
  check: (reckoning) =>
    carriersOf(reckoning).flatMap((carrier) => {
      if (!canCarry(carrier)) return [];
      const { aircraft, passengers, heavyRoom } = carrier;
      const refused = passengers.filter(
        (passenger) => passenger.kind === 'aircraft' || (heavyRoom === 0 && !fitsLightTransport(passenger)),
      );
      return refused.length > 0
        ? [culprit(aircraft, { refused: refused.map((passenger) => passenger.label), heavyRoom })]
        : [];
    }),
  message: ({ label, refused, heavyRoom }) =>
    `${label} may not carry ${inList(refused)}; ${heavyRoom > 0 ? 'no transport carries aircraft' : `a light transport takes ${lightTypes} only`}.`,
});

export const capacity = rule({
  id: 'hw/transport/capacity',
  severity: 'error',
  page: 70,
  title: 'A light transport carries one element, a heavy one as much P as the times it was taken',
  breach: 'Transport aircraft overloaded',
  check: (reckoning) =>
    carriersOf(reckoning).flatMap((carrier) => {
      if (!canCarry(carrier)) return [];
      const { aircraft, passengers, light, heavyRoom } = carrier;
      if (heavyRoom === 0)
        return passengers.length > 1
          ? [culprit(aircraft, { inLight: false, heavyRoom, load: passengers.length })]
          : [];
      let load = 0;
      let largestInLight = 0;
      for (const passenger of passengers) {
        load += passenger.presence;
        if (light && fitsLightTransport(passenger))
          largestInLight = Math.max(largestInLight, passenger.presence);
      }
      load -= largestInLight;
      return load > heavyRoom ? [culprit(aircraft, { inLight: largestInLight > 0, heavyRoom, load })] : [];
    }),
  message: ({ label, inLight, heavyRoom, load }) =>
    heavyRoom === 0
      ? `${label} carries ${counted(load, 'element')}; a light transport carries 1.`
      : `${label} carries P${load}${inLight ? ' besides the one element of its light transport' : ''}; its heavy transport has room for P${heavyRoom}.`,
});

export const twice = rule({
  id: 'hw/transport/twice',
  severity: 'error',
  page: 43,
  title: 'An element embarks once',
  breach: 'Element embarked more than once',
  check: ({ force, element }) => {
    const embarked = force.transports.flatMap(({ passengers }) => passengers);
    const doubled = new Set(embarked.filter((id, index) => embarked.indexOf(id) !== index));
    return [...doubled].map((id) =>
      culprit(element(id), {
        aircraft: force.transports
          .filter(({ passengers }) => passengers.includes(id))
          .map((transport) => element(transport.aircraft).label),
      }),
    );
  },
  message: ({ label, aircraft }) =>
    `${label} is embarked more than once, on ${inList(aircraft)}; an element embarks once.`,
});
