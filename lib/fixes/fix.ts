import type { Roster } from '@/lib/roster/roster';
import type { Edit } from '@/lib/roster/vocabulary';

/** An edit as plain data, with its description. */
export interface DescribedEdit {
  kind: string;
  elements: string[];
  cost: number;
  text: string;
}

/** Edits after which the checker finds no error, and the resulting roster. */
export interface Fix {
  cost: number;
  /** Every sequence of edits that costs less has been ruled out. */
  proven: boolean;
  /** In the order in which they are applied. */
  edits: DescribedEdit[];
  roster: Roster;
}

/** How far a search went. */
export interface Searched {
  /** Number of forces checked. */
  checks: number;
  /** Every set of edits up to this cost has been ruled out or is listed. */
  upTo: number;
  seconds: number;
}

/** The result of a search: the fixes by cost, then by the order of the vocabulary; none for a legal roster. */
export interface Fixes {
  legal: boolean;
  fixes: Fix[];
  searched: Searched;
}

/** A sequence of edits, and the resulting force. */
export interface Path {
  force: unknown;
  steps: Edit[];
  /** For each step, its index among the edits of the force it was applied to. */
  places: number[];
  cost: number;
}

/** Whether a path has all the edits of another. */
export function contains(path: Path, other: Path): boolean {
  const left = new Map<string, number>();
  for (const { key } of path.steps) left.set(key, (left.get(key) ?? 0) + 1);
  return other.steps.every(({ key }) => {
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count > 0;
  });
}

/** Compares fixes for the list: by cost, then by the places of their edits. */
export function inOrder(a: Path, b: Path): number {
  if (a.cost !== b.cost) return a.cost - b.cost;
  const at = a.places.findIndex((place, index) => place !== b.places[index]);
  return at < 0 ? a.places.length - b.places.length : (a.places[at] ?? 0) - (b.places[at] ?? -1);
}
