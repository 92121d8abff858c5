import { SIDES } from './multisets';

/** Groups that rolled dice make, and how many of them have a die that shows 12. */
interface Groups {
  hits: number;
  criticals: number;
}

const none: Groups = { hits: 0, criticals: 0 };
const isBetter = (a: Groups, b: Groups) =>
  a.hits > b.hits || (a.hits === b.hits && a.criticals > b.criticals);

/**
 * The most groups of dice whose sum reaches a target and, of the ways to make as many, the most with a 12. For dice
 * that were rolled; `bestGroups` knows those of all dice that can be.
 * @param faces at most 20 dice
 */
export function groupsOf(faces: readonly number[], target: number): Groups {
  const known = new Map<string, Groups>();
  /** Of dice in falling order; the highest is in a group, or there is none. */
  const best = (dice: readonly number[]): Groups => {
    const [highest] = dice;
    if (highest === undefined || sum(dice) < target) return none;
    const key = dice.join();
    let found = known.get(key);
    if (found !== undefined) return found;
    // The lowest die may be left over.
    found = dice.length > 1 ? best(dice.slice(0, -1)) : none;
    for (const rest of restsOf(dice.slice(1), target - highest)) {
      const more = best(rest);
      const groups = {
        hits: more.hits + 1,
        criticals: more.criticals + (highest === SIDES ? 1 : 0),
      };
      if (isBetter(groups, found)) found = groups;
    }
    known.set(key, found);
    return found;
  };
  return best([...faces].sort((a, b) => b - a));
}

/** What is left of dice, in falling order, for each way to take just enough of them to reach what a group lacks. */
function restsOf(dice: readonly number[], need: number, from = 0): number[][] {
  if (need <= 0) return [[...dice]];
  const rests: number[][] = [];
  for (let at = from; at < dice.length; at++) {
    const face = dice[at] as number;
    // Of equal dice the first is taken first.
    if (at > from && dice[at - 1] === face) continue;
    if (sum(dice.slice(at)) < need) break;
    rests.push(...restsOf([...dice.slice(0, at), ...dice.slice(at + 1)], need - face, at));
  }
  return rests;
}

const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0);

/** Dice that are left when each die against them takes away one of the same face. */
export function leftAfter(faces: readonly number[], against: readonly number[]): number[] {
  const left = [...faces];
  for (const face of against) {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
