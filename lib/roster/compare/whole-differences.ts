import { dequal } from 'dequal/lite';
import type { CheckedRoster } from '../check';
import type { Chosen, Ruling } from '../ruling';
import type { AnyGameSystem } from '../system';
import {
  type BothCalled,
  type Called,
  type Difference,
  difference,
  labelOf,
  valueDifferences,
  valueText,
} from './differences';

/** One of two rosters that are compared. */
export type Compared = Omit<CheckedRoster, 'system'>;

/** Compares the choices for the force as a whole; references to elements are left to the elements' differences. */
export function wholeDifferences(
  one: Compared,
  other: Compared,
  system: AnyGameSystem,
  entries: readonly { id: string }[],
  fields: Called,
): Difference[] {
  const { rulings, labels } = system;
  const ofRulings = rulingDifferences(one.roster.force, other.roster.force, rulings);
  const facts = factDifferences(one, other, system);
  if (facts.length > 0) return [...ofRulings, ...facts];
  const known = new Set(entries.map(({ id }) => id));
  const [a, b] = [one, other].map(({ roster: { force } }) => {
    const ids: ReadonlySet<string> = new Set(labels(force).keys());
    const fields = Object.entries(force as object).filter(
      ([field]) => field !== 'rulings' && (ids.has(field) || !known.has(field)),
    );
    return Object.fromEntries(fields.map(([field, value]) => [field, withoutElements(value, ids)]));
  });
  return [...ofRulings, ...valueDifferences(a, b, [new Map(), new Map(), fields])];
}

/** Compares the facts above the tables of the sheet, in the words of the game; figures are compared separately. */
function factDifferences(one: Compared, other: Compared, system: AnyGameSystem): Difference[] {
  const [ones, others] = [one, other].map(({ roster, checked: { evaluation, report } }) => {
    const figures = new Set(system.figures(evaluation).flatMap(({ label, title }) => [label, title]));
    const { facts } = system.sheet(roster, evaluation, report);
    return new Map(
      facts.filter(({ label }) => !figures.has(label)).map(({ label, value }) => [label, value]),
    );
  }) as [Map<string, string>, Map<string, string>];
  return [...new Set([...ones.keys(), ...others.keys()])].flatMap(
    (label) => difference(label, ones.get(label) ?? '', others.get(label) ?? '') ?? [],
  );
}

function withoutElements(value: unknown, ids: ReadonlySet<string>): unknown {
  const isElement = (each: unknown) =>
    typeof each === 'string'
      ? ids.has(each)
      : typeof each === 'object' && each !== null && ids.has((each as { id?: string }).id ?? '');
  if (Array.isArray(value))
    return value.filter((item) => !isElement(item)).map((item) => withoutElements(item, ids));
  if (typeof value !== 'object' || value === null) return ids.has(value as string) ? null : value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !ids.has(key) && !isElement(inner))
      .map(([key, inner]) => [key, withoutElements(inner, ids)]),
  );
}

function rulingDifferences(one: unknown, other: unknown, rulings: readonly Ruling[]): Difference[] {
  const chosenBy = (force: unknown, { id, default: usual, values }: Ruling) => {
    const chosen = (force as { rulings?: Chosen }).rulings?.[id] ?? usual;
    return values.find(({ value }) => value === chosen)?.meaning ?? String(chosen);
  };
  return rulings.flatMap((ruling) => {
    const found = difference(ruling.title, chosenBy(one, ruling), chosenBy(other, ruling));
    return found ? [found] : [];
  });
}

/** For files that differ although nothing else does: compares their fields, such as the order of a list. */
export function otherDifferences(one: unknown, other: unknown, called: BothCalled): Difference[] {
  const [a, b] = [one, other] as [Record<string, unknown>, Record<string, unknown>];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((field) => {
    if (dequal(a[field], b[field])) return [];
    const [from, to] = sameItems(a[field], b[field])
      ? [OWN_ORDER, OWN_ORDER]
      : [valueText(a[field], called[0]), valueText(b[field], called[1])];
    return [{ label: labelOf([field]), one: from, other: to }];
  });
}

const OWN_ORDER = 'in a different order';

/** Whether two lists have the same items, in any order. */
const sameItems = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) &&
  Array.isArray(other) &&
  JSON.stringify(one.map((item) => JSON.stringify(item)).sort()) ===
    JSON.stringify(other.map((item) => JSON.stringify(item)).sort());
