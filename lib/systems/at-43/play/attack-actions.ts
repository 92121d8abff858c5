import { set } from '@/lib/play/common';
import type { AttackAction, Input, Mark, Option, RowPlace } from '@/lib/play/model';
import type { Evaluation } from '../evaluate/evaluate';
import { allWeaponsOf } from '../evaluate/table-values';
import { lossMarks, lossOptions, partMarks, partOptions } from './losses';
import { activated, engaged, grounded } from './marking';
import { isInfantryUnit, isUnit, unitOf, type View } from './rows';
import { unitLeft, unitRow } from './standing';

// What attacks mark.

/** What the attack is to its unit. */
export const during = { ACTIVATION: 'activation', OVERWATCH: 'overwatch', NOTHING: 'nothing' } as const;

const ACTIVATION = { id: during.ACTIVATION, label: 'In its activation' };
const NOTHING: Option = { id: during.NOTHING, label: 'No mark', isUnsaid: true };

const losses: Input<RowPlace<Evaluation>> = {
  id: 'losses',
  label: 'Losses of the target',
  kind: 'picks',
  options: lossOptions,
  ofTarget: true,
};

const parts: Input<RowPlace<Evaluation>> = {
  id: 'parts',
  label: 'Structure points that the target loses',
  kind: 'picks',
  options: partOptions,
  ofTarget: true,
};

/** Marks of the attacker: its activation, which is paid for if it has no officer, or the end of overwatch (p.57, 67). */
function acted(unit: View, as: string): Mark[] {
  if (as === during.ACTIVATION) return activated(unit, true);
  return as === during.OVERWATCH ? [set(unit, 'overwatch', 0)] : [];
}

/** Whether a unit has a weapon with an area of effect, which forces infantry to the ground (p.65–66). */
const firesIndirectly = (place: RowPlace<Evaluation>): boolean =>
  allWeaponsOf(unitOf(place)).some(({ weapon }) => weapon.area !== null);

/** Shooting and close combat (p.60–71). */
export const attacks: AttackAction<Evaluation>[] = [
  {
    scope: 'attack',
    id: 'shooting',
    label: 'Shooting',
    page: 'p.60–68',
    on: isUnit,
    help: 'Those nearest to the leader of the shooters are hit first (p.67).',
    inputs: [
      losses,
      parts,
      { id: 'grounded', label: 'Fighters of the target grounded', kind: 'number', on: firesIndirectly },
      {
        id: 'as',
        label: 'The attacker shoots',
        kind: 'pick',
        options: () => [ACTIVATION, { id: during.OVERWATCH, label: 'In overwatch' }, NOTHING],
      },
    ],
    run: (unit, inputs, target) => {
      const marks = acted(unit, inputs.pick('as'));
      if (target === null) return marks;
      const lost = inputs.picks('losses');
      const by = inputs.number('grounded');
      const hit = unitRow(target);
      return [
        ...marks,
        ...lossMarks(target, lost),
        ...partMarks(target, inputs.picks('parts')),
        ...(by > 0 && isInfantryUnit(hit) ? grounded(hit, by, unitLeft(hit) - lost.length) : []),
      ];
    },
  },
  {
    scope: 'attack',
    id: 'combat',
    label: 'Close combat',
    page: 'p.70–71',
    on: isUnit,
    help: 'The attacker chooses who is lost of those in contact (p.71).',
    inputs: [
      losses,
      parts,
      { id: 'engaged', label: 'Both are engaged', kind: 'yes' },
      { id: 'as', label: 'The attacker fights', kind: 'pick', options: () => [ACTIVATION, NOTHING] },
    ],
    run: (unit, inputs, target) => [
      ...acted(unit, inputs.pick('as')),
      ...(inputs.yes('engaged')
        ? [unit, ...(target ? [unitRow(target)] : [])].filter(isInfantryUnit).flatMap(engaged)
        : []),
      ...(target
        ? [...lossMarks(target, inputs.picks('losses')), ...partMarks(target, inputs.picks('parts'))]
        : []),
    ],
  },
];
