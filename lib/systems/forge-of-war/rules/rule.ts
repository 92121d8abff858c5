import { culpritIn } from '@/lib/roster/findings';
import { ruleOf } from '@/lib/roster/rule';
import type { Reckoning } from '../reckon';

/** A rule that looks at a whole Forge of War force. */
export const rule = ruleOf<Reckoning>();

/** A finding that names one unit. */
export const culprit = culpritIn('units');
