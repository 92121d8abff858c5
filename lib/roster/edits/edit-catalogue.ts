import type { Edit, EditKind } from './edit';
import type { ForceParts } from './force-parts';

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
