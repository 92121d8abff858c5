import { briefly } from '@/lib/roster/figure';
import type { AnyGameSystem } from '@/lib/roster/system';

/** Lists the changes in a force's brief figures between two reckonings: "FC 17 → 15 of 15". */
export function effectOf(system: AnyGameSystem, before: unknown, after: unknown): string[] {
  const previous = new Map(briefly(system.figures(before)).map((figure) => [figure.label, figure]));
  return briefly(system.figures(after)).flatMap(({ label, value }) => {
    const old = previous.get(label);
    if (old === undefined || old.value === value) return [];
    return [`${label} ${old.of?.used ?? old.value} → ${value}`];
  });
}
