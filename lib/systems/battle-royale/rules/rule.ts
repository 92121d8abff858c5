import { ruleOf } from '@/lib/roster/rule';
import type { Reckoning } from '../reckon';

/** A rule that looks at the one mech of a player. */
export const rule = ruleOf<Reckoning>();

/** A finding: there is one mech, so that it names none. */
export const found = <Facts extends object>({ mech }: Reckoning, facts: Facts) => ({
  elements: [] as string[],
  label: mech.label,
  presence: mech.presence,
  ...facts,
});
