import type { Use } from '@/lib/roster/pack-rules';
import { capitalised } from '@/lib/roster/words';
import { tacticalUpgrade } from './catalogue';
import type { ReckonedElement } from './reckon-elements';

/** Everything an element uses that a pack may ban: its type, its upgrades, those of its type; or its kind. */
export function usesOf(element: ReckonedElement): Use[] {
  const upgrade = ({ id, name }: { id: string; name: string }): Use => ({ what: 'upgrades', id, name });
  const uses = [...element.mechUpgrades, ...element.aircraftUpgrades].map(({ record }) => upgrade(record));
  for (const id of element.tacticalUpgrades) uses.push(upgrade(tacticalUpgrade(id)));
  const { kind } = element.source;
  if (element.type) uses.push({ what: 'types', id: element.type.id, name: element.type.name });
  else uses.push({ what: 'types', id: kind, name: capitalised(kind) });
  return uses;
}
