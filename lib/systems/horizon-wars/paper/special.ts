import { specialRule, tacticalUpgrade } from '../catalogue/catalogue';
import { takenEffect, takenName } from '../edits/offered';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedElement } from '../evaluate/evaluate-elements';

/** A special rule or an upgrade in an element's line, with its effect. */
export interface Special {
  id: string;
  name: string;
  effect: string;
  page: number;
}

const special = (id: string): Special => {
  const { name, effect, page } = specialRule(id);
  return { id, name, effect, page };
};

const RAPID = 'rapid';

/** Applies gravity to Rapid; high gravity wins if both are chosen (p.112). */
function rapidIn(battlefield: readonly string[], element: EvaluatedElement, ids: string[]): string[] {
  if (battlefield.includes('high-gravity')) return ids.filter((id) => id !== RAPID);
  const gains = battlefield.includes('low-gravity') && element.kind !== 'aircraft' && !ids.includes(RAPID);
  return gains ? [...ids, RAPID] : ids;
}

/**
 * Whether an element may make Rapid moves: a mech, or a conventional element with the special rule, as gravity allows;
 * aircraft move by manoeuvres (p.26, 67, 112).
 */
export const isRapid = (element: EvaluatedElement, { force }: Pick<Evaluation, 'force'>): boolean => {
  const own = element.kind === 'mech' ? [RAPID] : (element.type?.special ?? []);
  return rapidIn(force.battlefield, element, [...own]).includes(RAPID);
};

/** The names of an element's upgrades, including its type's tactical ones, as its line prints them. */
export const upgradeNames = ({
  mechUpgrades,
  aircraftUpgrades,
  tacticalUpgrades,
}: EvaluatedElement): string[] => [
  ...[...mechUpgrades, ...aircraftUpgrades].map(takenName),
  ...tacticalUpgrades.map((id) => tacticalUpgrade(id).name),
];

/** Special rules and upgrades of an element in the order its line prints them (p.58, 61-70, 112). */
export function specialsOf(element: EvaluatedElement, { force }: Pick<Evaluation, 'force'>): Special[] {
  const own = element.type?.special ?? [];
  const ids = rapidIn(force.battlefield, element, [...own]);
  if (element.hover) ids.push('hover');
  if (element.isChq && element.kind !== 'aircraft') {
    ids.push('chain-of-command');
    if (!ids.includes('guide-fire')) ids.push('guide-fire');
  }
  const upgrades = [...element.mechUpgrades, ...element.aircraftUpgrades].map((taken) => ({
    id: taken.record.id,
    name: takenName(taken),
    effect: takenEffect(taken),
    page: taken.record.page,
  }));
  const tactical = element.tacticalUpgrades.map((id) => {
    const { name, effect, page } = tacticalUpgrade(id);
    return { id, name, effect, page };
  });
  return [...(element.ace ? [special('ace')] : []), ...ids.map(special), ...upgrades, ...tactical];
}
