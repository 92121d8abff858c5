import { type Attack, type Situation, type SituationField, settled } from '@/lib/odds/model';
import type { RulingValues } from '@/lib/roster/ruling';
import { printedPlay } from '../catalogue/catalogue';
import type { EvaluatedUnit } from '../evaluate/evaluate-units';
import { neededInCombat } from '../evaluate/targets';
import { MAX_FIGURES } from '../force';
import { avOfKind, bodyOf, type Opponent, onFootOf, sideFields } from './opponent';
import { diceFor, opponentWords, resultsOf, sumWords } from './volley';

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
  { id: 'obstacle', label: 'Target defends an obstacle', kind: 'toggle', start: 0 },
  ...sideFields,
];

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

/** The odds of one unit's blows in a round of close combat (9.3, 10.7). */
export function closeCombat(
  unit: EvaluatedUnit,
  opponentIn: (situation: Situation) => Opponent,
  given: Situation,
  rulings: RulingValues,
): Attack {
  const situation = settled(combatFields, given);
  const { figures = 0, obstacle = 0, markers = 0 } = situation;
  const opponent = opponentIn(situation);
  const body = bodyOf(unit, situation['on-foot']);
  const bonus = ahead(body.fv, opponent);
  const ways: Way[] = [
    ...unit.weapons.flatMap(({ weapon, count }) => (weapon?.range === 0 ? [{ ...weapon, count }] : [])),
    { name: 'Bare hands', count: Number.POSITIVE_INFINITY, value: 0, vehicleBonus: 0 },
  ].sort((a, b) => b.value + b.vehicleBonus - (a.value + a.vehicleBonus));
  let left = body.fv < 1 ? 0 : figures === 0 ? body.figures : Math.min(figures, body.figures);
  const blows = ways.flatMap(({ name, count, ...worth }) => {
    const fighting = Math.min(count, left);
    left -= fighting;
    if (fighting === 0) return [];
    const kind = avOfKind(opponent);
    const fv = body.fv + bonus - markers;
    // What is a vehicle is one by its type, whatever its AV.
    const ofKind = neededInCombat({ fv, ...worth }, kind, obstacle === 1);
    if (ofKind === null)
      return [{ dice: 0, needed: 0, because: `${name}: value 0 does a vehicle no harm (10.7)` }];
    const needed = ofKind + kind - opponent.av;
    const hindrance = obstacle === 1 ? printedPlay.obstacleModifier : 0;
    const { dice, words } = diceFor(fighting, attacksOf(unit, situation['on-foot']), needed, rulings);
    const terms = [
      ['AV', -opponent.av],
      ['value', ofKind + kind - fv - hindrance],
      ['obstacle', hindrance],
      ['FV of the opponent', bonus],
      ['D-markers', -markers],
    ] as const;
    return [{ dice, needed, because: `${name}: ${words}, ${sumWords(`FV ${body.fv}`, terms, needed)}` }];
  });
  return {
    id: 'close-combat',
    label: 'Close combat',
    ...resultsOf(blows, opponent, rulings),
    because: [
      ...blows.map(({ because }) => because),
      ...(body.fv < 1 ? [`${body.label}: FV ${body.fv}, does not fight (10.2)`] : []),
      opponentWords(opponent),
    ],
    notCounted: opponent.fv === null ? ['FV against FV: that of the target is unknown (9.3)'] : [],
  };
}
