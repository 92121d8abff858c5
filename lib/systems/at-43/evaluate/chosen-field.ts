import type { Chosen, EvaluatedUnit } from './evaluate-unit';

/** The field of a unit in which each kind of option is corrected; special weapons are edited with the figures. */
export const chosenFields: Record<Chosen['kind'], string> = {
  'special-weapon': 'figures',
  officer: 'officer',
  hero: 'officer',
  specialist: 'specialists',
  equipment: 'equipment',
};

/** The field of a unit in which an option of a name is corrected. */
export function fieldOf({ chosen }: EvaluatedUnit, name: string): string {
  const found = chosen.find((each) => each.name === name && each.count > 0);
  return found ? chosenFields[found.kind] : 'officer';
}
