import { canonicalText } from '@/lib/roster/canonical';
import { checkRoster, errorsOf } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import type { AnyVocabulary } from '@/lib/roster/vocabulary';

/**
 * The cost of the cheapest sequence of at most `most` edits that ends without errors; null if none costs less than
 * `below`. Tries every sequence, the cheapest first, and skips only forces that it has seen.
 */
export function bruteForceCost(
  roster: Roster,
  system: AnyGameSystem,
  vocabulary: AnyVocabulary,
  { pack, most, below }: { pack: Pack | null; most: number; below: number },
): number | null {
  const layers: { force: unknown; edits: number }[][] = [[{ force: roster.force, edits: 0 }]];
  const seen = new Map<string, number>();
  for (let cost = 0; cost < Math.min(below, layers.length); cost++)
    for (const { force, edits } of layers[cost] ?? []) {
      // A force that is reached again with fewer edits allows more edits after it.
      const key = canonicalText(system.inPlay(force));
      if ((seen.get(key) ?? Number.POSITIVE_INFINITY) <= edits) continue;
      seen.set(key, edits);
      const { errors, reckoning } = errorsOf(force, system, pack);
      if (errors.length === 0)
        return checkRoster({ ...roster, force }, system, pack).report.legal ? cost : null;
      if (edits === most) continue;
      for (const edit of vocabulary.edits(reckoning)) {
        const total = cost + edit.cost;
        if (total >= below) continue;
        while (layers.length <= total) layers.push([]);
        layers[total]?.push({ force: edit.apply(force), edits: edits + 1 });
      }
    }
  return null;
}
