import { type Deadline, OddsRefused } from '@/lib/odds/deadline';
import { binomial } from '@/lib/odds/distribution';
import type { Result } from '../catalogue/data-schema';

/** Attack dice with the same results. */
export interface DiceGroup {
  dice: number;
  /** What the faces 1 to 6 do. */
  results: readonly Result[];
}

/** The most attack dice that odds are worked out for: a state has no room for more. */
export const MAX_DICE = 24;

/** Attack dice against defence dice: at most 24 of them, and 7 defence dice besides one a hit. */
export interface Contest {
  /** Two at most. A face does the same for both, or misses for one. */
  groups: readonly DiceGroup[];
  /** Defence dice besides one for each hit. */
  bonus: number;
  /** Whether each two 6s are combined: a kill that two 6s stop, and a stun that nothing stops. */
  overkill: boolean;
}

/** Kills and stuns that are not stopped. */
export interface Blow {
  kills: number;
  stuns: number;
  /** How many of `total` rolls end so. */
  weight: bigint;
}

/** Sides of the dice. */
export const SIDES = 6;
const FACES = [6, 5, 4, 3, 2, 1] as const;

/**
 * Where the dice stand while the faces are gone through, as one number of six parts of 5 bits: the hits of two groups
 * whose face is still open, the defence dice whose face is, those that have stopped nothing so far and stop lower hits,
 * and the kills and stuns that are not stopped.
 */
type State = number;

const PART = 5;
const MASK = 2 ** PART - 1;
const stateOf = (
  first: number,
  second: number,
  dice: number,
  free: number,
  kills: number,
  stuns: number,
): State =>
  (((((((((first << PART) | second) << PART) | dice) << PART) | free) << PART) | kills) << PART) | stuns;

/** A part of a state, counted from the last. */
const partOf = (state: State, place: number): number => (state >> (PART * place)) & MASK;

type Front = Map<State, bigint>;

const add = (front: Front, state: State, weight: bigint) =>
  front.set(state, (front.get(state) ?? 0n) + weight);

/** What a face does, by the group that hits with it. */
function resultOf(groups: readonly DiceGroup[], face: number): Result {
  return groups.map(({ results }) => results[face - 1] as Result).find((each) => each !== 'miss') ?? 'miss';
}

/**
 * The kills and stuns of a contest, exact. A defence die stops one hit that shows no more than it does. Our reading:
 * each die of an overkill is a hit that a defence die is rolled for, and the defender stops as many kills as possible,
 * then as many stuns.
 *
 * The faces are gone through from the highest: dice that have stopped nothing stop lower hits. That stops the most
 * kills, since whatever stuns shows less than what kills, and of these the most stuns. Only where overkills and lower
 * kills compete for 6s, the lower kills are first: they take one 6 each, and an overkill two.
 */
export function blowsOf(
  { groups, bonus, overkill }: Contest,
  deadline: Deadline,
): { blows: Blow[]; total: bigint } {
  const faces = FACES.filter((face) => resultOf(groups, face) !== 'miss');
  const lower = faces.filter((face) => face < SIDES && resultOf(groups, face) === 'kill');
  const order = overkill ? [...lower, ...faces.filter((face) => !lower.includes(face))] : faces;
  const steps = order.map((face, index): Face => {
    const open = order.slice(index + 1);
    return {
      kills: resultOf(groups, face) === 'kill',
      overkill: overkill && face === SIDES,
      isLast: open.length === 0,
      others: SIDES - order.length,
      // A group's hits show this face if they can; all that are left do if they can show no other.
      shows: groups.map(({ results }) =>
        results[face - 1] === 'miss'
          ? 'none'
          : open.some((other) => results[other - 1] !== 'miss')
            ? 'some'
            : 'all',
      ),
    };
  });
  const dice = groups.reduce((sum, group) => sum + group.dice, 0);
  if (dice > MAX_DICE) throw new OddsRefused(`Odds are worked out up to ${MAX_DICE} dice.`);
  const ends: Front = new Map();
  for (const hits of hitCounts(groups)) {
    deadline.check();
    const all = hits.reduce((sum, count) => sum + count, 0);
    // Rolls of the dice that miss, and of defence dice that this many hits do not allow for.
    const others = missesOf(groups, hits) * BigInt(SIDES) ** BigInt(dice - all);
    if (others === 0n) continue;
    const [first = 0, second = 0] = hits;
    let front: Front = new Map([[stateOf(first, second, all + bonus, 0, 0, 0), 1n]]);
    for (const step of steps)
      front = step.isLast && !step.overkill ? afterLast(front, step) : afterFace(front, step);
    for (const [state, weight] of front) {
      const ended = stateOf(0, 0, 0, 0, partOf(state, 1), partOf(state, 0));
      const rest = others * weight * BigInt(SIDES - order.length) ** BigInt(partOf(state, 3));
      if (rest > 0n) add(ends, ended, rest);
    }
  }
  const blows = [...ends].map(([state, weight]) => ({
    kills: partOf(state, 1),
    stuns: partOf(state, 0),
    weight,
  }));
  return { blows, total: BigInt(SIDES) ** BigInt(2 * dice + bonus) };
}

/** How many rolls of the dice that do not hit leave so many hits of each group. */
const missesOf = (groups: readonly DiceGroup[], hits: readonly number[]): bigint =>
  groups.reduce((ways, { dice, results }, at) => {
    const missing = results.filter((result) => result === 'miss').length;
    const count = hits[at] as number;
    return ways * binomial(dice, count) * BigInt(missing) ** BigInt(dice - count);
  }, 1n);

/** Every number of hits of each group. */
export const hitCounts = (groups: readonly DiceGroup[]): number[][] =>
  groups.reduce<number[][]>(
    (counts, { dice }) =>
      counts.flatMap((before) => Array.from({ length: dice + 1 }, (_, hits) => [...before, hits])),
    [[]],
  );

interface Face {
  kills: boolean;
  overkill: boolean;
  isLast: boolean;
  /** The number of faces that no hit shows. */
  others: number;
  /** How many of the open hits of each group may show it. */
  shows: readonly ('none' | 'some' | 'all')[];
}

/** Goes through one face: how many hits and how many defence dice show it. */
function afterFace(front: Front, face: Face): Front {
  const after: Front = new Map();
  const [showsFirst = 'none', showsSecond = 'none'] = face.shows;
  for (const [state, weight] of front) {
    const [first, second, dice] = [partOf(state, 5), partOf(state, 4), partOf(state, 3)];
    for (let one = showsFirst === 'all' ? first : 0; one <= (showsFirst === 'none' ? 0 : first); one++)
      for (
        let two = showsSecond === 'all' ? second : 0;
        two <= (showsSecond === 'none' ? 0 : second);
        two++
      ) {
        const ways = weight * binomial(first, one) * binomial(second, two);
        for (let defending = 0; defending <= dice; defending++) {
          const open = stateOf(first - one, second - two, dice - defending, 0, 0, 0);
          add(after, open | stopped(state, one + two, defending, face), ways * binomial(dice, defending));
        }
      }
  }
  return after;
}

/** Goes through the last face, where it does not matter how many dice are left over: no defence die stays open. */
function afterLast(front: Front, { kills: isKill, others }: Face): Front {
  const after: Front = new Map();
  for (const [state, weight] of front) {
    const [dice, kills, stuns] = [partOf(state, 3), partOf(state, 1), partOf(state, 0)];
    const hits = partOf(state, 5) + partOf(state, 4);
    const needed = Math.max(0, hits - partOf(state, 2));
    let rest = BigInt(others + 1) ** BigInt(dice);
    for (let defending = 0; defending <= Math.min(needed, dice); defending++) {
      const exactly = binomial(dice, defending) * BigInt(others) ** BigInt(dice - defending);
      // As many as are needed, or more.
      const ways = defending === needed ? rest : exactly;
      rest -= exactly;
      const through = needed - defending;
      add(
        after,
        stateOf(0, 0, 0, 0, kills + (isKill ? through : 0), stuns + (isKill ? 0 : through)),
        weight * ways,
      );
    }
  }
  return after;
}

/** What defence dice that show a face stop, with those that are free: the last three parts of a state. */
function stopped(state: State, hits: number, dice: number, { kills: isKill, overkill }: Face): State {
  const [free, kills, stuns] = [partOf(state, 2), partOf(state, 1), partOf(state, 0)];
  if (!overkill) {
    const stops = Math.min(hits, free + dice);
    const through = hits - stops;
    return stateOf(
      0,
      0,
      0,
      free + dice - stops,
      kills + (isKill ? through : 0),
      stuns + (isKill ? 0 : through),
    );
  }
  // Kills below 6 are counted already, and what is free shows less than 6.
  const pairs = Math.floor(hits / 2);
  const single = hits % 2;
  const killing = kills + (isKill ? single : 0);
  const first = Math.min(dice, killing);
  const pairsStopped = Math.min(pairs, Math.floor((dice - first) / 2));
  const rest = dice - first - 2 * pairsStopped;
  const stunning = isKill ? 0 : single;
  const stunsStopped = Math.min(rest, stunning);
  return stateOf(
    0,
    0,
    0,
    free + rest - stunsStopped,
    killing - first + pairs - pairsStopped,
    stuns + pairs + stunning - stunsStopped,
  );
}
