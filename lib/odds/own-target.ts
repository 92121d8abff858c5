import { type AnyOddsModel, isAllowed, type Situation, type SituationField } from './model';

const PREFIX = 'own';

/** The id of a target with figures that a player sets: "own.a3.d2". */
export const ownTargetId = (fields: readonly SituationField[], figures: Situation): string =>
  [PREFIX, ...fields.map(({ id, start }) => `${id}${figures[id] ?? start}`)].join('.');

/** The figures of such a target by its id; null if it is not one, or one cannot be so. */
export function ownTargetFigures(fields: readonly SituationField[], target: string): Situation | null {
  const [prefix, ...parts] = target.split('.');
  if (prefix !== PREFIX || parts.length !== fields.length) return null;
  const figures: [string, number][] = [];
  for (const [index, field] of fields.entries()) {
    const value = Number(new RegExp(`^${field.id}(\\d{1,3})$`).exec(parts[index] ?? '')?.[1] ?? Number.NaN);
    if (!isAllowed(field, value)) return null;
    figures.push([field.id, value]);
  }
  return Object.fromEntries(figures);
}

/** Such a target in words: "A 3, D 2". */
export const ownTargetLabel = (fields: readonly SituationField[], figures: Situation): string =>
  fields.map(({ id, label }) => `${label} ${figures[id]}`).join(', ');

/** The label of a target of the game, or of one that a player sets; null if there is none of this id. */
export function targetLabel({ targets, ownTarget }: AnyOddsModel, target: string): string | null {
  const figures = ownTarget ? ownTargetFigures(ownTarget, target) : null;
  if (ownTarget && figures) return ownTargetLabel(ownTarget, figures);
  return targets.find(({ id }) => id === target)?.label ?? null;
}
