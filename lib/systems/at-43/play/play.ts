import type { Action, Mark, PlayModel, RowAction, SideAction, SideView } from '@/lib/play/model';
import type { Evaluation } from '../evaluate/evaluate';
import { linesOf } from '../paper/cards';
import { course } from './course';
import { match, paper, row, side } from './derive';
import {
  drillsOf,
  FRAME,
  isInfantryUnit,
  isMachine,
  isMachineUnit,
  isUnit,
  type Part,
  type Purchase,
  partsOf,
  purchaseOf,
  rows,
  unitOf,
  type View,
} from './rows';
import { costsOf, isDisorganised, isGrounded, machinesLost } from './standing';
import { trackers } from './trackers';

const set = ({ path }: View | SideView<Evaluation>, tracker: string, to: number | string): Mark => [
  [...path, tracker],
  to,
];

const spend = (side: SideView<Evaluation>, points: number): Mark =>
  set(side, 'lp', side.number('lp') - points);

const withoutDrills = (unit: View): Mark[] => drillsOf(unit).map(({ id }) => set(unit, id, 0));

/** A use of leadership points for the side, with what else it marks. */
function purchase(
  id: Purchase['id'],
  marks: (side: SideView<Evaluation>) => Mark[] = () => [],
): SideAction<Evaluation> {
  const { name, cost, page } = purchaseOf(id);
  return { scope: 'side', id, label: name, page, run: (side) => [spend(side, cost), ...marks(side)] };
}

/** A use of leadership points for a unit. */
function unitPurchase(
  id: Purchase['id'],
  { run, inputs = [] }: Pick<RowAction<Evaluation>, 'run' | 'inputs'>,
): RowAction<Evaluation> {
  const { name, cost, page } = purchaseOf(id);
  return {
    scope: 'row',
    id,
    label: name,
    page,
    on: isUnit,
    inputs,
    run: (unit, given) => {
      const marks = run(unit, given);
      return marks.length === 0 ? [] : [spend(unit.side, cost), ...marks];
    },
  };
}

/** That the morale tests for all machines lost so far are taken (p.75). */
const tested = (unit: View): Mark[] => [set(unit, 'machines-tested', machinesLost(unit))];

/** Points that a part can still take; a frame, and one that is not known, take any. */
const roomOf = (machine: View, { id, points }: Part): number =>
  id === FRAME || points === null ? Infinity : Math.max(0, points - machine.number(id));

/** The last place in the sequence that was given. */
const lastPlace = ({ rows }: SideView<Evaluation>): number =>
  Math.max(0, ...rows.map((row) => row.number('order')));

/** The actions of a side and of its rows, in the order of play. */
export const actions: Action<Evaluation>[] = [
  {
    scope: 'row',
    id: 'order',
    label: 'Next in the sequence',
    page: 'p.54–55',
    on: isUnit,
    run: (unit) => [set(unit, 'order', lastPlace(unit.side) + 1)],
  },
  purchase('artillery', (side) => [set(side, 'artillery', 1)]),
  purchase('relocate'),
  purchase('delay', (side) => [set(side, 'delayed', 1)]),
  purchase('extra', (side) => [set(side, 'delayed', 0)]),
  unitPurchase('rally', { run: (unit) => [set(unit, 'morale', 'valiant')] }),
  {
    scope: 'row',
    id: 'morale-failed',
    label: 'Morale test failed',
    page: 75,
    on: isUnit,
    run: (unit) => {
      const isWorse = ['disorganised', 'routed'].includes(unit.text('morale'));
      return [set(unit, 'morale', isWorse ? 'routed' : 'disorganised'), ...tested(unit)];
    },
  },
  {
    scope: 'row',
    id: 'morale-passed',
    label: 'Morale test passed',
    page: 75,
    on: isMachineUnit,
    run: tested,
  },
  {
    scope: 'row',
    id: 'activate',
    label: 'Activate',
    page: 'p.57, 59',
    on: isUnit,
    inputs: [{ id: 'pay', label: 'Pay for a unit without an officer', kind: 'yes' }],
    run: (unit, inputs) => {
      // A disorganised unit does nothing, so that nothing is paid for it (p.75).
      const cost = isDisorganised(unit) ? 0 : costsOf(unit);
      const acts = !isDisorganised(unit) && (cost === 0 || inputs.yes('pay'));
      return [
        set(unit, 'activated', 1),
        ...withoutDrills(unit),
        // Activating a unit is not passing.
        set(unit.side, 'delayed', 0),
        ...(inputs.yes('pay') ? [spend(unit.side, cost)] : []),
        // Those on the ground get up, unless nothing is done with the unit (p.57).
        ...(acts ? [set(unit, 'grounded', 0)] : []),
      ];
    },
  },
  {
    scope: 'row',
    id: 'rise',
    label: 'Get up',
    page: 57,
    on: isInfantryUnit,
    run: (unit) => [set(unit, 'grounded', 0)],
  },
  unitPurchase('drill', {
    inputs: [
      {
        id: 'drill',
        label: 'Drill',
        kind: 'pick',
        options: (place) => drillsOf(place).map(({ id, name }) => ({ id, label: name })),
      },
    ],
    run: (unit, inputs) => (inputs.pick('drill') === '' ? [] : [set(unit, inputs.pick('drill'), 1)]),
  }),
  {
    scope: 'row',
    id: 'engage',
    label: 'Engaged',
    page: 'p.57, 59',
    on: isInfantryUnit,
    run: (unit) => [set(unit, 'engaged', 1), ...withoutDrills(unit)],
  },
  {
    scope: 'row',
    id: 'ground',
    label: 'Grounded',
    page: 'p.57, 59, 66',
    on: isInfantryUnit,
    inputs: [{ id: 'by', label: 'Fighters grounded', kind: 'number', least: 1 }],
    run: (unit, inputs) => {
      const grounded = unit.number('grounded') + inputs.number('by');
      return [set(unit, 'grounded', grounded), ...(isGrounded(unit, grounded) ? withoutDrills(unit) : [])];
    },
  },
  {
    scope: 'row',
    id: 'structure',
    label: 'Damage a part',
    page: 'p.52–53',
    on: isMachine,
    inputs: [
      {
        id: 'part',
        label: 'Part',
        kind: 'pick',
        options: (place) => partsOf(place).map(({ id, name }) => ({ id, label: name })),
      },
      { id: 'points', label: 'Points', kind: 'number', least: 1 },
    ],
    run: (machine, inputs) => {
      const part = partsOf(machine).find(({ id }) => id === inputs.pick('part'));
      if (part === undefined) return [];
      const points = inputs.number('points');
      const taken = Math.min(points, roomOf(machine, part));
      return [
        ...(taken > 0 ? [set(machine, part.id, machine.number(part.id) + taken)] : []),
        ...(taken < points ? [set(machine, FRAME, machine.number(FRAME) + points - taken)] : []),
      ];
    },
  },
];

/** A battle at the table: leadership points, drills, losses, structure and morale (p.48–77). */
export const play: PlayModel<Evaluation> = {
  turn: { noun: 'round', by: 'match' },
  open: [
    'Missions and reserves (p.83–98) are not in the extracts: victory points, reserve points, objectives and places are counters.',
    'Figures that the extracts do not state are unknown: enter them by hand.',
  ],
  rows,
  trackers,
  actions,
  attacks: [],
  sequence: { tracker: 'order', act: 'order' },
  acted: { tracker: 'activated', to: 1 },
  rules: (place) =>
    isUnit(place)
      ? linesOf(unitOf(place)).map(({ name, effect, page = null }) => ({ label: name, effect, page }))
      : [],
  course,
  derive: { row, side, match, paper },
};
