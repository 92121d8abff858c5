import type { OddsModel, Side } from '@/lib/odds/model';
import { sum } from '@/lib/roster/edits/list-edits';
import { inList, inSeries } from '@/lib/roster/text/words';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedUnit } from '../evaluate/evaluate-unit';
import { attack, combatFields, diceOf, type Kind, shootingFields, unknownOf, usable } from './attack';
import { type Defender, defenderAt, fighterOf, targets, unitAt } from './defender';

/** Centimetres in charts: one of each range. */
const CENTIMETRES = Array.from({ length: 12 }, (_, range) => 10 * range);

/** The most dice and re-rolls that odds are worked out for. */
const MAX_DICE = 100;
const MAX_REROLLS = 9;

/** The odds of shooting and close combat, as far as the extracts state them (p.51, 61–71). */
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
  ],
  fighters: ({ units }) => units.map(fighterOf),
  targets: targets.map(({ id, defender }) => ({ id, label: defender.label })),
  can: (kind, a, b) => attackerFault(unitAt(a), kind as Kind) ?? defenderFault(b, kind as Kind),
  attack: (kind, a, b, situation) =>
    attack(unitAt(a) as EvaluatedUnit, defenderAt(b), kind as Kind, situation),
};

/** Why a unit does not attack, or its odds are not worked out; null if they are. */
function attackerFault(unit: EvaluatedUnit | undefined, kind: Kind): string | null {
  if (unit === undefined) return 'A target does not attack.';
  const { label, card } = unit;
  if (card === null) return `The card of ${label} is unknown.`;
  const armed = usable(unit, kind, 0);
  if (armed.length === 0)
    return kind === 'shooting'
      ? `${label} has no known weapon that fires directly.`
      : `${label} has no known close combat weapon.`;
  const known = armed.filter(({ weapon }) => unknownOf(weapon).length === 0);
  if (known.length === 0)
    return `Unknown for ${label}: ${inSeries(
      armed.map(({ weapon }) => `${weapon.name}, its ${inList(unknownOf(weapon))}`),
    )}.`;
  const dice = sum(known, diceOf);
  if (dice > MAX_DICE) return `${label} rolls ${dice} dice; odds are worked out up to ${MAX_DICE}.`;
  const rerolls = Math.max(...known.map(({ weapon }) => weapon.rerolls ?? 0));
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
