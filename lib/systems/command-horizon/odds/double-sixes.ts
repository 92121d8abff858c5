import { binomial } from '@/lib/odds/binomial';
import { type Contest, hitCounts, SIDES } from './contest';

/** The chances that two 6s or more are rolled and not all pairs are stopped, and that they are: weights of `total`. */
export function doubleSixes({ groups, bonus }: Contest): { through: bigint; stopped: bigint; total: bigint } {
  const hitFaces = groups.map(({ results }) => results.filter((each) => each !== 'miss').length);
  const dice = groups.reduce((sum, group) => sum + group.dice, 0);
  let [through, halted] = [0n, 0n];
  for (const hits of hitCounts(groups)) {
    const all = hits.reduce((sum, count) => sum + count, 0);
    const defence = all + bonus;
    // How many rolls with these hits show how many 6s.
    let sixes = [BigInt(SIDES) ** BigInt(dice - all)];
    for (const [at, group] of groups.entries()) {
      const count = hits[at] as number;
      const faces = hitFaces[at] as number;
      const misses = binomial(group.dice, count) * BigInt(SIDES - faces) ** BigInt(group.dice - count);
      const next = Array<bigint>(sixes.length + count).fill(0n);
      for (const [before, ways] of sixes.entries())
        for (let six = 0; six <= count; six++)
          next[before + six] =
            (next[before + six] as bigint) +
            ways * misses * binomial(count, six) * BigInt(Math.max(0, faces - 1)) ** BigInt(count - six);
      sixes = next;
    }
    for (const [count, ways] of sixes.entries()) {
      const pairs = Math.floor(count / 2);
      if (pairs === 0 || ways === 0n) continue;
      for (let six = 0; six <= defence; six++) {
        const weight = ways * binomial(defence, six) * BigInt(SIDES - 1) ** BigInt(defence - six);
        if (Math.floor(six / 2) < pairs) through += weight;
        else halted += weight;
      }
    }
  }
  return { through, stopped: halted, total: BigInt(SIDES) ** BigInt(2 * dice + bonus) };
}
