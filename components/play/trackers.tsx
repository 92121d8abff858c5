import type { Path } from '@/lib/play/mark';
import { type TrackerAt, trackersOf } from '@/lib/play/setup';
import { addIntent, setIntent } from '@/lib/play/tap';
import { placeValues } from '@/lib/play/text';
import { valueAt } from '@/lib/play/view';
import { pageText } from '@/lib/roster/verdict';
import { Boxes, SHORT } from './boxes';
import { ChoiceMark } from './choice-mark';
import { usePlay, usePlayed, useStanding } from './context';
import { Counter } from './counter';
import { NoteMark } from './note-mark';
import { ToggleMark } from './toggle-mark';

interface TrackersProps {
  path: Path;
  /** Boxes on one line, which stand before the actions; more boxes; or all the others. */
  kinds: 'short' | 'boxes' | 'others';
}

/** Order of the kinds on a page: what is tapped often stands first. */
const order: readonly TrackerAt['kind'][] = ['boxes', 'choice', 'toggle', 'counter', 'note'];

/** The trackers of a row, a side or the match. */
export function Trackers({ path, kinds }: TrackersProps) {
  const { session } = usePlay();
  const { state } = usePlayed();
  const shown = trackersOf(session.setup, state.free, path)
    .filter((tracker) => !tracker.hidden && kindOf(tracker) === kinds)
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return (
    <>
      {shown.map((tracker) => (
        <OneTracker key={tracker.id} path={[...path, tracker.id]} tracker={tracker} />
      ))}
    </>
  );
}

function kindOf({ kind, most }: TrackerAt): TrackersProps['kinds'] {
  if (kind !== 'boxes') return 'others';
  return most !== null && most <= SHORT ? 'short' : 'boxes';
}

function OneTracker({ path, tracker }: { path: Path; tracker: TrackerAt }) {
  const { session, tap } = usePlay();
  const { state } = usePlayed();
  const value = valueAt(session.setup, state, path) ?? tracker.start;
  const { setup } = session;
  // What the game derives for a counter stands for its mark.
  const shown = placeValues(useStanding(), path.slice(0, -1))?.values[tracker.id];
  const set = (to: string | number) => tap(setIntent(setup, state, path, to));
  const add = (by: number) => tap(addIntent(setup, state, path, by));
  const props = { tracker, page: pageText(tracker.page), onSet: set };
  switch (tracker.kind) {
    case 'boxes':
      return <Boxes {...props} value={Number(value)} onAdd={add} />;
    case 'counter':
      return <Counter {...props} value={Number(shown ?? value)} onAdd={add} />;
    case 'toggle':
      return <ToggleMark {...props} value={Number(value)} />;
    case 'choice':
      return <ChoiceMark {...props} value={String(value)} />;
    case 'note':
      return <NoteMark {...props} value={String(value)} />;
  }
}
