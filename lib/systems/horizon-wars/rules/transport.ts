import { counted, inList } from '@/lib/roster/text/words';
import { aircraftUpgrade } from '../catalogue/catalogue';
import type { Carrier } from '../evaluate/evaluate';
import type { EvaluatedElement } from '../evaluate/evaluate-elements';
import { typeName } from '../paper/text';
import { elementFinding, rule } from './rule';

const LIGHT = 'light-transport';

/** Whether an aircraft has room for anything (p.70). */
export const canCarry = ({ light, heavyRoom }: Carrier): boolean => light || heavyRoom > 0;

/** Whether an element's type may ride in a light transport (p.70). */
const fitsLightTransport = ({ type }: EvaluatedElement): boolean =>
  type !== null && (aircraftUpgrade(LIGHT).carries ?? []).includes(type.id);

const lightTypes = inList((aircraftUpgrade(LIGHT).carries ?? []).map(typeName));

/** A finding about an aircraft and its passengers. */
const loaded = <Facts extends object>(aircraft: EvaluatedElement, facts: Facts) => ({
  ...elementFinding(aircraft, [], facts),
  path: ['transports', aircraft.id],
});

export const none = rule({
  id: 'hw/transport/none',
  severity: 'error',
  repairs: { any: ['disembark', 'upgrade-off', 'presence', 'retype', 'remove'] },
  page: 43,
  title: 'Elements embark on transport aircraft only',
  breach: 'Embarked on something other than a transport aircraft',
  check: ({ carriers }) =>
    [...carriers.values()]
      .filter((carrier) => !canCarry(carrier))
      .map(({ aircraft, passengers }) =>
        loaded(aircraft, { passengers: passengers.map(({ label }) => label) }),
      ),
  message: ({ label, passengers }) =>
    `${inList(passengers)} ${passengers.length === 1 ? 'is' : 'are'} embarked on ${label}, which is not a transport aircraft`,
});

export const eligible = rule({
  id: 'hw/transport/eligible',
  severity: 'error',
  repairs: { any: ['disembark', 'upgrade-off', 'presence', 'retype', 'remove'] },
  page: 70,
  title: 'A transport carries what it may: light transport six types on foot, none of them an aircraft',
  breach: 'Passenger that its transport may not carry',
  check: ({ carriers }) =>
    [...carriers.values()].flatMap((carrier) => {
      if (!canCarry(carrier)) return [];
      const { aircraft, passengers, heavyRoom } = carrier;
      const refused = passengers.filter(
        (passenger) => passenger.kind === 'aircraft' || (heavyRoom === 0 && !fitsLightTransport(passenger)),
      );
      return refused.length > 0
        ? [loaded(aircraft, { refused: refused.map((passenger) => passenger.label), heavyRoom })]
        : [];
    }),
  message: ({ label, refused, heavyRoom }) =>
    `${label} may not carry ${inList(refused)}; ${heavyRoom > 0 ? 'no transport carries aircraft' : `a light transport takes ${lightTypes} only`}`,
});

export const capacity = rule({
  id: 'hw/transport/capacity',
  severity: 'error',
  repairs: { any: ['disembark', 'upgrade-off', 'presence', 'retype', 'remove'] },
  page: 70,
  title: 'A light transport carries one element, a heavy one as much P as the times it was taken',
  breach: 'Transport aircraft overloaded',
  check: ({ carriers }) =>
    [...carriers.values()].flatMap((carrier) => {
      if (!canCarry(carrier)) return [];
      const { aircraft, passengers, light, heavyRoom } = carrier;
      if (heavyRoom === 0)
        return passengers.length > 1
          ? [loaded(aircraft, { inLight: false, heavyRoom, load: passengers.length })]
          : [];
      let load = 0;
      let largestInLight = 0;
      for (const passenger of passengers) {
        load += passenger.presence;
        if (light && fitsLightTransport(passenger))
          largestInLight = Math.max(largestInLight, passenger.presence);
      }
      load -= largestInLight;
      return load > heavyRoom ? [loaded(aircraft, { inLight: largestInLight > 0, heavyRoom, load })] : [];
    }),
  message: ({ label, inLight, heavyRoom, load }) =>
    heavyRoom === 0
      ? `${label} carries ${counted(load, 'element')}; a light transport carries 1`
      : `${label} carries P${load}${inLight ? ' besides the one element of its light transport' : ''}; its heavy transport has room for P${heavyRoom}`,
});

export const twice = rule({
  id: 'hw/transport/twice',
  severity: 'error',
  repairs: { any: ['disembark', 'remove'] },
  page: 43,
  title: 'An element embarks once',
  breach: 'Element embarked more than once',
  check: ({ embarked, ridesOf, element }) =>
    embarked
      .filter((id) => ridesOf(id).length > 1)
      .map((id) => {
        const aircraft = [...new Set(ridesOf(id))];
        const labels = aircraft.map((each) => element(each).label);
        return {
          ...elementFinding(element(id), [], { aircraft: labels }),
          path: ['transports', aircraft[0] ?? '', id],
        };
      }),
  message: ({ label, aircraft }) =>
    `${label} is embarked more than once, on ${inList(aircraft)}; an element embarks once`,
});
