import type { Mark, PlayModel, RowAction, RowRule, RowWeapon } from '@/lib/play/model';
import { sum } from '@/lib/roster/edits/list-edits';
import { counted } from '@/lib/roster/text/words';
import { printedPlay, specialOf } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import type { UnitWeapon } from '../evaluate/evaluate-units';
import { specialsOf } from '../paper/cards';
import { unitWeaponTexts, weaponTracker } from '../paper/marks';
import { diceText } from '../paper/text';
import { course } from './course';
import { match, row, side } from './derive';
import {
  attacksOf,
  bodyOf,
  fightingOf,
  figuresOf,
  isActing,
  isDestroyed,
  isTroops,
  isVehicle,
  mayWithdraw,
  type Place,
  rows,
  staysOf,
  unitOf,
  type View,
  vehiclesUnder,
} from './rows';
import { results, trackers } from './trackers';

/** What changes a roll with the position, or with what has just happened, and is not marked (4.1, 5.2). */
const untracked = (table: 'activation' | 'rally'): string =>
  `Not counted above: ${printedPlay.tables
    .flatMap(({ id, lines }) => (id === table ? lines.filter((line) => line.untracked) : []))
    .map(({ modifier, text }) => `${modifier} ${text}`)
    .join('; ')}.`;

/** What each further failure costs a unit that withdraws: a D-marker, or a figure if it can take no more (4.4). */
function deserters(row: View): Mark[] {
  // It tries once a turn.
  if (row.text('tried') === 'failed') return [];
  const tracker = row.number('d-markers') < unitOf(row).dMarkers ? 'd-markers' : 'figures-lost';
  return [[[...row.path, tracker], row.number(tracker) + 1]];
}

/** The actions of a unit, in the order of play. */
export const actions: RowAction<Evaluation>[] = [
  {
    scope: 'row',
    id: 'try',
    label: 'Try to activate',
    page: '4.1, 4.4',
    help: untracked('activation'),
    on: isActing,
    needs: (view) => `D10, ${row(view).values.activation} or less`,
    inputs: [{ id: 'result', label: 'Result', kind: 'pick', options: () => results }],
    run: (view, inputs) => {
      const result = inputs.pick('result');
      if (result === '') return [];
      const withdrawing = [...view.path, 'withdrawing'];
      return [
        [[...view.path, 'tried'], result],
        ...(result === 'activated' ? [[withdrawing, 0] as const] : []),
        ...(result === 'failed' && mayWithdraw(view) ? [[withdrawing, 1] as const] : []),
        ...(result === 'failed' && view.number('withdrawing') === 1 ? deserters(view) : []),
      ];
    },
  },
  {
    scope: 'row',
    id: 'rally',
    label: 'Rally',
    page: '5.2, 5.3',
    help: untracked('rally'),
    on: isActing,
    needs: (view) => (view.number('d-markers') > 0 ? `D10 below ${row(view).values.rally}` : null),
    inputs: [{ id: 'by', label: 'D-markers removed', kind: 'number' }],
    run: (view, inputs) => {
      const before = view.number('d-markers');
      const stay = Math.min(before, staysOf(view));
      return [[[...view.path, 'd-markers'], Math.max(stay, before - inputs.number('by'))]];
    },
  },
];

/** The weapons of a unit or a vehicle as they are: those that still fire, and the dice they roll together (8.3, 16). */
export function weapons(view: View): RowWeapon[] {
  const unit = unitOf(view);
  const numbered = firstNumbers(unit.weapons.map((each) => shareOf(view, each)));
  const ranged = unit.weapons.map((each, index): RowWeapon => {
    const { weapon, id, count } = each;
    const now = firingOf(view, each, numbered[index] ?? 1);
    const texts = weapon === null ? [] : unitWeaponTexts(weapon, unit, diceText(weapon.weightOfFire, now));
    return {
      name: weapon?.name.trim() || id,
      now,
      start: isVehicle(view) ? shareOf(view, each) : count,
      text: texts.join(' · '),
    };
  });
  return [...ranged, ...closeCombat(view)];
}

/** One die for each figure that fights and each of its attacks (3.1, 9.3). */
function closeCombat(view: View): RowWeapon[] {
  if (bodyOf(view).fv === 0) return [];
  const fighters = fightingOf(view);
  const dice = counted(fighters * attacksOf(view), 'die', 'dice');
  return [{ name: 'Close combat', now: fighters, start: figuresOf(view), text: dice }];
}

/** A vehicle's share of the weapons of its unit. */
const shareOf = (view: View, { count }: UnitWeapon): number => Math.ceil(count / unitOf(view).source.figures);

/** The number from 1 of the first weapon of each kind. */
function firstNumbers(counts: readonly number[]): number[] {
  return counts.map((_, index) => 1 + sum(counts.slice(0, index), (count) => count));
}

/** Weapons of a kind that still fire: at most one a figure of troops; a vehicle's that are not out (8.3, 10.7). */
function firingOf(view: View, weapon: UnitWeapon, first: number): number {
  if (isTroops(view)) return Math.min(weapon.count, fightingOf(view));
  if (!isVehicle(view)) {
    const together = sum(vehiclesUnder(view), (each) => firingOf(each, weapon, first));
    return Math.min(weapon.count, together);
  }
  if (isDestroyed(view)) return 0;
  const numbers = Array.from({ length: shareOf(view, weapon) }, (_, index) => first + index);
  return numbers.filter((number) => view.number(weaponTracker(number)) !== 1).length;
}

/** The special rules of a unit. */
export function rules(place: Place): RowRule[] {
  const unit = unitOf(place);
  const onFoot = unit.onFoot === null ? [] : [specialOf('on-foot')];
  return [
    ...specialsOf(unit).map(({ name, special: { effect, section } }) => ({
      label: name,
      effect,
      page: section,
    })),
    ...onFoot.map(({ name, effect, section }) => ({ label: name, effect, page: section })),
  ];
}

/** Forge of War at the table: figures lost and D-markers, attempts to activate, and the systems of vehicles. */
export const play: PlayModel<Evaluation> = {
  turn: { noun: 'turn', by: 'match' },
  open: [
    'Victory and length: the book has neither; score and notes are free.',
    'Modifiers of activation and rallying that depend on the position are listed beside the unit, not tracked.',
    'Whether a unit is in command range, in sight or near something terrifying.',
  ],
  rows,
  trackers,
  actions,
  attacks: [],
  acted: { tracker: 'tried', to: 'activated' },
  weapons,
  rules,
  course,
  derive: { row, side, match },
};
