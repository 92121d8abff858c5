import { pathOf, type Value } from './mark';
import type { Derived, DerivedValue, Marked, MatchView, RowView, SideView, Tracker, Watch } from './model';
import type { AnySide, Setup } from './setup';
import type { PlayState } from './state';

/** Everything about a row, a side or the match: its marks, and what follows from them. */
export interface Values {
  /** Trackers and derived values together, by id. */
  values: Record<string, DerivedValue>;
  watches: readonly Watch[];
  /** The derived values in words, for a line of text. */
  lines: readonly string[];
}

/** The values of a row. */
export const rowValues = (setup: Setup, state: PlayState, row: RowView<AnySide>): Values =>
  joined(setup, state, 'row', row, setup.model.derive.row(row));

/** The values of a side. */
export const sideValues = (setup: Setup, state: PlayState, side: SideView<AnySide>): Values =>
  joined(setup, state, 'side', side, setup.model.derive.side(side));

/** The values of the match. */
export const matchValues = (setup: Setup, state: PlayState, match: MatchView<AnySide>): Values =>
  joined(setup, state, 'match', match, setup.model.derive.match(match));

function joined(
  { model }: Setup,
  { free }: PlayState,
  scope: Tracker<AnySide>['scope'],
  place: Marked,
  { values, watches = [], lines }: Derived,
): Values {
  const marks: Record<string, Value> = {};
  for (const { id, kind, ...tracker } of model.trackers)
    if (tracker.scope === scope && place.has(id))
      marks[id] = kind === 'choice' || kind === 'note' ? place.text(id) : place.number(id);
  for (const [key, tracker] of free)
    if (tracker.scope === scope) {
      const id = pathOf(key).at(-1) ?? '';
      marks[id] = place.number(id);
    }
  return { values: { ...marks, ...values }, watches, lines };
}
