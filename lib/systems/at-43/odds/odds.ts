import type { OddsModel, Side } from '@/lib/odds/model';
import { sum } from '@/lib/roster/edits/list-edits';
import { inList, inSeries } from '@/lib/roster/text/words';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedUnit } from '../evaluate/evaluate-unit';
import { type Attacker, attackerOf, diceOf, type Kind, known, unknownOf, usable } from './armed';
import { attack } from './attack';
import { type Defender, defenderAt, fighterOf, ownTarget, targets, unitAt } from './defender';
import { moraleFault, moraleOdds } from './morale';
import { combatFields, fieldsFor, shootingFields } from './salvo';

/** Centimetres in charts: one of each range. */
const CENTIMETRES = Array.from({ length: 12 }, (_, range) => 10 * range);

/** The most dice and re-rolls that odds are worked out for. */
const MAX_DICE = 100;
const MAX_REROLLS = 9;

/** The unit that attacks, or tests its morale, with its figures. */
const attackerAt = (side: Side<Evaluation>): Attacker => attackerOf(unitAt(side) as EvaluatedUnit, side);

/** The odds of shooting, close combat and morale, as far as the extracts state them (p.51, 61–75). */
export const odds: OddsModel<Evaluation> = {
  attacks: [
    {
      id: 'shooting',
      label: 'Shooting',
      page: 'p.61–68',
      fields: shootingFields,
      byDistance: CENTIMETRES,
      steps: true,
    },
    { id: 'combat', label: 'Close combat', page: 'p.70–71', fields: combatFields, byDistance: null },
    { id: 'morale', label: 'Morale test', page: 'p.74–75', fields: [], byDistance: null, alone: true },
  ],
  fighters: ({ units }) => units.map(fighterOf),
  targets: targets.map(({ id, defender }) => ({ id, label: defender.label })),
  ownTarget,
  fieldsOf: (kind, a) => {
    if (kind === 'morale') return [];
    return unitAt(a) === undefined ? fieldsOfKind(kind as Kind) : fieldsFor(attackerAt(a), kind as Kind);
  },
  can: (kind, a, b) => {
    if (unitAt(a) === undefined) return 'A target does not attack.';
    if (kind === 'morale') return moraleFault(attackerAt(a));
    return attackerFault(attackerAt(a), kind as Kind) ?? defenderFault(b, kind as Kind);
  },
  attack: (kind, a, b, situation) =>
    kind === 'morale'
      ? moraleOdds(attackerAt(a))
      : attack(attackerAt(a), defenderAt(b), kind as Kind, situation),
};

const fieldsOfKind = (kind: Kind) => (kind === 'shooting' ? shootingFields : combatFields);

/** Why a unit does not attack, or its odds are not worked out; null if they are. */
function attackerFault(attacker: Attacker, kind: Kind): string | null {
  const { label, card } = attacker.unit;
  if (card === null) return `The card of ${label} is unknown.`;
  const armed = usable(attacker, kind, 0);
  if (armed.length === 0 && usable({ ...attacker, now: {} }, kind, 0).length > 0)
    return `${label} has no weapon left for this.`;
  if (armed.length === 0)
    return kind === 'shooting'
      ? `${label} has no known weapon that fires directly.`
      : `${label} has no known close combat weapon.`;
  const counted = known(armed);
  if (counted.length === 0)
    return `Unknown for ${label}: ${inSeries(
      armed.map(({ weapon }) => `${weapon.name}, its ${inList(unknownOf(weapon))}`),
    )}.`;
  const dice = sum(counted, diceOf);
  if (dice > MAX_DICE) return `${label} rolls ${dice} dice; odds are worked out up to ${MAX_DICE}.`;
  const rerolls = Math.max(...counted.map(({ weapon }) => weapon.rerolls ?? 0));
  if (rerolls > MAX_REROLLS)
    return `${label} re-rolls ${rerolls} times; odds are worked out up to ${MAX_REROLLS}.`;
  return null;
}

/** What is not known of the side that is attacked; null if all that is needed is. */
function defenderFault(side: Side<Evaluation>, kind: Kind): string | null {
  const defender: Defender = defenderAt(side);
  if (unitAt(side)?.card === null) return `The card of ${defender.label} is unknown.`;
  const unknown = [
    ...(kind === 'combat' && defender.combat === null ? ['combat'] : []),
    ...(defender.protection === null ? ['protection'] : []),
  ];
  return unknown.length === 0 ? null : `Unknown for ${defender.label}: its ${inList(unknown)}.`;
}
