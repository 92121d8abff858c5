import { type Edit, editList } from '@/lib/roster/edit-catalogue';
import {
  bearersOf,
  setBearers,
  setExtraFighters,
  setExtras,
  setFigures,
  setHero,
  setOfficer,
  setSupportWeapons,
} from '../edit-unit';
import { type Force, MOST_FIGURES } from '../force';
import type { ReckonedUnit } from '../reckon-unit';
import { type Kind, kinds } from './kinds';

/** A unit of this many figures or more is searched at the ends of its card's range only. */
const MAX_LISTED = 20;

/** Returns the edits of the numbers and options of a unit. */
export function choiceEdits({ id, card, bonus, source }: ReckonedUnit): Edit<Force>[] {
  const { figures, extraFighters, supportWeapons } = source;
  const { edits, add } = editList<Force, Kind>(kinds);
  const elements = [id];
  /** Adds the changes of a number to each of some values that are within its range. */
  const numbers = (
    kind: Kind,
    name: string,
    now: number,
    values: readonly number[],
    text: (called: string, value: number) => string,
    apply: (force: Force, value: number) => Force,
  ) => {
    for (const value of new Set(values))
      add(kind, `${name} ${value}`, {
        elements,
        steps: value - now,
        sets: `${kind} ${name} ${id}`,
        text: (called) => text(called(id), value),
        apply: (force) => apply(force, value),
      });
  };
  numbers(
    'figures',
    '',
    figures,
    sizesOf(figures, card?.numbers ?? null),
    (unit, value) => `Set the figures of ${unit} to ${value}`,
    (force, value) => setFigures(force, id, value),
  );
  const below = (now: number, ...values: number[]) => values.filter((value) => value >= 0 && value < now);
  numbers(
    'extra-off',
    '',
    extraFighters,
    below(extraFighters, extraFighters - 1, bonus, 0),
    (unit, value) => `Lower the extra fighters of ${unit} to ${value}`,
    (force, value) => setExtraFighters(force, id, value),
  );
  numbers(
    'support-off',
    '',
    supportWeapons,
    below(supportWeapons, supportWeapons - 1, figures, 0),
    (unit, value) => `Lower the support weapons of ${unit} to ${value}`,
    (force, value) => setSupportWeapons(force, id, value),
  );
  for (const name of new Set(source.specialWeapons.map((each) => each.name))) {
    const count = bearersOf(source, name);
    const most = card?.specialWeapons.find((each) => each.name === name)?.max ?? 0;
    numbers(
      'bearers-off',
      name,
      count,
      below(Math.min(count, MOST_FIGURES + 1), count - 1, most, 0),
      (unit, value) =>
        value === 0 ? `Remove ${name} from ${unit}` : `Lower the bearers of ${name} in ${unit} to ${value}`,
      (force, value) => setBearers(force, id, name, value),
    );
  }
  const { officer, hero } = source;
  if (officer !== undefined)
    add('officer-off', '', {
      elements,
      text: (called) => `Remove ${officer} from ${called(id)}`,
      apply: (now) => setOfficer(now, id, null),
    });
  if (hero !== undefined)
    add('hero-off', '', {
      elements,
      text: (called) => `Remove ${hero.name} from ${called(id)}`,
      apply: (now) => setHero(now, id, null),
    });
  for (const field of ['specialists', 'equipment'] as const)
    for (const name of new Set(source[field])) {
      const count = source[field].filter((each) => each === name).length;
      add(`${field}-off`, name, {
        elements,
        text: (called) => `Remove ${count > 1 ? 'one ' : ''}${name} from ${called(id)}`,
        apply: (now) => setExtras(now, id, field, name, count - 1),
      });
    }
  return edits;
}

/** The other sizes of a unit within its card's range, the nearest first; some smaller ones without a range. */
function sizesOf(figures: number, range: { min: number; max: number } | null): number[] {
  const { min, max } = range ?? { min: Math.max(1, figures - 3), max: figures };
  const sizes =
    max - min > MAX_LISTED
      ? [Math.min(figures - 1, max), Math.min(figures + 1, max), min, max]
      : Array.from({ length: max - min + 1 }, (_, at) => min + at);
  return sizes
    .filter((size) => size >= min && size <= max && size !== figures)
    .sort((a, b) => Math.abs(a - figures) - Math.abs(b - figures));
}
