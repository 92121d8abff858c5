import { inList } from '@/lib/roster/words';
import type { Reckoning } from '../reckon';
import type { ReckonedUnit } from '../reckon-units';
import { figuresText } from '../text';
import { culprit, rule } from './rule';

/** Whether a unit may ride on another, ignoring capacity (10.5). Transports and carriers may not be passengers. */
export const mayRide = (
  passenger: ReckonedUnit,
  carrier: ReckonedUnit,
  { rulings }: Pick<Reckoning, 'rulings'>,
): boolean =>
  passenger.id !== carrier.id &&
  passenger.source.transport === undefined &&
  passenger.aboard.length === 0 &&
  (rulings.passengers === 'infantry' ? passenger.source.type === 'infantry' : !passenger.vehicle);

export const transportType = rule({
  id: 'fow/transport/type',
  severity: 'error',
  repairs: { own: 'all' },
  ofElement: true,
  page: '10.5',
  title: 'Transports are built like a vehicle',
  breach: 'Transport that is not built like a vehicle',
  check: ({ units }) =>
    units
      .filter(({ source, features }) => source.transport !== undefined && !features)
      .map((unit) => culprit(unit, ['transport'], {})),
  message: ({ label }) => `${label} is a transport but is not built like a vehicle`,
});

/** The units that have passengers, with these. */
const carriers = ({ units, unit }: Reckoning) =>
  units
    .filter(({ aboard }) => aboard.length > 0)
    .map((carrier) => ({ carrier, aboard: carrier.aboard.map(unit) }));

export const capacity = rule({
  id: 'fow/transport/capacity',
  severity: 'error',
  page: '10.5',
  title: 'A transport carries no more figures than it has room for',
  breach: 'Transport overloaded',
  check: (reckoning) =>
    carriers(reckoning).flatMap(({ carrier }) => {
      const room = carrier.source.transport?.capacity;
      return room !== undefined && carrier.load > room
        ? [culprit(carrier, ['passengers'], { load: carrier.load, room })]
        : [];
    }),
  message: ({ label, load, room }) => `${label} carries ${figuresText(load)}; it has room for ${room}`,
});

export const eligible = rule({
  id: 'fow/transport/eligible',
  severity: 'error',
  page: '10.5',
  title:
    'Passengers ride in a transport, and are neither armour, vehicles nor transports; by a ruling, infantry alone',
  breach: 'Passengers that may not ride there',
  check: (reckoning) =>
    carriers(reckoning).flatMap(({ carrier, aboard }) => {
      const transport = carrier.source.transport !== undefined;
      const refused = aboard
        .filter((passenger) => !mayRide(passenger, carrier, reckoning))
        .map(({ label }) => label);
      return transport && refused.length === 0
        ? []
        : [
            culprit(carrier, ['passengers'], {
              transport,
              refused,
              aboard: aboard.map(({ label }) => label),
              onlyInfantry: reckoning.rulings.passengers === 'infantry',
            }),
          ];
    }),
  message: ({ label, transport, refused, aboard, onlyInfantry }) =>
    transport
      ? `${label} may not carry ${inList(refused)}: ${onlyInfantry ? 'only infantry' : 'no armour, no vehicles'}, no transports, and not itself`
      : `${label} carries ${inList(aboard)} but is not a transport`,
});

export const twice = rule({
  id: 'fow/transport/twice',
  severity: 'error',
  page: '10.5',
  title: 'A unit is embarked once',
  breach: 'Unit embarked more than once',
  check: ({ units, unit }) =>
    units
      .filter(({ rides }) => rides.length > 1)
      .map((passenger) =>
        culprit(passenger, ['rides'], {
          carriers: [...new Set(passenger.rides)].map((id) => unit(id).label),
        }),
      ),
  message: ({ label, carriers: on }) =>
    `${label} is embarked more than once, on ${inList(on)}; a unit is embarked once`,
});
