import type { Page } from '@/lib/roster/rule';
import { MAX_MARKED, type Path, type Value } from './mark';
import type { ActOf, Mark, MatchTracker, RowTracker, SideTracker } from './model';

/** The ids of trackers that every game has. */
export const REMOVED = 'removed';
export const NOTE = 'note';
export const SCORE = 'score';

/** The trackers of every row: the game derives that it is destroyed from `removed`. */
export const rowTrackers = <Side>(): RowTracker<Side>[] => [
  { scope: 'row', id: REMOVED, label: 'Destroyed outright', page: null, kind: 'toggle' },
  { scope: 'row', id: NOTE, label: 'Note', page: null, kind: 'note' },
];

/** The trackers of every side: a score may be below 0. */
export const sideTrackers = <Side>(): SideTracker<Side>[] => [
  {
    scope: 'side',
    id: SCORE,
    label: 'Score',
    page: null,
    kind: 'counter',
    least: -MAX_MARKED,
    start: () => 0,
  },
  { scope: 'side', id: NOTE, label: 'Note', page: null, kind: 'note' },
];

/** The mark of a tracker of a row or a side. */
export const set = ({ path }: { path: Path }, tracker: string, to: Value): Mark => [[...path, tracker], to];

/** What switches a toggle on, as its `by`: an action of the book. */
export const switchedOn =
  (action: ActOf) =>
  (to: Value): ActOf | undefined =>
    to === 1 ? action : undefined;

/** The number of the current turn or round, which `next` raises. */
export const turnTracker = <Side>(label: string, page: Page): MatchTracker<Side> => ({
  scope: 'match',
  id: TURN,
  label,
  page,
  kind: 'counter',
  least: 1,
});

/** The side that goes first, or has the initiative, this turn. */
export const firstTracker = <Side>(id: string, label: string, page: Page): MatchTracker<Side> => ({
  scope: 'match',
  id,
  label,
  page,
  kind: 'choice',
  options: ({ sides }) => sides.map(({ id, name }) => ({ id, label: name })),
  reset: 'turn',
});

/** The ids of the match's trackers that `next` sets. */
export const TURN = 'turn';
/** The side whose turn it is, in games in which each side has its own. */
export const ACTIVE = 'active';
