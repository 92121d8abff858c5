import { applyFilling, fillScenario } from '../edits/fill-scenario';
import { evaluate } from '../evaluate/evaluate';
import type { Force } from '../force';
import type { HorizonWarsPack } from '../pack';

/** The force with a place for each element in its set-piece battle, as the attacker if that is possible. */
export function placed(force: Force, pack: HorizonWarsPack | null): Force {
  const { scenario } = force;
  if (scenario?.kind !== 'set-piece') return force;
  for (const role of ['attacker', 'defender'] as const) {
    const tried: Force = { ...force, scenario: { ...scenario, role } };
    const filling = fillScenario(evaluate(tried, pack));
    if (filling && 'places' in filling) return applyFilling(tried, filling.places);
  }
  return force;
}
