import { type Blow, type Contest, SIDES } from './contest';

/** Attack dice that hit, and dice against them, as they were rolled. */
export interface Faces {
  kills: readonly number[];
  stuns: readonly number[];
  defence: readonly number[];
}

/** The attack dice that hit, of each group of a contest, by what they do. */
export function hitsOf({ groups }: Contest, rolled: readonly (readonly number[])[]) {
  const showing = (result: string) =>
    groups.flatMap(({ results }, at) => (rolled[at] ?? []).filter((face) => results[face - 1] === result));
  return { kills: showing('kill'), stuns: showing('stun') };
}

/**
 * The kills and stuns that defence dice that were rolled do not stop: as many kills are stopped as can be, then as many
 * stuns, a die each of no higher face. `blowsOf` knows those of all rolls.
 */
export function blowOf({ kills, stuns, defence }: Faces, isOverkill: boolean): Omit<Blow, 'weight'> {
  const sixes = [...kills, ...stuns].filter((face) => face === SIDES).length;
  const pairs = isOverkill ? Math.floor(sixes / 2) : 0;
  const without = (faces: readonly number[]) => {
    const lower = faces.filter((face) => face < SIDES);
    const single = faces.length > lower.length ? sixes - 2 * pairs : 0;
    return [...lower, ...Array<number>(single).fill(SIDES)];
  };
  const left = [...defence].sort((a, b) => a - b);
  /** Stops what it can, the highest first and each with the lowest die that does. */
  const passing = (faces: readonly number[]): number =>
    [...faces]
      .sort((a, b) => b - a)
      .filter((face) => {
        const at = left.findIndex((die) => die >= face);
        if (at >= 0) left.splice(at, 1);
        return at < 0;
      }).length;
  const killed = passing(without(kills));
  let pairsLeft = pairs;
  for (; pairsLeft > 0 && left.at(-1) === SIDES && left.at(-2) === SIDES; pairsLeft--) left.splice(-2);
  return { kills: killed + pairsLeft, stuns: passing(without(stuns)) + pairs };
}
