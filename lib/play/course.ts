import { counted } from '@/lib/roster/text/words';
import type { Course, Line } from './derived';
import type { MatchView, RowView, SideView } from './model';

/** How a side is called: by its name, if it has one. */
export const sideName = <Side>({ name }: Pick<SideView<Side>, 'name'>, other = 'the other side'): string =>
  name || other;

/** How a game alternates. */
export interface Alternation<Side> {
  /** The side that begins; undefined until it is set. */
  first: SideView<Side> | undefined;
  /** How often a side has had its turn to activate: passes count. */
  turnsOf: (side: SideView<Side>) => number;
  /** Whether a row is still to have its activation. */
  isToAct: (row: RowView<Side>) => boolean;
}

/** What a side has left to activate. */
interface Left<Side> {
  side: SideView<Side>;
  left: number;
}

/** Whose activation is next where sides alternate. */
export type Next<Side> =
  | { kind: 'nobody' }
  | { kind: 'unset' }
  /** A side is without a list, or there is only one: what the others do is not marked here. */
  | { kind: 'part'; first: SideView<Side> | undefined; known: Left<Side>[] }
  /** `only`: the other side has none left. */
  | ({ kind: 'side'; only: boolean } & Left<Side>);

/** Who activates next: sides take turns from the first on, and one that has none left is passed over. */
export function nextOf<Side>(
  { sides }: MatchView<Side>,
  { first, turnsOf, isToAct }: Alternation<Side>,
): Next<Side> {
  const counts = sides
    .filter(({ rows }) => rows.length > 0)
    .map((side) => ({
      side,
      turns: turnsOf(side),
      left: side.rows.filter(isToAct).length,
    }));
  const able = counts.filter(({ left }) => left > 0);
  const isWhole = counts.length === sides.length;
  if (isWhole && able.length === 0) return { kind: 'nobody' };
  if (sides.length > 1 && first === undefined) return { kind: 'unset' };
  if (sides.length < 2 || !isWhole) return { kind: 'part', first, known: counts };
  const begins = counts.findIndex(({ side }) => side.id === first?.id);
  const inOrder = [...counts.slice(begins), ...counts.slice(0, begins)].filter(({ left }) => left > 0);
  // The side that had the fewest turns; among equals the first in order.
  const [next] = inOrder.sort((x, y) => x.turns - y.turns);
  if (next === undefined) return { kind: 'nobody' };
  return { kind: 'side', side: next.side, left: next.left, only: able.length === 1 };
}

/** Whether all that is marked here has been activated. */
export const isSpent = <Side>(next: Next<Side>): boolean =>
  next.kind === 'nobody' ||
  (next.kind === 'part' && next.known.length > 0 && next.known.every(({ left }) => left === 0));

/** What comes once all that is marked here has been activated, but a side without a list may have more. */
export const OTHERS_GO_ON =
  'The other side goes on with what it has left. Then end the turn with the button below.';

/** Who activates next, in words. */
export function nextWords<Side>(next: Next<Side>, noun: readonly [one: string, several: string]): string {
  switch (next.kind) {
    case 'nobody':
      return `Every ${noun[0]} has been activated`;
    case 'unset':
      return 'Not set who goes first: tap to set it';
    case 'part': {
      const known = next.known.map(
        ({ side, left }) => `${counted(left, ...noun)} of ${sideName(side, 'yours')} to activate`,
      );
      const first = next.first ? [`${sideName(next.first)} goes first`] : [];
      const left = known.length > 0 ? [known.join(', ')] : [];
      return [...first, ...left].join(': ') || `No ${noun[1]} to activate`;
    }
    case 'side':
      return `${sideName(next.side)} activates next, ${next.left} left${next.only ? '; the other side has none' : ''}`;
  }
}

/** The guide in one of the phases of a turn, with those that come later, round to the first again. */
export const guideIn = (phases: readonly Line[], now: number): Pick<Course, 'guide' | 'later'> => {
  const [guide = { text: '', page: null }, ...later] = [...phases.slice(now), ...phases.slice(0, now)];
  return { guide, later };
};

/** The side that a choice of the match names. */
export const chosenSide = <Side>(match: MatchView<Side>, tracker: string): SideView<Side> | undefined =>
  match.sides.find(({ id }) => id === match.text(tracker));
