/** One change of a force in a player's words, and how far it departs from what the player wanted. */
export interface Edit<Force = unknown> {
  /** Public name of what it does: `remove`, `chq`. */
  kind: string;
  /** Ids of the elements it changes; none if it changes the whole force. */
  elements: readonly string[];
  /** A whole number, at least 1. */
  cost: number;
  /** Unique among the edits of a force. */
  key: string;
  /** What it sets, if another edit can set the same thing to another value: the stat of an element. */
  sets?: string;
  /** How likely it is what the player means: of edits that cost the same, the highest is preferred. */
  likely?: number;
  /** Whether it removes a copy of another element, which undoes a separate slip. */
  isCopy?: true;
  /** Whether it only supplies what is still missing, such as the place of a new element. */
  completes?: boolean;
  /** Says what it does, in a player's words without a full stop; `called` returns the label of an element. */
  text: (called: (id: string) => string) => string;
  /** Returns the edited force; the same object if nothing changes. References to removed elements are removed too. */
  apply: (force: Force) => Force;
}

/** A kind of edit: what it does, and how far it departs from what the player wanted. */
export interface EditKind {
  /** The cost of one edit, or of each step where an edit may go several. */
  cost: number;
  /** The maximum cost of an edit of several steps. */
  max?: number;
  /** Whether an edit may go several steps, each of which costs `cost`. */
  perStep?: true;
  /** In a player's words, without a full stop. */
  about: string;
}

/** A sum or a number that is over its maximum, and what each element counts in it. */
export interface Excess {
  over: number;
  /** By id; none if no removal lowers it. */
  parts: ReadonlyMap<string, number>;
  /** Whether no edit but a removal lowers it. */
  onlyRemoved?: boolean;
}

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

/** The kind of edits that take back a change since the last legal state; the same in every game. */
export const TAKE_BACK: { readonly 'take-back': EditKind } = {
  'take-back': { cost: 1, about: 'Undo a change since the force was last legal' },
};

/** What it costs to change what the players agree on. */
const AGREEMENT_COST = 8;

/** Returns the kind of changes of what the players agree on. */
export const agreement = (what: string): EditKind => ({
  cost: AGREEMENT_COST,
  about: `${what}, if your opponent agrees; offered last, and never with another change`,
});

/** Returns a change of a setting that the players agree on. */
export const agreed = <Force>(sets: string, text: string, apply: Edit<Force>['apply']): Edit<Force> => ({
  kind: 'agreement',
  elements: [],
  cost: AGREEMENT_COST,
  key: `agreement ${sets}`,
  sets,
  text: () => `${text} (if your opponent agrees)`,
  apply,
});

/** Whether an edit changes what the players agree on. */
export const isAgreement = ({ kind }: Edit): boolean => kind === 'agreement';

/** Returns every edit of a force that is published, those of agreements last. */
export const allEdits = (catalogue: AnyEditCatalogue, evaluation: unknown): Edit[] => [
  ...catalogue.edits(evaluation),
  ...(catalogue.agreements?.(evaluation) ?? []),
];

/** What it costs to remove a copy: as much as to take back that it was made. */
const COPY_COST = 1;

/** Returns the kind of edits that remove an element, "a unit". */
export const removal = (element: string): EditKind => ({
  cost: 11,
  about: `Remove ${element}, and what refers to it; for ${COPY_COST} if it is a copy of another with its name`,
});

/** Whether an edit removes elements; every game calls that kind so. */
export const isRemoval = ({ kind }: Pick<Edit, 'kind'>): boolean => kind === 'remove';

/** Whether an edit removes an option or lowers its number: the names of these kinds end so in every game. */
export const isOptionRemoval = ({ kind }: Pick<Edit, 'kind'>): boolean => kind.endsWith('-off');

/** Returns the kind of edits that add an element, "a unit". */
export const addition = (element: string): EditKind => ({ cost: 6, about: `Add ${element}` });

/** Returns the cost of an edit of a kind that goes a number of steps. */
const costOfSteps = ({ cost, max = Number.POSITIVE_INFINITY }: EditKind, steps: number): number =>
  Math.min(max, cost * Math.max(1, Math.abs(steps)));

/** Says what an edit of a kind costs: "5", "1 per step, at most 3". */
export const costText = ({ cost, max, perStep }: EditKind): string =>
  perStep ? `${cost} per step${max === undefined ? '' : `, at most ${max}`}` : `${cost}`;

/** Returns whole numbers from `min` to `max` other than `value`, the nearest first, the lower of two first. */
export function otherNumbers(value: number, min: number, max: number): number[] {
  const numbers: number[] = [];
  for (let number = min; number <= max; number++) if (number !== value) numbers.push(number);
  return numbers.sort((a, b) => Math.abs(a - value) - Math.abs(b - value) || a - b);
}

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

/** Returns a list with an element at a place, instead of one with its id. */
export function withAt<Element extends { id: string }>(
  list: readonly Element[],
  element: Element,
  at: number,
) {
  const known = list.findIndex(({ id }) => id === element.id);
  return known < 0 ? list.toSpliced(at, 0, element) : list.with(known, element);
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
