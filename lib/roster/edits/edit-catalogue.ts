import { COPY_COST, costOfSteps, type Edit, type EditKind, isRemoval } from './edit';

/** A sum or a number that is over its maximum, and what each element counts in it. */
export interface Excess {
  over: number;
  /** By id; none if no removal lowers it. */
  parts: ReadonlyMap<string, number>;
  /** Whether no edit but a removal lowers it. */
  onlyRemoved?: boolean;
}

/** Every edit of a game, whatever is wrong with a force, and what the search for fixes has to know of its forces. */
export interface EditCatalogue<Force = unknown, Evaluation = unknown> extends ForceParts<Force> {
  /** The kinds of its edits, by their public names. */
  kinds: Readonly<Record<string, EditKind>>;
  /** Returns every edit of a force, in a fixed order. */
  edits: (evaluation: Evaluation) => Edit<Force>[];
  /** Returns the changes of what the players agree on, where the pack leaves it free (`agreed`); each is tried alone. */
  agreements?: (evaluation: Evaluation) => Edit<Force>[];
  /** Returns what each element is worth: its points, and more than all others for one that leads (`worthOf`). */
  worth: (evaluation: Evaluation) => ReadonlyMap<string, number>;
  /** Returns what is over a maximum. */
  excesses: (evaluation: Evaluation) => Excess[];
}

/** A catalogue with types that only its own game knows. */
// biome-ignore lint/suspicious/noExplicitAny: as with AnyGameSystem
export type AnyEditCatalogue = EditCatalogue<any, any>;

/** Returns every edit of a force that is published, those of agreements last. */
export const allEdits = (catalogue: AnyEditCatalogue, evaluation: unknown): Edit[] => [
  ...catalogue.edits(evaluation),
  ...(catalogue.agreements?.(evaluation) ?? []),
];

/** Returns the excess of a force's number of elements over a maximum; none without a maximum, or if it is kept. */
export const countExcess = (ids: readonly string[], max: number | null | undefined): Excess[] =>
  max == null || ids.length <= max
    ? []
    : [{ over: ids.length - max, parts: new Map(ids.map((id) => [id, 1])), onlyRemoved: true }];

/** More than any force is worth. */
const LEADER_WORTH = 1_000_000;

/** Returns what elements are worth, by id; one that leads is worth so much that it is removed last. */
export const worthOf = <Element extends { id: string }>(
  elements: readonly Element[],
  worth: (element: Element) => number,
  leads: (element: Element) => boolean,
): ReadonlyMap<string, number> =>
  new Map(elements.map((each) => [each.id, worth(each) + (leads(each) ? LEADER_WORTH : 0)]));

/** An element as it stands in a force. */
export interface PlacedElement {
  value: { id: string };
  /** The group of the force that it is in, from 0; 0 in games without groups. */
  group: number;
}

/** The words for the fields of a force, to say what is taken back. */
export interface FieldWords {
  /** Labels of fields, as in the middle of a sentence, by the name in the file; by default "the" and that name. */
  labels?: Readonly<Record<string, string>>;
  /** The field with fields of its own that are compared one by one. */
  fieldsIn?: string;
  /** Returns the name of a value of a field, in a force with these settings; by default the value itself. */
  nameOf?: (field: string, value: string, settings: unknown) => string;
  /** Returns what a field of an element stands for when the file leaves it out, if that is not nothing. */
  usual?: (field: string, element: unknown, settings: unknown) => number | undefined;
  /** A flag that at most one element should have. */
  single?: string;
  /** Settings that depend on another: one that changed together with it is taken back together with it. */
  follows?: Readonly<Record<string, string>>;
}

/** How a force is made of elements and settings: enough to compare two states of it and to take differences back. */
export interface ForceParts<Force = unknown> {
  /** Returns a force's elements, in order; none if the force is a single thing. */
  elements: (force: Force) => PlacedElement[];
  /** Returns the force without some elements and the references to them. */
  without: (force: Force, ids: readonly string[]) => Force;
  /** Returns the force with an element at this place of its group, instead of one with its id. */
  withElement: (force: Force, element: PlacedElement, at: number) => Force;
  /** Returns everything else of the force, by field. */
  settings: (force: Force) => Readonly<Record<string, unknown>>;
  withSetting: (force: Force, field: string, value: unknown) => Force;
  /** The setting that lists the groups of elements, and what one is called; only where the order in a group matters. */
  groups?: { field: string; noun: string };
  words: FieldWords;
}

/** Returns a list with an element at a place, instead of one with its id. */
export function withAt<Element extends { id: string }>(
  list: readonly Element[],
  element: Element,
  at: number,
) {
  const known = list.findIndex(({ id }) => id === element.id);
  return known < 0 ? list.toSpliced(at, 0, element) : list.with(known, element);
}

/** Returns the parts of a game's forces if all elements are in one list. */
export function partsOf<List extends string, Force extends { [list in List]: { id: string }[] }>(
  list: List,
  without: (force: Force, ids: readonly string[]) => Force,
  words: FieldWords,
): ForceParts<Force> {
  return {
    elements: (force) => force[list].map((value) => ({ value, group: 0 })),
    without,
    withElement: (force, { value }, at) => ({ ...force, [list]: withAt(force[list], value, at) }),
    settings: ({ [list]: _, ...settings }) => settings,
    withSetting: (force, field, value) => ({ ...force, [field]: value }),
    words,
  };
}

/**
 * Returns edits of which those that remove an element equal to an earlier one with its name cost less.
 * @param copyOf returns an element as the builder copies it, if that leaves something out
 */
export function withCopies<Force, Element extends { id: string; name?: string | undefined }>(
  elements: readonly Element[],
  edits: Edit<Force>[],
  copyOf: (element: Element) => Element = (element) => element,
): Edit<Force>[] {
  const seen = new Set<string>();
  const copies = new Set<string>();
  const textOf = (element: Element) => JSON.stringify({ ...element, id: '' });
  for (const element of elements) {
    if (!element.name) continue;
    if (seen.has(textOf(element))) copies.add(element.id);
    seen.add(textOf(element)).add(textOf(copyOf(element)));
  }
  const isOfCopy = (edit: Edit<Force>) => isRemoval(edit) && copies.has(edit.elements[0] ?? '');
  return copies.size === 0
    ? edits
    : edits.map((edit) => (isOfCopy(edit) ? { ...edit, cost: COPY_COST, isCopy: true } : edit));
}

/** What tells edits of one kind apart: a detail alone, or with how far it goes and what it sets. */
type Detail =
  | string
  | number
  | {
      detail: string | number;
      steps?: number;
      cost?: number;
      sets?: string;
      likely?: number;
      completes?: boolean;
    };

/**
 * Returns a list of edits and functions that add one: `add` for any, `of(id)` for those of one element, with the words
 * before and after its label. The key follows from the kind, and so does the cost unless another is given.
 */
export function editList<Force, Kind extends string>(kinds: Readonly<Record<Kind, EditKind>>) {
  type Apply = Edit<Force>['apply'];
  const edits: Edit<Force>[] = [];
  const add = (
    kind: Kind,
    what: Detail,
    text: string | Edit['text'],
    apply: Apply,
    elements: readonly string[] = [],
  ) => {
    const { detail, steps = 1, ...own } = typeof what === 'object' ? what : { detail: what };
    edits.push({
      kind,
      elements,
      cost: costOfSteps(kinds[kind], steps),
      key: `${kind} ${elements} ${detail}`,
      text: typeof text === 'string' ? () => text : text,
      apply,
      ...own,
    });
  };
  const of =
    (id: string) =>
    (kind: Kind, what: Detail, [before, after]: readonly [string, string?], apply: Apply) => {
      const text: Edit['text'] = (called) => `${before} ${called(id)}${after ? ` ${after}` : ''}`;
      const own = typeof what === 'object' && what.sets ? { ...what, sets: `${what.sets} ${id}` } : what;
      add(kind, own, text, apply, [id]);
    };
  return { edits, add, of };
}

/** Returns whole numbers from `min` to `max` other than `value`, the nearest first, the lower of two first. */
export function otherNumbers(value: number, min: number, max: number): number[] {
  const numbers: number[] = [];
  for (let number = min; number <= max; number++) if (number !== value) numbers.push(number);
  return numbers.sort((a, b) => Math.abs(a - value) - Math.abs(b - value) || a - b);
}
