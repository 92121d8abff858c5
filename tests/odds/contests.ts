import type { Contest } from '@/lib/systems/command-horizon/odds/contest';

// Attack dice against defence dice by every roll and every way to use the dice, nothing shared with the odds.

export type Result = 'miss' | 'stun' | 'kill';

/** What can be stopped: by how many dice, of at least which face. */
interface Hit {
  face: number;
  dice: number;
  kill: boolean;
}

/** The fewest kills, and of these the fewest stuns, by every way to use the dice. */
function leastLoss(hits: readonly Hit[], dice: readonly number[]): [kills: number, stuns: number] {
  const [hit, ...others] = hits;
  if (hit === undefined) return [0, 0];
  const [kills, stuns] = leastLoss(others, dice);
  let best: [number, number] = hit.kill ? [kills + 1, stuns] : [kills, stuns + 1];
  // It is stopped by the lowest dice that can, whichever they are.
  const fit = dice.filter((die) => die >= hit.face).sort((a, b) => a - b);
  if (fit.length >= hit.dice) {
    const left = [...dice];
    for (const die of fit.slice(0, hit.dice)) left.splice(left.indexOf(die), 1);
    const other = leastLoss(others, left);
    if (other[0] < best[0] || (other[0] === best[0] && other[1] < best[1])) best = other;
  }
  return best;
}

/** What some attack dice come to against defence dice. */
export function lossOf(
  attack: readonly number[],
  results: readonly Result[][],
  defence: readonly number[],
  pairs: boolean,
) {
  const hits = attack.flatMap((face, at): Hit[] => {
    const result = results[at]?.[face - 1] ?? 'miss';
    return result === 'miss' ? [] : [{ face, dice: 1, kill: result === 'kill' }];
  });
  if (!pairs) return leastLoss(hits, defence);
  const sixes = hits.filter(({ face }) => face === 6);
  const combined = Math.floor(sixes.length / 2);
  const rest = [...hits.filter(({ face }) => face < 6), ...sixes.slice(2 * combined)];
  const overkills = Array.from({ length: combined }, () => ({ face: 6, dice: 2, kill: true }));
  const [kills, stuns] = leastLoss([...rest, ...overkills], defence);
  return [kills, stuns + combined] as const;
}

export const rollsOf = (dice: number): number[][] =>
  dice === 0 ? [[]] : rollsOf(dice - 1).flatMap((roll) => [1, 2, 3, 4, 5, 6].map((die) => [...roll, die]));

/** Every roll, those that differ in the order of the dice once, with their number. */
function unordered(dice: number): [roll: number[], count: bigint][] {
  const counts = new Map<string, [number[], bigint]>();
  for (const roll of rollsOf(dice)) {
    const sorted = roll.toSorted();
    const known = counts.get(`${sorted}`);
    counts.set(`${sorted}`, [sorted, (known?.[1] ?? 0n) + 1n]);
  }
  return [...counts.values()];
}

/** The chances of kills and stuns by every roll. */
export function byTrying({ groups, bonus, overkill }: Contest): Map<string, bigint> {
  const results = groups.flatMap((group) => Array.from({ length: group.dice }, () => [...group.results]));
  const attacks =
    groups.length === 1
      ? unordered(results.length)
      : rollsOf(results.length).map((roll) => [roll, 1n] as const);
  const defences = Array.from({ length: results.length + 1 }, (_, hits) => unordered(hits + bonus));
  const sums = new Map<string, bigint>();
  for (const [attack, count] of attacks) {
    const hits = attack.filter((face, at) => results[at]?.[face - 1] !== 'miss').length;
    // Weights as if as many dice were rolled for every number of hits.
    const weight = count * 6n ** BigInt(results.length - hits);
    for (const [defence, times] of defences[hits] ?? []) {
      const key = lossOf(attack, results, defence, overkill).join(' ');
      sums.set(key, (sums.get(key) ?? 0n) + weight * times);
    }
  }
  return sums;
}
