import { culpritIn } from '@/lib/roster/findings';
import { ruleOf } from '@/lib/roster/rule';
import type { Reckoning } from '../reckon';

/** Defines a rule for a whole Forge of War force. */
export const rule = ruleOf<Reckoning>();

/** A finding that names one unit. */
export const culprit = culpritIn('units');
