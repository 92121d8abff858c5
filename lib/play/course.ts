import { counted } from '@/lib/roster/text/words';
import type { MatchView, RowView, SideView } from './model';

/** How a side is called: by its name, if it has one. */
export const sideName = <Side>({ name }: Pick<SideView<Side>, 'name'>, other = 'the other side'): string =>
  name || other;

/** How a game alternates. */
export interface Alternation<Side> {
  /** The side that begins; undefined until it is set. */
  first: SideView<Side> | undefined;
  /** Whether a row has had its activation this turn. */
  hasActed: (row: RowView<Side>) => boolean;
  /** Whether it is still to have it. */
  isToAct: (row: RowView<Side>) => boolean;
}

/** Whose activation is next where sides alternate. */
export type Next<Side> =
  | { kind: 'nobody' }
  | { kind: 'unset' }
  /** Only one side has rows: the other is not marked here. */
  | { kind: 'alone'; side: SideView<Side>; left: number }
  /** `only`: the other side has none left. */
  | { kind: 'side'; side: SideView<Side>; left: number; only: boolean };

/** Who activates next: sides take turns from the first on, and one that has none left is passed over. */
export function nextOf<Side>(
  { sides }: MatchView<Side>,
  { first, hasActed, isToAct }: Alternation<Side>,
): Next<Side> {
  const counts = sides
    .filter(({ rows }) => rows.length > 0)
    .map((side) => ({
      side,
      acted: side.rows.filter(hasActed).length,
      left: side.rows.filter(isToAct).length,
    }));
  const [only, ...others] = counts;
  if (only === undefined || counts.every(({ left }) => left === 0)) return { kind: 'nobody' };
  if (others.length === 0) return { kind: 'alone', side: only.side, left: only.left };
  const begins = counts.findIndex(({ side }) => side.id === first?.id);
  if (begins < 0) return { kind: 'unset' };
  const inOrder = [...counts.slice(begins), ...counts.slice(0, begins)];
  const able = inOrder.filter(({ left }) => left > 0);
  // The side with the fewest activations; among equals the first in order.
  const [next] = [...able].sort((x, y) => x.acted - y.acted);
  if (next === undefined) return { kind: 'nobody' };
  return { kind: 'side', side: next.side, left: next.left, only: able.length === 1 };
}

/** Who activates next, in words. */
export function nextWords<Side>(next: Next<Side>, noun: readonly [one: string, several: string]): string {
  switch (next.kind) {
    case 'nobody':
      return `Every ${noun[0]} has been activated`;
    case 'unset':
      return 'Not set who goes first: tap to set it';
    case 'alone':
      return `${counted(next.left, ...noun)} of ${sideName(next.side, 'yours')} to activate`;
    case 'side':
      return `${sideName(next.side)} activates next, ${next.left} left${next.only ? '; the other side has none' : ''}`;
  }
}

/** The side that a choice of the match names. */
export const chosenSide = <Side>(match: MatchView<Side>, tracker: string): SideView<Side> | undefined =>
  match.sides.find(({ id }) => id === match.text(tracker));
