import type { Page } from '@/lib/roster/rule';
import { takenName } from '@/lib/systems/horizon-wars/offered';
import type { ReckonedMech, TakenUpgrade } from './reckon';

/** An upgrade as the mech's line prints it, with what it does. */
export interface Special {
  id: string;
  name: string;
  effect: string;
  page: Page;
}

/** "Smart missile ×3", "Support drones (Shield drone, Gun drone)". */
export function upgradeName(taken: TakenUpgrade): string {
  const names = taken.abilities.map(({ name }) => name);
  return names.length > 0 ? `${taken.record.name} (${names.join(', ')})` : takenName(taken);
}

/** The upgrades of the mech in the order of its list, each ability of its drones behind them. */
export const specialsOf = ({ mechUpgrades }: Pick<ReckonedMech, 'mechUpgrades'>): Special[] =>
  mechUpgrades.flatMap((taken) => [
    {
      id: taken.record.id,
      name: takenName(taken),
      effect: taken.record.effect,
      page: taken.record.page ?? null,
    },
    ...taken.abilities.map(({ id, name, effect }) => ({ id, name, effect, page: null })),
  ]);
