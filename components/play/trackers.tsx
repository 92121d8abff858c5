import { useEffect, useId, useRef, useState } from 'react';
import { classes } from '@/components/ui/classes';
import { TextField } from '@/components/ui/fields/text-field';
import { addIntent, setIntent } from '@/lib/play/intent';
import { NOTE_LENGTH, type Path } from '@/lib/play/mark';
import { type TrackerAt, trackersOf } from '@/lib/play/setup';
import { placeValues } from '@/lib/play/text';
import { valueAt } from '@/lib/play/values';
import { pageText } from '@/lib/roster/verdict';
import { OPENED, usePlay, usePlayed, useStanding } from './context';
import { ChoiceMark, Counter, MarkBox, Stepper, TrackerLabel } from './marks';

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
  const { state, own } = usePlayed();
  const value = valueAt(session.setup, state, path) ?? tracker.start;
  const { setup } = session;
  // What the game derives for a counter stands for its mark.
  const shown = placeValues(useStanding(), path.slice(0, -1))?.values[tracker.id];
  const set = (to: string | number) => tap(setIntent(setup, own, path, to));
  const add = (by: number) => tap(addIntent(setup, own, path, by));
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

/** Boxes up to which they stand beside the stepper, not on another line. */
const SHORT = 3;
/** Most boxes that are drawn; more are a number alone. */
const MAX_DRAWN = 40;

interface BoxesProps {
  tracker: TrackerAt;
  page: string;
  value: number;
  onSet: (to: number) => void;
  onAdd: (by: number) => void;
}

/** Boxes as on paper: a tap on one marks up to it, a tap on the last marked one takes it back; + goes beyond. */
function Boxes({ tracker: { label, most, bars, least }, page, value, onSet, onAdd }: BoxesProps) {
  const id = useId();
  const isDrawn = most !== null && most > 0 && most <= MAX_DRAWN;
  const aside = most === null ? '' : `${value} of ${most}`;
  const room = `${most} of ${most}`.length;
  const boxes = isDrawn && (
    <div className="-ml-1.5 flex min-w-0 flex-wrap">
      {Array.from({ length: most }, (_, index) => (
        <Box
          key={index}
          label={`${label}, ${index + 1} of ${most}${bars.includes(index + 1) ? ', then a bar' : ''}`}
          isMarked={index < value}
          hasBar={bars.includes(index + 1)}
          onPress={() => onSet(value === index + 1 ? index : index + 1)}
        />
      ))}
    </div>
  );
  const isShort = isDrawn && most <= SHORT;
  return (
    <fieldset aria-labelledby={`${OPENED} ${id}`} className="grid min-w-0 gap-1">
      {isShort && <TrackerLabel id={id} label={label} page={page} aside={aside} room={room} isOneLine />}
      <div className="flex items-center justify-between gap-3">
        {isShort ? boxes : <TrackerLabel id={id} label={label} page={page} aside={aside} room={room} />}
        <Stepper label={label} value={value} least={least} onAdd={onAdd} />
      </div>
      {!isShort && boxes}
    </fieldset>
  );
}

interface BoxProps {
  label: string;
  isMarked: boolean;
  /** Whether a bar stands behind it, as on paper. */
  hasBar: boolean;
  onPress: () => void;
}

const Box = ({ label, isMarked, hasBar, onPress }: BoxProps) => (
  <button
    type="button"
    aria-pressed={isMarked}
    aria-label={label}
    onClick={onPress}
    className={classes(
      'relative grid size-12 place-items-center rounded-sm hover:bg-accent-wash focus-visible:-outline-offset-2',
      hasBar && 'after:absolute after:inset-y-0.5 after:right-[-1.5px] after:w-[3px] after:bg-ink',
    )}
  >
    <MarkBox isMarked={isMarked} className="size-9" />
  </button>
);

/** Time without typing after which a note is marked, in milliseconds. */
const DELAY = 500;

interface NoteMarkProps {
  tracker: TrackerAt;
  page: string;
  value: string;
  onSet: (to: string) => void;
}

/** A note, marked when the player stops typing or leaves the field or the page, so that it is not a step a letter. */
function NoteMark({ tracker: { label }, page, value, onSet }: NoteMarkProps) {
  const { session } = usePlay();
  const [draft, setDraft] = useState<string | null>(null);
  const latest = useRef({ draft, value, onSet });
  latest.current = { draft, value, onSet };
  const commit = useRef(() => {
    const { draft, value, onSet } = latest.current;
    if (draft !== null && draft !== value) onSet(draft);
    setDraft(null);
  }).current;
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(commit, DELAY);
    return () => clearTimeout(timer);
  }, [draft, commit]);
  useEffect(() => {
    const stop = session.onLeave(commit);
    return () => {
      stop();
      commit();
    };
  }, [session, commit]);
  return (
    <TextField
      label={label}
      hint={page}
      maxLength={NOTE_LENGTH}
      value={draft ?? value}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={commit}
    />
  );
}

interface ToggleMarkProps {
  tracker: TrackerAt;
  page: string;
  value: number;
  onSet: (to: number) => void;
}

/** Something that is so or not, as a button of the whole width. */
const ToggleMark = ({ tracker: { label }, page, value, onSet }: ToggleMarkProps) => (
  <button
    type="button"
    aria-pressed={value === 1}
    onClick={() => onSet(value === 1 ? 0 : 1)}
    className="flex min-h-12 w-full items-center gap-3 rounded-sm text-left hover:bg-accent-wash"
  >
    <MarkBox isMarked={value === 1} className="size-8" />
    <TrackerLabel label={label} page={page} />
  </button>
);
