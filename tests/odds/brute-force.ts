import type { Outcome, Volley } from '@/lib/odds/hits';

// The same dice by plain enumeration: every roll, every way to make groups, nothing shared with the tables.

/** All sequences of so many dice, faces 1 to 12. */
export function rollsOf(dice: number): number[][] {
  let rolls: number[][] = [[]];
  for (let die = 0; die < dice; die++)
    rolls = rolls.flatMap((roll) => Array.from({ length: 12 }, (_, face) => [...roll, face + 1]));
  return rolls;
}

/** The most groups that reach the target and, of the ways to make as many, the most with a 12. */
export function bestByTrying(dice: readonly number[], target: number): { hits: number; criticals: number } {
  let best = { hits: 0, criticals: 0 };
  const groups: number[][] = [];
  const place = (at: number) => {
    const die = dice[at];
    if (die === undefined) {
      const reached = groups.filter((group) => group.reduce((sum, each) => sum + each, 0) >= target);
      const found = { hits: reached.length, criticals: reached.filter((group) => group.includes(12)).length };
      if (isBetter(found, best)) best = found;
      return;
    }
    for (const group of groups) {
      group.push(die);
      place(at + 1);
      group.pop();
    }
    groups.push([die]);
    place(at + 1);
    groups.pop();
  };
  place(0);
  return best;
}

const isBetter = (a: { hits: number; criticals: number }, b: { hits: number; criticals: number }): boolean =>
  a.hits > b.hits || (a.hits === b.hits && a.criticals > b.criticals);

/** What is left of dice: each die against them takes away one of the same face. */
export function leftOf(dice: readonly number[], against: readonly number[]): number[] {
  const left = [...dice];
  for (const die of against) {
    const at = left.indexOf(die);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Remembers what dice come to, whatever their order. */
function remembering<Result>(make: (dice: readonly number[]) => Result) {
  const known = new Map<string, Result>();
  return (dice: readonly number[]): Result => {
    const sorted = [...dice].sort((a, b) => a - b);
    const key = sorted.join();
    let result = known.get(key);
    if (result === undefined) {
      result = make(sorted);
      known.set(key, result);
    }
    return result;
  };
}

/** The outcomes of a volley by enumeration, by "hits/criticals". */
export function enumerated({ dice, target, against, reroll }: Volley): Map<string, bigint> {
  const best = remembering((left) => bestByTrying(left, target));
  const rollsAgainst = rollsOf(against);
  const outcomesOf = remembering((roll) => {
    const counts = new Map<string, number>();
    let hits = 0;
    for (const each of rollsAgainst) {
      const found = best(leftOf(roll, each));
      const key = `${found.hits}/${found.criticals}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      hits += found.hits;
    }
    return { counts, hits };
  });
  const sums = new Map<string, bigint>();
  const add = (roll: readonly number[], times: number) => {
    for (const [key, count] of outcomesOf(roll).counts)
      sums.set(key, (sums.get(key) ?? 0n) + BigInt(count * times));
  };
  for (const roll of rollsOf(dice)) {
    if (!reroll) {
      add(roll, 1);
      continue;
    }
    const again = chosenByTrying(roll, (each) => outcomesOf(each).hits);
    if (again === null) add(roll, 12);
    else for (const each of again) add(each, 1);
  }
  return sums;
}

/** The twelve rolls after the re-roll that raises the sum of values most, of the lowest face of equals; or null. */
export function chosenByTrying(
  roll: readonly number[],
  worth: (roll: readonly number[]) => number,
): number[][] | null {
  let most = 12 * worth(roll);
  let chosen: number[][] | null = null;
  for (const face of [...new Set(roll)].sort((a, b) => a - b)) {
    const rest = leftOf(roll, [face]);
    const rolls = Array.from({ length: 12 }, (_, index) => [...rest, index + 1]);
    const value = rolls.reduce((sum, each) => sum + worth(each), 0);
    if (value > most) {
      most = value;
      chosen = rolls;
    }
  }
  return chosen;
}

/** Outcomes as the enumeration has them. */
export const asMap = (outcomes: readonly Outcome[]): Map<string, bigint> =>
  new Map(outcomes.map(({ hits, criticals, weight }) => [`${hits}/${criticals}`, weight]));

const keyOf = (dice: readonly number[]): string => [...dice].sort((a, b) => a - b).join();
const diceOf = (key: string): number[] => (key === '' ? [] : key.split(',').map(Number));

/** Adds one die of each face to every roll, or takes it away, with how many ways lead to each result. */
function step(
  rolls: ReadonlyMap<string, bigint>,
  change: (dice: readonly number[], face: number) => number[],
): Map<string, bigint> {
  const after = new Map<string, bigint>();
  for (const [key, ways] of rolls) {
    const dice = diceOf(key);
    for (let face = 1; face <= 12; face++) {
      const next = keyOf(change(dice, face));
      after.set(next, (after.get(next) ?? 0n) + ways);
    }
  }
  return after;
}

/** The outcomes of a volley die by die, with a big integer for each roll whatever its order: for more dice. */
export function dieByDie({ dice, target, against, reroll }: Volley): Map<string, bigint> {
  const best = remembering((left) => bestByTrying(left, target));
  const expected = Array.from({ length: against + 1 }, (_, left) =>
    remembering((roll): number => {
      if (left === 0) return best(roll).hits;
      let sum = 0;
      for (let face = 1; face <= 12; face++) sum += expected[left - 1]?.(leftOf(roll, [face])) ?? 0;
      return sum;
    }),
  );
  let rolls = new Map([['', 1n]]);
  for (let die = 0; die < dice; die++) rolls = step(rolls, (roll, face) => [...roll, face]);
  if (reroll) {
    const after = new Map<string, bigint>();
    for (const [key, ways] of rolls) {
      const roll = diceOf(key);
      const again = chosenByTrying(roll, (each) => expected[against]?.(each) ?? 0) ?? Array(12).fill(roll);
      for (const each of again) after.set(keyOf(each), (after.get(keyOf(each)) ?? 0n) + ways);
    }
    rolls = after;
  }
  for (let die = 0; die < against; die++) rolls = step(rolls, (roll, face) => leftOf(roll, [face]));
  const sums = new Map<string, bigint>();
  for (const [key, ways] of rolls) {
    const { hits, criticals } = best(diceOf(key));
    sums.set(`${hits}/${criticals}`, (sums.get(`${hits}/${criticals}`) ?? 0n) + ways);
  }
  return sums;
}
