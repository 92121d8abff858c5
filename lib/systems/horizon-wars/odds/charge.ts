import { atLeast, chanceThat, distributionOf, expectedOf } from '@/lib/odds/distribution';
import { type Fraction, fraction } from '@/lib/odds/fraction';
import {
  type Attack,
  type Chance,
  type ChanceTable,
  type Situation,
  type SituationField,
  settled,
} from '@/lib/odds/model';
import type { Combatant, Variant } from './combatant';
import { type Fate, type MeleeResult, type MeleeSide, type Move, melee } from './melee';

/** Inches from which a move adds 2 (p.29). */
const LONG = 4;

const COUNTER = 'counter-charge';

/** What can be set about a charge (p.29–30, 33). */
export const chargeFields: SituationField[] = [
  {
    id: 'distance',
    label: 'Charge move',
    help: 'Adds 1, or 2 from 4″ on.',
    kind: 'number',
    min: 0,
    max: 24,
    unit: '″',
    start: LONG,
  },
  {
    id: COUNTER,
    label: 'Target counter-charges',
    help: 'Adds 1.',
    kind: 'toggle',
    start: 0,
  },
];

/** What can be set about a charge on a fighter: only infantry counter-charges. */
export const chargeFieldsAgainst = ({ type }: Combatant): SituationField[] =>
  chargeFields.filter(({ id }) => id !== COUNTER || type === 'infantry');

const moveOf = (inches: number): Move => (inches <= 0 ? 'none' : inches < LONG ? 'short' : 'long');

const moveWords: Record<Move, string> = { none: '', short: 'move + 1', long: 'move + 2' };

/** The two sides of a charge by what is set for it. */
export function sidesOf(a: Combatant, b: Combatant, given: Situation, variant: Variant) {
  const situation = settled(chargeFields, given);
  const counters = situation[COUNTER] === 1 && b.type === 'infantry';
  return {
    attacker: sideOf(a, moveOf(situation.distance ?? 0), variant),
    defender: sideOf(b, counters ? 'short' : 'none', variant),
  };
}

function sideOf(fighter: Combatant, move: Move, variant: Variant): MeleeSide & { because: string } {
  const { presence, type, ace, label } = fighter;
  const more = variant.chargePresence(fighter);
  const dice = presence + (more?.value ?? 0);
  const infantry = type === 'infantry';
  const because = [
    `${label}: P ${presence}${more === null ? '' : `, ${more.text} → ${dice}`}`,
    moveWords[move],
    infantry ? 'infantry adds at most 1' : '',
    ace ? 'Ace re-rolls a die' : '',
  ].filter((each) => each !== '');
  return {
    presence: dice,
    infantry,
    move,
    ace: ace && type === 'mech',
    winsDraws: variant.winsDraws(fighter),
    because: because.join(', '),
  };
}

/** The odds of a charge, by the stats as they are (p.29–30). */
export function charge(a: Combatant, b: Combatant, given: Situation, variant: Variant): Attack {
  const { attacker, defender } = sidesOf(a, b, given, variant);
  const { results, resultTotal } = melee(attacker, defender);
  const where = (holds: (result: MeleeResult) => boolean): Fraction =>
    chanceThat(results, resultTotal, holds);
  const dies = (fate: Fate, fighter: Combatant) => pointsLost(fate, fighter) === pointsOf(fighter);
  const [toTarget, toAttacker] = [
    damageOf(
      results.map(({ defender, weight }) => [defender, weight]),
      b,
    ),
    damageOf(
      results.map(({ attacker, weight }) => [attacker, weight]),
      a,
    ),
  ];
  const chances: Chance[] = [
    { label: 'Target destroyed', value: where(({ defender }) => dies(defender, b)) },
    { label: 'Attacker destroyed', value: where(({ attacker }) => dies(attacker, a)) },
    { label: 'Target takes damage or is destroyed', value: where(({ defender }) => defender !== 0) },
    { label: 'Attacker takes damage or is destroyed', value: where(({ attacker }) => attacker !== 0) },
    { label: 'Target moved back', value: where(({ movedBack }) => movedBack === 'defender') },
    { label: 'Attacker moved back', value: where(({ movedBack }) => movedBack === 'attacker') },
  ];
  return {
    id: 'charge',
    label: 'Charge',
    chances,
    expected: toTarget.expected,
    counts: 'damage to the target',
    alsoExpected: [{ label: 'damage to the attacker', value: toAttacker.expected }],
    because: [attacker.because, defender.because],
    notCounted: [...notCounted(a), ...notCounted(b), ...variant.notCounted('charge', a, b)],
    outcomes: [...results]
      .sort((x, y) => order(x.defender) - order(y.defender) || order(x.attacker) - order(y.attacker))
      .map((result) => ({ label: resultText(result), value: fraction(result.weight, resultTotal) })),
    tables: [
      { title: 'Damage to the target', chances: toTarget.chances },
      { title: 'Damage to the attacker', chances: toAttacker.chances },
    ],
  };
}

/** The damage that destroys a fighter (p.29). */
const pointsOf = ({ stats: { m, f, a } }: Combatant): number => m + f + a;

/** The points that a result takes from a fighter: all of them if it is destroyed. */
const pointsLost = (fate: Fate, fighter: Combatant): number =>
  Math.min(fate ?? Number.POSITIVE_INFINITY, pointsOf(fighter));

/** What a fighter can expect to lose, and the chance of each number of points or more. */
function damageOf(
  fates: readonly (readonly [fate: Fate, weight: bigint])[],
  fighter: Combatant,
): Pick<ChanceTable, 'chances'> & { expected: Fraction } {
  const points = pointsOf(fighter);
  const lost = distributionOf(fates.map(([fate, weight]) => [pointsLost(fate, fighter), weight]));
  const most = Math.max(0, ...fates.map(([fate]) => fate ?? 0));
  const leasts = Array.from({ length: Math.min(most, points - 1) }, (_, index) => index + 1);
  return {
    expected: expectedOf(lost),
    chances: [
      ...leasts.map((least) => ({ label: `At least ${least}`, value: atLeast(lost, least) })),
      { label: `Destroyed: all ${points} points`, value: atLeast(lost, points) },
    ],
  };
}

const order = (fate: Fate): number => fate ?? Number.MAX_SAFE_INTEGER;

const fateText = (fate: Fate): string => (fate === null ? 'destroyed' : `damage ${fate}`);

const resultText = ({ attacker, defender, movedBack }: MeleeResult): string => {
  const back = { attacker: ', attacker moved back', defender: ', target moved back', nobody: '' }[movedBack];
  return `Target ${fateText(defender)}, attacker ${fateText(attacker)}${back}`;
};

/** What a fighter has that the odds leave out (p.62). */
const notCounted = ({ specials, label }: Combatant): string[] =>
  [
    specials.has('fragmentation-screen') && `Fragmentation screen: +2 P in the first charge of ${label}`,
    specials.has('assault-rig') && `Assault rig: +1 F of ${label}, which a charge does not use`,
  ].filter((each) => each !== false);
