import { addition, agreement, type Edit, type EditKind, removal } from '@/lib/roster/edits/edit';
import { editList } from '@/lib/roster/edits/edit-catalogue';
import { play } from '../catalogue/catalogue';
import type { EvaluatedPlatoon } from '../evaluate/evaluate';
import type { EvaluatedUnit } from '../evaluate/evaluate-unit';
import { type Force, MAX_FIGURES, type Slot } from '../force';
import { takes } from '../rules/platoon';
import { bearersOf, setBearers, setExtras, setHero, setOfficer, setUnit } from './edit';

/** The kinds of edits, and how far each departs from what the player wanted; public. */
export const kinds = {
  figures: { cost: 1, max: 3, perStep: true, about: 'Set the number of figures of a unit' },
  'extra-off': { cost: 1, max: 3, perStep: true, about: 'Lower the number of extra fighters of a unit' },
  'support-off': { cost: 1, max: 3, perStep: true, about: 'Lower the number of support weapons of a unit' },
  'bearers-off': {
    cost: 1,
    max: 3,
    perStep: true,
    about: 'Lower the number of bearers of a special weapon in a unit',
  },
  'officer-off': { cost: 2, about: 'Remove the officer from a unit' },
  'hero-off': { cost: 2, about: 'Remove the hero from a unit' },
  hero: { cost: 4, about: 'Give a unit a hero of another card of the force' },
  'specialists-off': { cost: 2, about: 'Remove a specialist from a unit' },
  'equipment-off': { cost: 2, about: 'Remove a piece of equipment from a unit' },
  wave: { cost: 2, about: 'Move a unit to the other wave' },
  move: { cost: 2, about: 'Move a unit to another platoon' },
  'move-new': { cost: 3, about: 'Move a unit to a new platoon of its own' },
  retype: { cost: 5, about: 'Change a unit to another card of the force' },
  remove: removal('a unit'),
  commander: { cost: 2, about: 'Make another leader the commander' },
  'commander-off': { cost: 2, about: 'Clear the commander' },
  order: { cost: 1, about: 'Put the units of a platoon in the order of its pattern' },
  'pattern-off': { cost: 8, about: 'Remove the pattern of a platoon' },
  army: { cost: 4, about: 'Set the army to the army of most units, or of others' },
  faction: { cost: 4, about: 'Set the faction to that of units, or to none' },
  add: addition('a unit'),
  agreement: agreement('Remove the limit'),
} as const satisfies Record<string, EditKind>;

export type Kind = keyof typeof kinds;

/** A unit of this many figures or more is searched at the ends of its card's range only. */
const MAX_LISTED = 20;

/** Returns the edits of the numbers and options of a unit. */
export function choiceEdits({ id, card, bonus, source }: EvaluatedUnit): Edit<Force>[] {
  const { figures, extraFighters, supportWeapons } = source;
  const { edits, of } = editList<Force, Kind>(kinds);
  const add = of(id);
  /** Adds the changes of a number to each of some values that are within its range. */
  const numbers = (
    kind: Kind,
    name: string,
    now: number,
    values: readonly number[],
    textOf: (value: number) => readonly [string, string?],
    apply: (force: Force, id: string, value: number) => Force,
  ) => {
    for (const value of new Set(values)) {
      const what = { detail: `${name} ${value}`, steps: value - now, sets: `${kind} ${name}` };
      add(kind, what, textOf(value), (force) => apply(force, id, value));
    }
  };
  const to = (what: string) => (value: number) => [what, `to ${value}`] as const;
  const below = (now: number, ...values: number[]) => values.filter((value) => value >= 0 && value < now);
  const set =
    (field: 'figures' | 'extraFighters' | 'supportWeapons') => (now: Force, unit: string, value: number) =>
      setUnit(now, unit, { [field]: value });
  const sizes = sizesOf(figures, card?.numbers ?? null);
  numbers('figures', '', figures, sizes, to('Set the figures of'), set('figures'));
  const fewer = below(extraFighters, extraFighters - 1, bonus, 0);
  numbers('extra-off', '', extraFighters, fewer, to('Lower the extra fighters of'), set('extraFighters'));
  const support = below(supportWeapons, supportWeapons - 1, figures, 0);
  numbers(
    'support-off',
    '',
    supportWeapons,
    support,
    to('Lower the support weapons of'),
    set('supportWeapons'),
  );
  for (const name of new Set(source.specialWeapons.map((each) => each.name))) {
    const count = bearersOf(source, name);
    const most = card?.specialWeapons.find((each) => each.name === name)?.max ?? 0;
    const bearers = below(Math.min(count, MAX_FIGURES + 1), count - 1, most, 0);
    const lower = to(`Lower the bearers of ${name} in`);
    const text = (value: number) => (value === 0 ? ([`Remove ${name} from`] as const) : lower(value));
    numbers('bearers-off', name, count, bearers, text, (force, unit, value) =>
      setBearers(force, unit, name, value),
    );
  }
  const { officer, hero } = source;
  if (officer !== undefined)
    add('officer-off', '', [`Remove ${officer} from`], (now) => setOfficer(now, id, null));
  if (hero !== undefined) add('hero-off', '', [`Remove ${hero.name} from`], (now) => setHero(now, id, null));
  for (const field of ['specialists', 'equipment'] as const)
    for (const name of new Set(source[field])) {
      const count = source[field].filter((each) => each === name).length;
      add(`${field}-off`, name, [`Remove ${count > 1 ? 'one ' : ''}${name} from`], (now) =>
        setExtras(now, id, field, name, count - 1),
      );
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

/** Whether a unit may stand in a slot of a platoon with a pattern; one of an unknown card may. */
const fitsIn = (pattern: readonly Slot[], { card }: EvaluatedUnit, at: number): boolean => {
  const slot = pattern[at];
  return slot !== undefined && (card === null || takes(slot, card));
};

/**
 * Returns the first slot of a platoon's pattern that does not take the unit in it, with what it takes; null if there is
 * none, or no room for another unit.
 */
export function patternGap({ source: { pattern = [] }, units }: EvaluatedPlatoon) {
  if (units.length >= Math.min(pattern.length, play.platoon.slots)) return null;
  const slot = units.findIndex((unit, at) => !fitsIn(pattern, unit, at));
  const wanted = pattern[slot];
  return wanted === undefined ? null : { slot, wanted };
}

/**
 * Returns the ids of a platoon's units in the order that its pattern takes, which moves as few as possible; an empty list
 * without a pattern, if every unit is in its slot, or if no order fits.
 */
export function patternOrder({ source: { pattern }, units }: EvaluatedPlatoon): string[] {
  if (pattern === undefined || units.length > Math.min(pattern.length, play.platoon.slots)) return [];
  const fits = (unit: EvaluatedUnit, at: number) => fitsIn(pattern, unit, at);
  if (units.every(fits)) return [];
  let best: EvaluatedUnit[] = [];
  const stay = (order: readonly EvaluatedUnit[]) => order.filter((unit, at) => unit === units[at]).length;
  // At most 120 orders of five units.
  const place = (order: EvaluatedUnit[]) => {
    if (order.length === units.length && (best.length === 0 || stay(order) > stay(best))) best = order;
    for (const unit of units) if (!order.includes(unit) && fits(unit, order.length)) place([...order, unit]);
  };
  place([]);
  return best.map(({ id }) => id);
}
