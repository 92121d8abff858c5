import { briefly } from '@/lib/roster/figure';
import type { AnyGameSystem } from '@/lib/roster/system';

/** What changes in a force's brief figures, "FC 17 → 15 of 15", from one reckoning to the other. */
export function effectOf(system: AnyGameSystem, before: unknown, after: unknown): string[] {
  const had = new Map(briefly(system.figures(before)).map((figure) => [figure.label, figure]));
  return briefly(system.figures(after)).flatMap(({ label, value }) => {
    const old = had.get(label);
    if (old === undefined || old.value === value) return [];
    return [`${label} ${old.of?.used ?? old.value} → ${value}`];
  });
}
