import { elementFindingIn, ruleOf } from '@/lib/roster/rule';
import type { Evaluation } from '../evaluate/evaluate';

/** Defines a rule for a whole Command Horizon force. */
export const rule = ruleOf<Evaluation>();

/** A finding that names one unit. */
export const elementFinding = elementFindingIn('units');
