import { COPY_COST, costOfSteps, type Edit, type EditKind, isRemoval } from './edit';

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
