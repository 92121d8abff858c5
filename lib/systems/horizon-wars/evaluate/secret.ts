import type { SheetFact } from '@/lib/sheet/sheet';
import type { Force } from '../force';
import { setPieceFacts } from '../paper/sheet';
import { battlePoints } from './settings';

/**
 * The force as an opponent may see it: without the disposition (p.75, 89) and anything that reveals it, but with the
 * battle that both fight and its points.
 */
export function forOpponent(force: Force): { force: Force; facts: SheetFact[] } {
  const { scenario } = force;
  return {
    force: { ...force, scenario: null, limit: battlePoints(scenario) ?? force.limit },
    facts: scenario?.kind === 'set-piece' ? setPieceFacts(scenario) : [],
  };
}
