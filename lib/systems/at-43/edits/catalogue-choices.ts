import type { Edit } from '@/lib/roster/edit';
import { editList } from '@/lib/roster/edit-list';
import type { EvaluatedUnit } from '../evaluate/evaluate-unit';
import { type Force, MAX_FIGURES } from '../force';
import { type Kind, kinds } from './catalogue-kinds';
import { bearersOf, setBearers, setExtras, setHero, setOfficer, setUnit } from './edit-unit';

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
