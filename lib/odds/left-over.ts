import { SIDES } from './multisets';

// A set of faces is a number of twelve bits.

/** All faces. */
export const ALL = (1 << SIDES) - 1;

/** What is left of a roll. */
export interface LeftOver {
  /** The faces of dice left, those all of whose dice are taken away, and those of which the roll shows none. */
  left: number;
  gone: number;
  empty: number;
  /**
   * The faces that gain a group: with a die more but not with a new face for the lowest die left, and with both. A
   * higher die is never worth less, so that these are all faces from a certain one on.
   */
  between: number;
  again: number;
  /** The same, if the choice depends on whether all of them are spare; else no faces. Set when it is looked up. */
  riskBetween: number;
  riskAgain: number;
}

/** Keys: no die gains anything; the faces that gain are never all spare, without and with a die gone of another face. */
const [VAIN, SAFE, BELOW] = [0, 2, 4] as const;
/** Keys from this on: the faces that gain may all be spare. */
export const RISK = 8;

/**
 * What the choice depends on beside the layout, as a number. Mostly more faces gain a group than there are spare dice,
 * and then it does not matter which these are. In the end the key has 29 bits.
 */
export function keyOf(over: LeftOver, free: number): number {
  const { left, gone, empty, between, again } = over;
  const all = between | again;
  over.riskBetween = over.riskAgain = 0;
  if (gone === 0) {
    if (again === 0) return VAIN;
    if ((left & again) !== 0 || (bits[again] as number) > free) return SAFE;
    over.riskAgain = again;
    return (RISK << 4) | (bits[again] as number);
  }
  if (all === 0) return VAIN;
  const isBelow = (gone & ~all) !== 0;
  // A die that gains a face less than others is chosen as well where one face of `between` is not spare.
  const open = isBelow ? 0 : 1;
  const key = isBelow ? BELOW : SAFE;
  const leftBetween = bits[left & between] as number;
  if (leftBetween > open || (bits[between] as number) > free + open) return key;
  const lower = bits[gone & (left === 0 ? ALL : (left & -left) - 1)] as number;
  const isSafe = (left & again) !== 0 || (bits[all] as number) > free + open;
  if (isSafe && isBelow && lower > 0) return key;
  over.riskBetween = between;
  let full = key | RISK | leftBetween;
  full = (full << 4) | (isBelow ? Math.min(1, lower) : lower);
  full = (full << 4) | (bits[gone & between] as number);
  full = (full << 4) | (bits[gone & again] as number);
  full = (full << 4) | (bits[empty & between] as number);
  if (isSafe) return full << 5;
  over.riskAgain = again;
  return (full << 5) | 16 | (bits[empty & again] as number);
}

/** The lowest face of a set. */
export const lowestOf = (faces: number): number => 31 - Math.clz32(faces & -faces);

/** How many faces a set of faces has. */
export const bits = Uint8Array.from({ length: 1 << SIDES }, (_, set) => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
});
