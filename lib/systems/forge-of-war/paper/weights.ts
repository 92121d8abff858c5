import type { WeightOfFire } from '../force';

/** The forms of a weight of fire: dice for any target, by target, by range, or all within a radius (16). */
export type WeightKind = 'dice' | 'target' | 'range' | 'radius';

export function kindOfWeight(weight: WeightOfFire): WeightKind {
  if (typeof weight === 'number') return 'dice';
  if ('radius' in weight) return 'radius';
  return 'near' in weight ? 'range' : 'target';
}

/** Converts a weight of fire to another form, retaining its first number; unchanged if it has that form. */
export function weightOfKind(kind: WeightKind, weight: WeightOfFire): WeightOfFire {
  if (kindOfWeight(weight) === kind) return weight;
  const first = typeof weight === 'number' ? weight : (Object.values(weight)[0] as number);
  if (kind === 'dice') return first;
  if (kind === 'radius') return { radius: first };
  if (kind === 'range') return { near: first, farIfStill: 1 };
  return { infantry: first, horde: Math.min(first + 1, 99), vehicle: 1 };
}
