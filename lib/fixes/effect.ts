import { isRemoval } from '@/lib/roster/edits/edit';
import type { AnyRule } from '@/lib/roster/rule';
import { headlineFigures } from '@/lib/roster/shown/figures';
import type { AnyGameSystem } from '@/lib/roster/system';
import type { Fix } from './fix';

/**
 * Lists the changes in a force's figures between two evaluations, those that the errors are about first, then the other
 * headline figures: "FC 17 → 15 of 15".
 * @param rule the rule of the only error that the change is for; those of all errors if omitted
 */
export function effectOf(system: AnyGameSystem, before: unknown, after: unknown, rule?: string): string[] {
  const about = new Set(
    system.rules.filter((each) => isBroken(each, before, rule)).map(({ figure }) => figure),
  );
  const previous = new Map(system.figures(before).map((figure) => [figure.label, figure]));
  const figures = system.figures(after);
  const shown = [
    ...figures.filter(({ label }) => about.has(label)),
    ...headlineFigures(figures).filter(({ label }) => !about.has(label)),
  ];
  return shown.flatMap(({ label, value, of }) => {
    const old = previous.get(label);
    if (old === undefined || old.value === value) return [];
    // Only the maximum may have changed: "CR 0 of 3 → 0 of 0".
    const was = old.of && old.of.used !== of?.used ? old.of.used : old.value;
    return [`${label} ${was} → ${value}`];
  });
}

/** Whether a rule about a figure is broken, or is the given one. */
const isBroken = <Evaluation>(
  { id, severity, figure, check }: AnyRule<Evaluation>,
  evaluation: Evaluation,
  only?: string,
): boolean =>
  severity === 'error' &&
  figure !== undefined &&
  (only === undefined ? check(evaluation).length > 0 : id === only);

/** What to check before the fixes of a force are applied that leave little of it; empty if one leaves half of it. */
export const settingsHint = (fixes: readonly Pick<Fix, 'edits'>[], elements: number): string =>
  elements > 1 &&
  fixes.length > 0 &&
  fixes.every(({ edits }) => 2 * edits.filter(isRemoval).length > elements)
    ? 'Nothing found leaves more than half of the force. Check first whether one of its settings, such as the limit, is mistyped.'
    : '';
