import { inList } from '@/lib/roster/text/words';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedUnit } from '../evaluate/evaluate-units';
import { figuresText } from '../paper/text';
import { elementFinding, rule } from './rule';

/** Whether a unit may ride on another, ignoring capacity (10.5). Transports and carriers may not be passengers. */
export const mayRide = (
  passenger: EvaluatedUnit,
  carrier: EvaluatedUnit,
  { rulings }: Pick<Evaluation, 'rulings'>,
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
      .map((unit) => elementFinding(unit, ['transport'], {})),
  message: ({ label }) => `${label} is a transport but is not built like a vehicle`,
});

/** The units that have passengers, with these. */
const carriers = ({ units, unit }: Evaluation) =>
  units
    .filter(({ aboard }) => aboard.length > 0)
    .map((carrier) => ({ carrier, aboard: carrier.aboard.map(unit) }));

export const capacity = rule({
  id: 'fow/transport/capacity',
  severity: 'error',
  repairs: {
    any: [
      'disembark',
      'figures',
      'capacity',
      'transport-off',
      'remove',
      'jump-off',
      'grav-off',
      'mount-off',
      'type',
    ],
  },
  page: '10.5',
  title: 'A transport carries no more figures than it has room for',
  breach: 'Transport overloaded',
  check: (evaluation) =>
    carriers(evaluation).flatMap(({ carrier }) => {
      const room = carrier.source.transport?.capacity;
      return room !== undefined && carrier.load > room
        ? [elementFinding(carrier, ['passengers'], { load: carrier.load, room })]
        : [];
    }),
  message: ({ label, load, room }) => `${label} carries ${figuresText(load)}; it has room for ${room}`,
});

export const eligible = rule({
  id: 'fow/transport/eligible',
  severity: 'error',
  repairs: {
    any: ['disembark', 'transport-off', 'remove', 'on-foot-off', 'jump-off', 'grav-off', 'mount-off', 'type'],
  },
  page: '10.5',
  title:
    'Passengers ride in a transport, and are neither armour, vehicles nor transports; by a ruling, infantry alone',
  breach: 'Passengers that may not ride there',
  check: (evaluation) =>
    carriers(evaluation).flatMap(({ carrier, aboard }) => {
      const transport = carrier.source.transport !== undefined;
      const refused = aboard
        .filter((passenger) => !mayRide(passenger, carrier, evaluation))
        .map(({ label }) => label);
      return transport && refused.length === 0
        ? []
        : [
            elementFinding(carrier, ['passengers'], {
              transport,
              refused,
              aboard: aboard.map(({ label }) => label),
              onlyInfantry: evaluation.rulings.passengers === 'infantry',
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
  repairs: { any: ['disembark', 'transport-off', 'remove'] },
  page: '10.5',
  title: 'A unit is embarked once',
  breach: 'Unit embarked more than once',
  check: ({ units, unit }) =>
    units
      .filter(({ rides }) => rides.length > 1)
      .map((passenger) =>
        elementFinding(passenger, ['rides'], {
          carriers: [...new Set(passenger.rides)].map((id) => unit(id).label),
        }),
      ),
  message: ({ label, carriers: on }) =>
    `${label} is embarked more than once, on ${inList(on)}; a unit is embarked once`,
});
