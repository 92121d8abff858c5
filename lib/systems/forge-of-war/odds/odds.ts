import type { OddsModel, Side, SituationField } from '@/lib/odds/model';
import { sum } from '@/lib/roster/edits/list-edits';
import { uncapitalised } from '@/lib/roster/text/words';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedUnit } from '../evaluate/evaluate-units';
import { backFields, closeCombat, combatFields, mostCombatDice } from './close-combat';
import { type Combatant, combatantAt } from './combatant';
import { bodyOf, fighterOf, opponentAt, targets } from './opponent';
import { mostWeight, shooting, shootingFields, unfiredReason } from './shooting';

/** Inches in charts: from 4″ to 48″. */
const INCHES = Array.from({ length: 12 }, (_, index) => 4 * (index + 1));

/** The most dice that odds are worked out for. */
const MAX_DICE = 200;

const isInMatch = (side: Side<Evaluation>): boolean => 'now' in side && side.now !== undefined;

/** What can be set about close combat: in a match the target strikes back. */
const combatFieldsFor = (isBack: boolean): SituationField[] =>
  combatFields.flatMap((field) => (isBack && field.id === 'figures' ? [field, ...backFields] : [field]));

/** The odds of shooting and close combat (8.3, 8.4, 9.3, 10.7). */
export const odds: OddsModel<Evaluation> = {
  attacks: [
    {
      id: 'shooting',
      label: 'Shooting',
      page: '8.3, 8.4, 10.7',
      fields: shootingFields,
      byDistance: INCHES,
      steps: true,
    },
    {
      id: 'close-combat',
      label: 'Close combat',
      page: '9.3, 10.7',
      fields: combatFields,
      byDistance: null,
    },
  ],
  fighters: ({ units }) => units.map(fighterOf),
  targets: targets.map(({ id, label }) => ({ id, label })),
  can: (attack, a) => {
    const combatant = combatantAt(a);
    if (combatant === undefined) return 'A target does not attack.';
    const { unit } = combatant;
    if (unit.source.figures === 0) return `${unit.label} has no figures left.`;
    return attack === 'shooting' ? shootingFault(combatant) : combatFault(unit);
  },
  fieldsOf: (attack, a, b) =>
    attack === 'shooting' ? shootingFields : combatFieldsFor(isInMatch(a) && isInMatch(b)),
  attack: (attack, a, b, situation) => {
    const isCombat = attack !== 'shooting';
    const workedOut = isCombat ? closeCombat : shooting;
    const { force } = a as Exclude<typeof a, { target: string }>;
    return workedOut(
      combatantAt(a) as Combatant,
      opponentAt(b, situation, isCombat),
      situation,
      force.rulings,
    );
  },
};

const tooMany = ({ label }: EvaluatedUnit, dice: number): string | null =>
  dice > MAX_DICE ? `${label} may roll ${dice} dice; odds are worked out up to ${MAX_DICE}.` : null;

/** Why a unit does not shoot, or its odds are not worked out; null if they are. */
function shootingFault({ unit, stance }: Combatant): string | null {
  if (!stance.shoots) return `${unit.label} is ${uncapitalised(stance.name)} and does not shoot (12).`;
  const known = unit.weapons.flatMap(({ weapon, count }) => (weapon === null ? [] : [{ weapon, count }]));
  const ranged = known.filter(({ weapon }) => weapon.range > 0);
  if (ranged.length === 0) return `${unit.label} has no known ranged weapon.`;
  const firing = ranged.filter(({ weapon }) => unfiredReason(weapon) === null);
  if (firing.length === 0) {
    const reasons = ranged.map(({ weapon }) => `${weapon.name}: ${unfiredReason(weapon)}`);
    return `Dice do not decide how many ${unit.label} hits; ${reasons.join('; ')}.`;
  }
  if (firing.every(({ count }) => count === 0)) return `${unit.label} has no weapon left that fires.`;
  // A figure fires one weapon, a vehicle all.
  const all = sum(firing, ({ weapon, count }) => count * mostWeight(weapon));
  const most = unit.source.figures * Math.max(...firing.map(({ weapon }) => mostWeight(weapon)));
  return tooMany(unit, unit.vehicle ? all : Math.min(all, most));
}

/** Why a unit does not fight; null if it does. */
function combatFault(unit: EvaluatedUnit): string | null {
  if ([0, 1].every((onFoot) => bodyOf(unit, onFoot).fv < 1))
    return `${unit.label} has FV ${unit.fv} and does not fight (10.2).`;
  return tooMany(unit, mostCombatDice(unit));
}
