import type { AttackAction, Input, Inputs, Mark } from '@/lib/play/model';
import { results } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import { droneOptions, lossOptions, lost } from './losses';
import { actingOf, isInfantry, type Place, unitOf, type View } from './rows';

const OWN = 'own-';
type Whose = '' | typeof OWN;

const inputsOf = (whose: Whose): Input<Place>[] => {
  const of = whose === '' ? 'the target' : 'the attacker';
  const ofTarget = whose === '' ? { ofTarget: true as const } : {};
  return [
    { id: `${whose}take`, label: `What ${of} loses`, kind: 'picks', options: lossOptions, ...ofTarget },
    { id: `${whose}stuns`, label: `Stuns that ${of} then has`, kind: 'number' },
    { id: `${whose}drone`, label: `Shield drone of ${of}`, kind: 'pick', options: droneOptions, ...ofTarget },
  ];
};

const points = (id: string, whose: string): Input<Place> => ({
  id,
  label: `Command points that ${whose} pays`,
  kind: 'number',
});

const set = ({ path }: Pick<View, 'path'>, tracker: string, to: number): Mark => [[...path, tracker], to];

const hit = (row: View, inputs: Inputs, whose: Whose): Mark[] =>
  lost(row, inputs.picks(`${whose}take`), inputs.number(`${whose}stuns`), inputs.pick(`${whose}drone`));

const paid = ({ side }: View, count: number): Mark[] =>
  count === 0 ? [] : [set(side, 'cp', side.number('cp') - count)];

/** What acts is marked in its first row: the unit, or the first squad of a group. */
const acted = (row: View): Mark[] => [set(actingOf(row).rows[0] ?? row, 'fired', 1)];

const locked = (row: View, is: boolean): Mark[] => {
  const { rows } = actingOf(row);
  return is
    ? rows.slice(0, 1).map((each) => set(each, 'locked', 1))
    : rows.map((each) => set(each, 'locked', 0));
};

/** Whether a unit may fire in reaction, by its type. */
export const reacts = (place: Place): boolean => unitOf(place).profile.reacts !== false;

/** Whether a unit makes the rush at light tanks, by its type. */
export const rushes = (place: Place): boolean =>
  place.force.force.faction === results.close.tankRush.faction &&
  unitOf(place).type.id === results.close.tankRush.type;

/** Fire, reaction fire, close combat and rushes: what they mark on both (II, III, Stuns, Infantry). */
export const attackActions: AttackAction<Evaluation>[] = [
  {
    scope: 'attack',
    id: 'attack-fire',
    label: 'Fire',
    page: 'III Vehicles',
    inputs: [
      ...inputsOf(''),
      ...inputsOf(OWN),
      points('cp', 'the attacker'),
      points('target-cp', 'the target'),
    ],
    run: (row, inputs, target) => [
      ...acted(row),
      ...paid(row, inputs.number('cp')),
      ...hit(row, inputs, OWN),
      ...(target ? [...hit(target, inputs, ''), ...paid(target, inputs.number('target-cp'))] : []),
    ],
  },
  {
    scope: 'attack',
    id: 'attack-reaction',
    label: 'Reaction fire',
    page: 'III Vehicles',
    on: reacts,
    inputs: [...inputsOf(''), points('cp', 'the attacker')],
    run: (row, inputs, target) => [
      ...paid(row, inputs.number('cp')),
      ...(target ? hit(target, inputs, '') : []),
    ],
  },
  {
    scope: 'attack',
    id: 'attack-combat',
    label: 'Close combat',
    page: 'Infantry',
    on: isInfantry,
    inputs: [
      ...inputsOf(''),
      ...inputsOf(OWN),
      points('cp', 'the attacker'),
      { id: 'locked', label: 'Both stay locked in close combat', kind: 'yes' },
    ],
    run: (row, inputs, target) => [
      ...acted(row),
      ...paid(row, inputs.number('cp')),
      ...hit(row, inputs, OWN),
      ...(target ? hit(target, inputs, '') : []),
      ...[row, ...(target ? [target] : [])].flatMap((each) => locked(each, inputs.yes('locked'))),
    ],
  },
  {
    scope: 'attack',
    id: 'attack-rush',
    label: results.close.tankRush.name,
    page: 'Infantry',
    on: rushes,
    inputs: [...inputsOf(''), points('cp', 'the attacker')],
    run: (row, inputs, target) => [
      ...acted(row),
      ...paid(row, inputs.number('cp')),
      ...(target ? hit(target, inputs, '') : []),
    ],
  },
];
