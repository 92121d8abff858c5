import type { AnyGameSystem } from '../system';
import type { Collection } from './collection';
import type { AnyOptimizerModel } from './optimizer';

/** How many of each model there are among all models of a game. */
const EACH = 9;

/** Every model that a game offers, as a collection; null for a game whose models are made by its players. */
export function allModels(system: AnyGameSystem, model: AnyOptimizerModel): Collection | null {
  if (model.everything === undefined) return null;
  const entries = model
    .everything()
    .map(({ name, element }, at) => ({ id: `m${at + 1}`, name, count: EACH, stars: 1, min: 0, element }));
  return { musterCollection: 1, system: system.id, name: 'All models', entries };
}
