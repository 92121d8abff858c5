import type { SheetFact } from '@/lib/sheet/sheet';
import type { Force } from './force';
import { battlePoints } from './settings';
import { setPieceFacts } from './sheet';

/**
 * The force as an opponent may know it: the disposition (p.75, 89) is secret, and with it what could be told from
 * it; the battle that both fight is not, nor its points.
 */
export function forOpponent(force: Force): { force: Force; facts: SheetFact[] } {
  const { scenario } = force;
  return {
    force: { ...force, scenario: null, limit: battlePoints(scenario) ?? force.limit },
    facts: scenario?.kind === 'set-piece' ? setPieceFacts(scenario) : [],
  };
}
