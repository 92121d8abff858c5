import { ACTIVE, TURN } from './common';
import type { Value } from './mark';
import type { Mark, MatchView, SideView, Tracker } from './model';
import { type AnySide, type Setup, trackerAt } from './setup';

/**
 * What ending the turn marks: the turn's number, or the next active side, and every tracker that declares a reset with
 * it. Nothing else changes.
 */
export function nextMarks(setup: Setup, match: MatchView<AnySide>): Mark[] {
  if (setup.model.turn.by === 'match') return [turnMark(match), ...resetMarks(setup, match, 'turn')];
  const sides = match.sides.map(({ id }) => id);
  const at = sides.indexOf(match.text(ACTIVE));
  const isLast = at === sides.length - 1;
  const active = match.sides[isLast ? 0 : at + 1];
  return [
    ...(isLast ? [turnMark(match), ...resetMarks(setup, match, 'turn')] : []),
    ...(active ? [[[ACTIVE], active.id] as const, ...sideMarks(setup, active, 'own-turn')] : []),
  ];
}

const turnMark = (match: MatchView<AnySide>): Mark => [[TURN], match.number(TURN) + 1];

type Reset = NonNullable<Tracker<AnySide>['reset']>;

const resetMarks = (setup: Setup, match: MatchView<AnySide>, reset: Reset): Mark[] => [
  ...marksOf(setup, 'match', match, reset),
  ...match.sides.flatMap((side) => sideMarks(setup, side, reset)),
];

const sideMarks = (setup: Setup, side: SideView<AnySide>, reset: Reset): Mark[] => [
  ...marksOf(setup, 'side', side, reset),
  ...side.rows.flatMap((row) => marksOf(setup, 'row', row, reset)),
];

function marksOf(setup: Setup, scope: Tracker<AnySide>['scope'], place: AnySide, reset: Reset): Mark[] {
  return setup.model.trackers.flatMap((tracker): Mark[] => {
    if (tracker.scope !== scope || tracker.reset !== reset) return [];
    const path = [...place.path, tracker.id];
    const start = trackerAt(setup, new Map(), path)?.start;
    const to: Value | undefined = start === undefined ? undefined : (tracker.to?.(place as never) ?? start);
    return to === undefined ? [] : [[path, to]];
  });
}
