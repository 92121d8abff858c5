import { type Attack, type Situation, type SituationField, settled } from '@/lib/odds/model';
import type { RulingValues } from '@/lib/roster/ruling';
import { printedPlay } from '../catalogue/catalogue';
import type { EvaluatedUnit } from '../evaluate/evaluate-units';
import { neededInCombat } from '../evaluate/targets';
import { MAX_FIGURES } from '../force';
import type { Combatant } from './combatant';
import { avOfKind, bodyOf, type Opponent, onFootOf, sideFields } from './opponent';
import { diceFor, opponentWords, resultsOf, sumWords, type Volleys } from './volley';

/** FV from which on one is better or worse than the opponent (9.3). */
const FV_AHEAD = 2;

/** What can be set about a round of close combat (9.3). */
export const combatFields: SituationField[] = [
  {
    id: 'figures',
    label: 'Figures in combat',
    help: '0 for all.',
    kind: 'number',
    min: 0,
    max: MAX_FIGURES,
    start: 0,
  },
  {
    id: 'target-first',
    label: 'Target strikes first',
    help: 'In cover, charged from outside, without fragmentation grenades.',
    kind: 'toggle',
    start: 0,
  },
  { id: 'obstacle', label: 'Target defends an obstacle', kind: 'toggle', start: 0 },
  ...sideFields,
];

/** What can be set in a match, where the target strikes back. */
export const backFields: SituationField[] = combatFields
  .filter(({ id }) => id === 'figures')
  .map((field) => ({ ...field, id: 'target-figures', label: 'Target’s figures in combat' }));

/** Attacks of each figure, mounted or on foot. */
const attacksOf = (unit: EvaluatedUnit, onFoot: number | undefined): number =>
  (onFootOf(unit, onFoot) ?? unit.source).profile.attacks;

/** The most dice of a unit in close combat. */
export const mostCombatDice = (unit: EvaluatedUnit): number =>
  unit.source.figures * Math.max(attacksOf(unit, 0), attacksOf(unit, 1));

/** +1 if its FV is 2 or more above the opponent's, −1 if as much below; D-markers change neither (our reading). */
function ahead(fv: number, { fv: other }: Opponent): number {
  if (other === null || Math.abs(fv - other) < FV_AHEAD) return 0;
  return fv > other ? 1 : -1;
}

/** What a figure fights with: a close-combat weapon or its bare hands. */
interface Way {
  name: string;
  count: number;
  value: number;
  vehicleBonus: number;
}

/** The dice of one unit's blows in a round of close combat (9.3, 10.7). */
export function blows(
  { unit }: Combatant,
  opponent: Opponent,
  given: Situation,
  rulings: RulingValues,
): Volleys {
  const situation = settled(combatFields, given);
  const { figures = 0, obstacle = 0, markers = 0 } = situation;
  const body = bodyOf(unit, situation['on-foot']);
  if (body.fv < 1) return { volleys: [], because: [`${body.label}: FV ${body.fv}, does not fight (10.2)`] };
  const bonus = ahead(body.fv, opponent);
  const ways: Way[] = [
    ...unit.weapons.flatMap(({ weapon, count }) => (weapon?.range === 0 ? [{ ...weapon, count }] : [])),
    { name: 'Bare hands', count: Number.POSITIVE_INFINITY, value: 0, vehicleBonus: 0 },
  ].sort((a, b) => b.value + b.vehicleBonus - (a.value + a.vehicleBonus));
  let left = figures === 0 ? body.figures : Math.min(figures, body.figures);
  const all = ways.flatMap(({ name, count, ...worth }) => {
    const fighting = Math.min(count, left);
    left -= fighting;
    if (fighting === 0) return [];
    const kind = avOfKind(opponent);
    const fv = body.fv + bonus + opponent.exposed - markers;
    // What is a vehicle is one by its type, whatever its AV.
    const ofKind = neededInCombat({ fv, ...worth }, kind, obstacle === 1);
    if (ofKind === null)
      return [{ name, dice: 0, needed: 0, because: `${name}: value 0 does a vehicle no harm (10.7)` }];
    const needed = ofKind + kind - opponent.av;
    const hindrance = obstacle === 1 ? printedPlay.obstacleModifier : 0;
    const { dice, words } = diceFor(fighting, attacksOf(unit, situation['on-foot']), needed, rulings);
    const terms = [
      ['AV', -opponent.av],
      ['value', ofKind + kind - fv - hindrance],
      ['obstacle', hindrance],
      ['FV of the opponent', bonus],
      ['hiding target', opponent.exposed],
      ['D-markers', -markers],
    ] as const;
    const because = `${name}: ${words}, ${sumWords(`FV ${body.fv}`, terms, needed)}`;
    return [{ name, dice, needed, because }];
  });
  return { volleys: all, because: all.map(({ because }) => because) };
}

/** The odds of one unit's blows in a round. */
export function closeCombat(
  combatant: Combatant,
  opponent: Opponent,
  situation: Situation,
  rulings: RulingValues,
): Attack {
  const { volleys, because } = blows(combatant, opponent, situation, rulings);
  return {
    id: 'close-combat',
    label: 'Close combat',
    ...resultsOf(volleys, opponent, rulings),
    because: [...because, opponentWords(opponent)],
    notCounted: [
      ...(opponent.fv === null ? ['FV against FV: that of the target is unknown (9.3)'] : []),
      ...(situation['target-first'] === 1 ? ['What it loses to the target, which strikes first (9.2)'] : []),
    ],
  };
}
