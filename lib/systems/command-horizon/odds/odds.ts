import type { OddsModel, Side, Situation, SituationField } from '@/lib/odds/model';
import { sum } from '@/lib/roster/edits/list-edits';
import { results } from '../catalogue/catalogue';
import { closeDice } from '../evaluate/dice';
import type { Evaluation } from '../evaluate/evaluate';
import { answerFields, attack, fieldsOf, type Kind, labels } from './attack';
import { MAX_DICE } from './contest';
import { combatDice, fireDice } from './dice';
import { fightersOf, isInfantry, isLeft, type Stand, standAt, standing, targets } from './stands';

/** Centimetres in charts: from 5 to 60. */
const CENTIMETRES = Array.from({ length: 12 }, (_, index) => 5 * (index + 1));

/** What is not asked about a stand whose losses a match knows. */
const known = { a: new Set(['lost', 'stuns']), b: new Set(['target-lost', 'target-stuns']) };

/** What can be set about an attack; in a match also how the target answers it, at the same time. */
function fieldsFor(kind: Kind, a: Side<Evaluation>, b: Side<Evaluation>): SituationField[] {
  const isKnown = { a: 'now' in a && a.now !== undefined, b: 'now' in b && b.now !== undefined };
  const own = fieldsOf[kind].filter(
    ({ id }) => !(isKnown.a && known.a.has(id)) && !(isKnown.b && known.b.has(id)),
  );
  const target = isKnown.a && isKnown.b && kind === 'fire' ? standAt(b) : undefined;
  return [...own, ...(target && unitOf(target).profile.reacts !== false ? answerFields : [])];
}

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
    for (const each of [attacker, target]) if (!isLeft(each)) return `Nothing is left of ${each.part.label}.`;
    return refusals[kind as Kind](attacker, target);
  },
  fieldsOf: (kind, a, b) => fieldsFor(kind as Kind, a, b),
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

const standsDown = ({ part, left }: Stand): string | null =>
  left?.standsDown ? `${part.label} stands down for Concentrate Command (VIII).` : null;

/** Why a stand does not fire in reaction; null if it does. */
function reactionFault(stand: Stand): string | null {
  const { part, left } = stand;
  if (part.unit.profile.reacts === false) return `${part.label} does not fire in reaction (VI Artillery).`;
  if (left?.isLocked) return `${part.label} is locked in close combat and does not fire in reaction.`;
  return standsDown(stand);
}

/** Why an attack is not possible, or not worked out; null if it is. */
const refusals: Record<Kind, (a: Stand, b: Stand) => string | null> = {
  fire: (a, b) => standsDown(a) ?? tooMany(a, mostFire(a, b, false)),
  reaction: (a, b) => reactionFault(a) ?? tooMany(a, mostFire(a, b, true)),
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
