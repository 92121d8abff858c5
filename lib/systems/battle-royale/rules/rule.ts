import { type Finding, type Path, ruleOf } from '@/lib/roster/rule';
import type { Evaluation } from '../evaluate/evaluate';

/** Defines a rule for the player's mech. */
export const rule = ruleOf<Evaluation>();

/** A finding about the only mech, so it names no element; `at` is the path within the mech to correct. */
export const found = <Facts extends object>(
  { mech: { label, presence } }: Evaluation,
  at: Path,
  facts: Facts,
): Finding<Facts & { label: string; presence: number }> => ({
  elements: [],
  path: ['mech', ...at],
  facts: { label, presence, ...facts },
});
