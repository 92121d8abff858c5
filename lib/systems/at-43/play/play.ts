import { set } from '@/lib/play/common';
import type { Action, Mark, PlayModel, RowAction, SideAction, SideView } from '@/lib/play/model';
import type { Evaluation } from '../evaluate/evaluate';
import { moraleNeeded, neededText } from '../evaluate/table-values';
import { linesOf } from '../paper/cards';
import { attacks } from './attack-actions';
import { course } from './course';
import { match, paper, row, side } from './derive';
import { activated, engaged, grounded, spend, structureLost } from './marking';
import {
  drillsOf,
  isInfantryUnit,
  isMachine,
  isMachineUnit,
  isUnit,
  type Purchase,
  partsOf,
  purchaseOf,
  rows,
  unitOf,
  type View,
} from './rows';
import { machinesLost, moraleNow } from './standing';
import { trackers } from './trackers';

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

/** What a unit's morale test needs, in words; null if it takes none, or its morale is not known (p.75). */
function moraleNeeds(unit: View): string | null {
  const morale = moraleNow(unit);
  if (typeof morale !== 'number') return null;
  const needed = moraleNeeded(morale);
  if (needed === 1) return 'passed without a die';
  return needed === 7 ? 'failed without a die' : `1 die, ${neededText(needed)}`;
}

const PASSED = 'passed';
const FAILED = 'failed';

const moraleFailed = (unit: View): Mark[] => {
  const isWorse = ['disorganised', 'routed'].includes(unit.text('morale'));
  return [set(unit, 'morale', isWorse ? 'routed' : 'disorganised'), ...tested(unit)];
};

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
  purchase('delay', (side) => [set(side, 'delayed', 1), set(side, 'passes', side.number('passes') + 1)]),
  // Two units in one turn make up for the one that was passed.
  purchase('extra', (side) => [set(side, 'delayed', 0), set(side, 'passes', side.number('passes') - 1)]),
  unitPurchase('rally', { run: (unit) => [set(unit, 'morale', 'valiant')] }),
  {
    scope: 'row',
    id: 'morale-test',
    label: 'Morale test',
    page: 'p.74–75',
    on: isUnit,
    needs: moraleNeeds,
    inputs: [
      {
        id: 'result',
        label: 'Result',
        kind: 'pick',
        options: () => [
          { id: PASSED, label: 'Passed' },
          { id: FAILED, label: 'Failed' },
        ],
      },
    ],
    run: (unit, inputs) => {
      const result = inputs.pick('result');
      if (result === FAILED) return moraleFailed(unit);
      return result === PASSED ? tested(unit) : [];
    },
  },
  {
    scope: 'row',
    id: 'morale-failed',
    label: 'Morale test failed',
    page: 75,
    on: isUnit,
    run: moraleFailed,
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
    run: (unit, inputs) => activated(unit, inputs.yes('pay')),
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
    run: engaged,
  },
  {
    scope: 'row',
    id: 'ground',
    label: 'Grounded',
    page: 'p.57, 59, 66',
    on: isInfantryUnit,
    inputs: [{ id: 'by', label: 'Fighters grounded', kind: 'number', least: 1 }],
    run: (unit, inputs) => grounded(unit, inputs.number('by')),
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
    run: (machine, inputs) =>
      inputs.pick('part') === ''
        ? []
        : structureLost(machine, new Map([[inputs.pick('part'), inputs.number('points')]])),
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
  attacks,
  sequence: { tracker: 'order', act: 'order' },
  acted: { tracker: 'activated', to: 1 },
  rules: (place) =>
    isUnit(place)
      ? linesOf(unitOf(place)).map(({ name, effect, page = null }) => ({ label: name, effect, page }))
      : [],
  course,
  derive: { row, side, match, paper },
};
