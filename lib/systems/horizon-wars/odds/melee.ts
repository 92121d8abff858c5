import { type Distribution, distributionOf } from '@/lib/odds/distribution';
import { totalsOf } from '@/lib/odds/highest';

/** How far a fighter moved to enter a charge: not, under 4″, or 4″ and more (p.29). A counter-charge is short. */
export type Move = 'none' | 'short' | 'long';

/** A side of a charge. */
export interface MeleeSide {
  /** Dice: its P, 0 to 20. */
  presence: number;
  infantry: boolean;
  move: Move;
  /** Re-rolls one die to raise its expected total (p.61). */
  ace: boolean;
  /** Wins equal totals if the other does not. */
  winsDraws: boolean;
}

/** What becomes of a side: points of damage, or null if the case destroys it. */
export type Fate = number | null;

/** What a charge comes to, after the four cases. */
export interface MeleeResult {
  attacker: Fate;
  defender: Fate;
  movedBack: 'attacker' | 'defender' | 'nobody';
}

/** The exact odds of a charge. */
export interface Melee {
  /** The totals of the dice, before anything follows from them. */
  totals: { attacker: Distribution; defender: Distribution };
  /** Damage: half of what the opponent rolled, rounded down. */
  takes: { attacker: Distribution; defender: Distribution };
  /** How many of `total` outcomes move each back. */
  movedBack: { attacker: bigint; defender: bigint };
  total: bigint;
  /** Every result after the four cases; the weights add up to `resultTotal`. */
  results: (MeleeResult & { weight: bigint })[];
  resultTotal: bigint;
}

const moveBonus: Record<Move, number> = { none: 0, short: 1, long: 2 };

/** The total of a side: infantry adds at most 1, whatever for (p.30). */
const totalsOfSide = ({ presence, infantry, move, ace }: MeleeSide): Distribution =>
  totalsOf({ dice: presence, bonus: moveBonus[move], mostAdded: infantry ? 1 : null, reroll: ace });

const damageOf = (totals: Distribution): Distribution =>
  distributionOf(totals.weights.map((weight, total) => [Math.floor(total / 2), weight]));

/**
 * The odds of a charge (p.29–30). Our readings: the higher total wins; equal totals are a draw, unless
 * one side wins draws; who is moved back depends on damage alone.
 */
export function melee(attacker: MeleeSide, defender: MeleeSide): Melee {
  const totals = { attacker: totalsOfSide(attacker), defender: totalsOfSide(defender) };
  const total = totals.attacker.total * totals.defender.total;
  const movedBack = { attacker: 0n, defender: 0n };
  for (const [a, d, weight] of pairs(totals.attacker, totals.defender))
    movedBack[movedBackOf(Math.floor(d / 2), Math.floor(a / 2), isDefendersDraw(a, d, attacker, defender))] +=
      weight;
  const { results, resultTotal } = resultsOf(attacker, defender, totals);
  return {
    totals,
    takes: { attacker: damageOf(totals.defender), defender: damageOf(totals.attacker) },
    movedBack,
    total,
    results,
    resultTotal,
  };
}

type Winner = 'attacker' | 'defender' | null;

function winnerOf(a: number, d: number, attacker: MeleeSide, defender: MeleeSide): Winner {
  if (a !== d) return a > d ? 'attacker' : 'defender';
  if (attacker.winsDraws === defender.winsDraws) return null;
  return attacker.winsDraws ? 'attacker' : 'defender';
}

/** Whether totals are equal and the defender alone wins draws. */
const isDefendersDraw = (a: number, d: number, attacker: MeleeSide, defender: MeleeSide): boolean =>
  a === d && winnerOf(a, d, attacker, defender) === 'defender';

/** Who takes most damage is moved back; if it is equal the non-active side, which is the defender, unless it wins a draw. */
const movedBackOf = (attackerTakes: number, defenderTakes: number, isDefendersDraw: boolean) =>
  attackerTakes > defenderTakes || (attackerTakes === defenderTakes && isDefendersDraw)
    ? 'attacker'
    : 'defender';

function* pairs(a: Distribution, d: Distribution): Generator<[number, number, bigint]> {
  for (const [first, weight] of a.weights.entries())
    for (const [second, other] of d.weights.entries())
      if (weight * other > 0n) yield [first, second, weight * other];
}

/** One pair of totals after the four cases; "again" if the charge is resolved a second time. */
export function caseOf(
  a: number,
  d: number,
  attacker: MeleeSide,
  defender: MeleeSide,
): MeleeResult | 'again' {
  const winner = winnerOf(a, d, attacker, defender);
  const drawn = isDefendersDraw(a, d, attacker, defender);
  const [attackerTakes, defenderTakes] = [Math.floor(d / 2), Math.floor(a / 2)];
  if (attacker.infantry && defender.infantry && winner !== null)
    return winner === 'attacker'
      ? { attacker: attackerTakes, defender: null, movedBack: 'nobody' }
      : { attacker: null, defender: defenderTakes, movedBack: 'nobody' };
  if (attacker.infantry && !defender.infantry) {
    const halved = Math.ceil(attackerTakes / 2);
    if (winner === 'attacker') return { attacker: halved, defender: null, movedBack: 'nobody' };
    return {
      attacker: halved,
      defender: defenderTakes,
      movedBack: movedBackOf(halved, defenderTakes, drawn),
    };
  }
  if (!attacker.infantry && defender.infantry) {
    if (winner === 'defender') return 'again';
    if (winner === null) return { attacker: 0, defender: 0, movedBack: 'nobody' };
    return { attacker: attackerTakes, defender: null, movedBack: 'nobody' };
  }
  return {
    attacker: attackerTakes,
    defender: defenderTakes,
    movedBack: movedBackOf(attackerTakes, defenderTakes, drawn),
  };
}

/** The second pair of totals, of infantry that won the first: it counts as the one that charges. */
export function caseAgain(a: number, d: number, attacker: MeleeSide, defender: MeleeSide): MeleeResult {
  const swapped = caseOf(d, a, defender, attacker) as MeleeResult;
  const { movedBack } = swapped;
  const back = movedBack === 'attacker' ? 'defender' : movedBack === 'defender' ? 'attacker' : 'nobody';
  return { attacker: swapped.defender, defender: swapped.attacker, movedBack: back };
}

/** The total of dice that were rolled: the highest, 1 for every other that shows the same, and the move (p.29–30). */
export function totalOfRolled(dice: readonly number[], { infantry, move }: MeleeSide): number {
  const highest = Math.max(0, ...dice);
  const added = dice.filter((die) => die === highest).length - 1 + moveBonus[move];
  return dice.length === 0 ? 0 : highest + (infantry ? Math.min(1, added) : added);
}

/**
 * The four cases (p.30): mechs and vehicles as above; of infantry the loser is destroyed; infantry that beats a mech or
 * vehicle destroys it, and halves its own damage, rounded up; a mech or vehicle that beats infantry removes it.
 *
 * Our readings. The damage after halving says who is moved back; who destroys the other is not moved, nor is who is
 * destroyed. Two infantry with equal totals both take damage as usual. If a mech or vehicle charges infantry, with
 * equal totals the action is over without damage; if the infantry wins, the first rolls do no damage, both roll again
 * with the same dice and bonuses, and the infantry then counts as the one that charges.
 */
function resultsOf(attacker: MeleeSide, defender: MeleeSide, totals: Melee['totals']) {
  const sums = new Map<string, MeleeResult & { weight: bigint }>();
  const add = (result: MeleeResult, weight: bigint) => {
    const key = `${result.attacker} ${result.defender} ${result.movedBack}`;
    const known = sums.get(key);
    if (known) known.weight += weight;
    else sums.set(key, { ...result, weight });
  };
  const total = totals.attacker.total * totals.defender.total;
  const isTwice = !attacker.infantry && defender.infantry;
  let again = 0n;
  for (const [a, d, weight] of pairs(totals.attacker, totals.defender)) {
    const result = caseOf(a, d, attacker, defender);
    if (result === 'again') again += weight;
    else add(result, isTwice ? weight * total : weight);
  }
  if (again > 0n)
    for (const [d, a, weight] of pairs(totals.defender, totals.attacker))
      add(caseAgain(a, d, attacker, defender), weight * again);
  return { results: [...sums.values()], resultTotal: isTwice ? total * total : total };
}
