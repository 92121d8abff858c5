import type { OddsModel, Situation } from '@/lib/odds/model';
import { sum } from '@/lib/roster/edits/list-edits';
import { results } from '../catalogue/catalogue';
import { closeDice } from '../evaluate/dice';
import type { Evaluation } from '../evaluate/evaluate';
import { attack, fieldsOf, type Kind, labels } from './attack';
import { MAX_DICE } from './contest';
import { combatDice, fireDice } from './dice';
import { fightersOf, isInfantry, type Stand, standAt, standing, targets } from './stands';

/** Centimetres in charts: from 5 to 60. */
const CENTIMETRES = Array.from({ length: 12 }, (_, index) => 5 * (index + 1));

/** The odds of fire, reaction fire, close combat and rushes (III, Infantry, VI). */
export const odds: OddsModel<Evaluation> = {
  attacks: [
    {
      id: 'fire',
      label: labels.fire,
      page: 'III Vehicles',
      fields: fieldsOf.fire,
      byDistance: CENTIMETRES,
      steps: true,
    },
    {
      id: 'reaction',
      label: labels.reaction,
      page: 'III Vehicles',
      fields: fieldsOf.reaction,
      byDistance: CENTIMETRES,
      steps: true,
    },
    { id: 'combat', label: labels.combat, page: 'Infantry', fields: fieldsOf.combat, byDistance: null },
    {
      id: 'rush',
      label: labels.rush,
      page: 'Infantry',
      fields: fieldsOf.rush,
      byDistance: null,
    },
  ],
  fighters: fightersOf,
  targets: targets.map(({ id, label }) => ({ id, label })),
  can: (kind, a, b) => {
    const [attacker, target] = [standAt(a), standAt(b)];
    if (attacker === undefined || target === undefined) return 'Nothing of this unit is on the table.';
    return refusals[kind as Kind](attacker, target);
  },
  attack: (kind, a, b, situation) =>
    attack(kind as Kind, standAt(a) as Stand, standAt(b) as Stand, situation),
};

const unitOf = ({ part }: Stand) => part.unit;

/** Refuses more dice than are worked out: at their most, raised and at any distance that is in range. */
function tooMany(stand: Stand, dice: number): string | null {
  return dice > MAX_DICE
    ? `${stand.part.label} may roll ${dice} dice; odds are worked out up to ${MAX_DICE}.`
    : null;
}

/** Dice at their most: unharmed, raised, and with all in range. */
function mostFire(a: Stand, b: Stand, reaction: boolean): number {
  const { nearest = 0 } = unitOf(a).profile;
  const situation: Situation = { distance: nearest + 1, raised: 1 };
  const { groups } = fireDice(standing(a, {}, ''), standing(b, {}, 'target-'), situation, reaction);
  return sum(groups, ({ dice }) => dice);
}

/** Why an attack is not possible, or not worked out; null if it is. */
const refusals: Record<Kind, (a: Stand, b: Stand) => string | null> = {
  fire: (a, b) => tooMany(a, mostFire(a, b, false)),
  reaction: (a, b) =>
    unitOf(a).profile.reacts === false
      ? `${a.part.label} does not fire in reaction (VI Artillery).`
      : tooMany(a, mostFire(a, b, true)),
  combat: (a, b) => {
    for (const each of [a, b])
      if (!isInfantry(each))
        return `${each.part.label} is not infantry; only infantry fights in close combat.`;
    return combatFault(a, false);
  },
  rush: (a, b) => {
    const { type, faction, name } = results.close.tankRush;
    if (unitOf(a).type.id !== type || a.force.force.faction !== faction)
      return `${a.part.label} makes no rush; Asori infantry does.`;
    const { light, kind } = unitOf(b).type;
    return light && kind === 'tanks' ? combatFault(a, true) : `${b.part.label}: ${name} only.`;
  },
};

function combatFault(stand: Stand, tankRush: boolean): string | null {
  if (closeDice(stand.part, stand.part.models) === null)
    return `${stand.part.label} does not fight in close combat.`;
  const { groups } = combatDice(standing(stand, {}, ''), { charge: 1 }, tankRush);
  return tooMany(
    stand,
    sum(groups, ({ dice }) => dice),
  );
}
