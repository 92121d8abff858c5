import { type Finding, type Path, ruleOf } from '@/lib/roster/rule';
import type { Reckoning } from '../reckon';

/** A rule that looks at the one mech of a player. */
export const rule = ruleOf<Reckoning>();

/** A finding: there is one mech, so that it names none; `at` is the field of it where it is put right. */
export const found = <Facts extends object>(
  { mech: { label, presence } }: Reckoning,
  at: Path,
  facts: Facts,
): Finding<Facts & { label: string; presence: number }> => ({
  elements: [],
  path: ['mech', ...at],
  facts: { label, presence, ...facts },
});
