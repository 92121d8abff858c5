import { isRemoval } from '@/lib/roster/edit-catalogue';
import { headlineFigures } from '@/lib/roster/figure';
import type { AnyGameSystem } from '@/lib/roster/system';
import type { Fix } from './fix';

/** Lists the changes in a force's brief figures between two evaluations: "FC 17 → 15 of 15". */
export function effectOf(system: AnyGameSystem, before: unknown, after: unknown): string[] {
  const previous = new Map(headlineFigures(system.figures(before)).map((figure) => [figure.label, figure]));
  return headlineFigures(system.figures(after)).flatMap(({ label, value, of }) => {
    const old = previous.get(label);
    if (old === undefined || old.value === value) return [];
    // Only the maximum may have changed: "CR 0 of 3 → 0 of 0".
    const was = old.of && old.of.used !== of?.used ? old.of.used : old.value;
    return [`${label} ${was} → ${value}`];
  });
}

/** What to check before the fixes of a force are applied that leave little of it; empty if one leaves half of it. */
export const settingsHint = (fixes: readonly Pick<Fix, 'edits'>[], elements: number): string =>
  elements > 1 &&
  fixes.length > 0 &&
  fixes.every(({ edits }) => 2 * edits.filter(isRemoval).length > elements)
    ? 'Nothing found leaves more than half of the force. Check first whether one of its settings, such as the limit, is mistyped.'
    : '';
