import type { Use } from '@/lib/roster/pack-rules';
import { capitalised } from '@/lib/roster/words';
import { tacticalUpgrade } from '../catalogue/catalogue';
import type { EvaluatedElement } from './evaluate-elements';

/** Everything in an element that a pack can ban: its type or kind, its upgrades and those of its type. */
export function usesOf(element: EvaluatedElement): Use[] {
  const upgrade = ({ id, name }: { id: string; name: string }): Use => ({ what: 'upgrades', id, name });
  const uses = [...element.mechUpgrades, ...element.aircraftUpgrades].map(({ record }) => upgrade(record));
  for (const id of element.tacticalUpgrades) uses.push(upgrade(tacticalUpgrade(id)));
  const { kind } = element.source;
  if (element.type) uses.push({ what: 'types', id: element.type.id, name: element.type.name });
  else uses.push({ what: 'types', id: kind, name: capitalised(kind) });
  return uses;
}
