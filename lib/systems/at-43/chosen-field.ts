import type { Chosen, ReckonedUnit } from './reckon-unit';

/** The field of a unit where what is chosen of a card is put right; weapons stand with the figures that bear them. */
export const chosenFields: Record<Chosen['kind'], string> = {
  'special-weapon': 'figures',
  officer: 'officer',
  hero: 'officer',
  specialist: 'specialists',
  equipment: 'equipment',
};

/** The field of a unit where something it has, by its name, is put right. */
export function fieldOf({ chosen }: ReckonedUnit, name: string): string {
  const found = chosen.find((each) => each.name === name && each.count > 0);
  return found ? chosenFields[found.kind] : 'officer';
}
