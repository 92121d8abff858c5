import type { Roster } from '@/lib/roster/roster';
import type { Edit } from '@/lib/roster/vocabulary';

/** An edit as it is told: nothing but data. */
export interface DescribedEdit {
  kind: string;
  elements: string[];
  cost: number;
  text: string;
}

/** Edits after which the checker finds no error, and the roster that they make. */
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
  /** Forces that were checked. */
  checks: number;
  /** Every set of edits up to this cost was ruled out or is listed. */
  upTo: number;
  seconds: number;
}

/** What a search found: the fixes by cost, then by the order of the vocabulary; none of a legal roster. */
export interface Fixes {
  legal: boolean;
  fixes: Fix[];
  searched: Searched;
}

/** Edits one after another, and the force that they make. */
export interface Path {
  force: unknown;
  steps: Edit[];
  /** Of each step, its place among the edits of the force it was applied to. */
  places: number[];
  cost: number;
}

/** Does a fix have all the edits of another, and more or the same? */
export function contains(path: Path, other: Path): boolean {
  const left = new Map<string, number>();
  for (const { key } of path.steps) left.set(key, (left.get(key) ?? 0) + 1);
  return other.steps.every(({ key }) => {
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count > 0;
  });
}

/** The order in which fixes are listed: by cost, then by the places of their edits. */
export function inOrder(a: Path, b: Path): number {
  if (a.cost !== b.cost) return a.cost - b.cost;
  const at = a.places.findIndex((place, index) => place !== b.places[index]);
  return at < 0 ? a.places.length - b.places.length : (a.places[at] ?? 0) - (b.places[at] ?? -1);
}
