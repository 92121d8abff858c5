import type { Edit } from '@/lib/roster/vocabulary';
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
import type { Kind } from './kinds';

type ForceEdit = Edit<Force>;

/** Adds an edit of the present unit. */
export type Add = (
  kind: Kind,
  detail: string,
  text: ForceEdit['text'],
  apply: ForceEdit['apply'],
  /** Whether it departs further than others of its kind, at a higher cost. */
  further?: boolean,
) => void;

/** Edits of the numbers of figures, extra fighters and support weapons of a unit. */
export function strengthEdits({ id, card, bonus, source }: ReckonedUnit, add: Add) {
  const { figures, extraFighters, supportWeapons } = source;
  const range = card?.numbers ?? null;
  const sizes = new Set([figures - 1, figures + 1]);
  if (range)
    for (const size of [range.min, range.max])
      if (figures < range.min || figures > range.max) sizes.add(size);
  for (const size of sizes)
    if (size >= 1 && size <= MOST_FIGURES)
      add(
        'figures',
        `${size}`,
        (called) => `Give ${called(id)} ${size} figures`,
        (now) => setFigures(now, id, size),
        Math.abs(size - figures) > 1,
      );
  for (const extra of new Set([0, Math.min(bonus, extraFighters)]))
    if (extra < extraFighters)
      add(
        'extra-off',
        `${extra}`,
        (called) => `Leave ${called(id)} ${extra} extra fighters`,
        (now) => setExtraFighters(now, id, extra),
      );
  for (const support of new Set([0, Math.min(figures, supportWeapons)]))
    if (support < supportWeapons)
      add(
        'support-off',
        `${support}`,
        (called) => `Leave ${called(id)} ${support} support weapons`,
        (now) => setSupportWeapons(now, id, support),
      );
}

/** Removals of a unit's options. */
export function optionEdits({ id, source }: ReckonedUnit, add: Add) {
  for (const name of new Set(source.specialWeapons.map((each) => each.name))) {
    const count = bearersOf(source, name);
    add(
      'bearers-off',
      `${name} 0`,
      (called) => `Take ${name} off ${called(id)}`,
      (now) => setBearers(now, id, name, 0),
      true,
    );
    // Repeated entries are merged, and may have more in all than one entry can.
    if (count > 1 && count <= MOST_FIGURES + 1)
      add(
        'bearers-off',
        `${name} -1`,
        (called) => `One bearer of ${name} less with ${called(id)}`,
        (now) => setBearers(now, id, name, count - 1),
      );
  }
  if (source.officer !== undefined)
    add(
      'officer-off',
      '',
      (called) => `Take ${source.officer} off ${called(id)}`,
      (now) => setOfficer(now, id, null),
    );
  if (source.hero !== undefined)
    add(
      'hero-off',
      '',
      (called) => `Take ${source.hero?.name} off ${called(id)}`,
      (now) => setHero(now, id, null),
    );
  for (const field of ['specialists', 'equipment'] as const)
    for (const name of new Set(source[field])) {
      const count = source[field].filter((each) => each === name).length;
      add(
        `${field}-off`,
        name,
        (called) => `Take ${name} off ${called(id)}`,
        (now) => setExtras(now, id, field, name, count - 1),
      );
    }
}
