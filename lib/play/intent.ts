import { withoutHidden } from '@/lib/roster/text/visible';
import {
  ADD,
  type Change,
  type ChangeEvent,
  DICE_LENGTH,
  type Event,
  FREE,
  type FreeTracker,
  keyOf,
  MAX_FREE,
  MAX_MARKED,
  NEXT,
  NOTE_LENGTH,
  type Path,
  PICKED,
  SET,
  type Value,
} from './mark';
import type { AttackAction, Input, Inputs, Mark, MatchView, Option } from './model';
import { nextMarks } from './next';
import { type AnySide, isMarkOf, isOn, type Setup, scopeOf, type TrackerAt, trackerAt } from './setup';
import { extended, type PlayState } from './state';
import { rowOf, valueAt, viewOf } from './values';

/** What a player wants, computed on the state at hand: two taps in two tabs both count. */
export type Intent =
  | { set: Path; to: Value }
  | { add: Path; by: number }
  | ActIntent
  | { undo: number }
  | { redo: number }
  | { free: FreeTracker; id?: string };

/** An action on a row, a side or the match, with its inputs; `next` ends the turn. */
export interface ActIntent {
  act: string;
  row?: readonly [side: string, row: string];
  side?: string;
  /** What the action declares as its inputs, by id. */
  input?: Readonly<Record<string, unknown>>;
  /** The target of an attack, if it is in the match. */
  target?: readonly [side: string, row: string];
  /** What was rolled for it, in words. */
  dice?: string;
}

/**
 * Returns the events of an intent: one, or one per step of an undo or redo; none if nothing would change.
 * @param at milliseconds since 1970
 */
export function eventsOf(setup: Setup, state: PlayState, intent: Intent, at: number): Event[] {
  if ('undo' in intent) return steps(state, intent.undo, (now) => undoOf(now, at));
  if ('redo' in intent) return steps(state, intent.redo, (now) => redoOf(now, at));
  const [act, changes] = changesOf(setup, state, intent);
  if (changes.length === 0) return [];
  return [{ n: state.n + 1, at, act, ...rolledOf(setup, intent), changes } satisfies ChangeEvent];
}

/** Who made an attack, and what was rolled for it or for another action. */
function rolledOf({ model }: Setup, intent: ChangeIntent): Pick<ChangeEvent, 'by' | 'dice'> {
  if (!('act' in intent)) return {};
  const { act, row, dice = '' } = intent;
  const isAttack = row !== undefined && model.attacks.some(({ id }) => id === act);
  const words = withoutHidden(dice).slice(0, DICE_LENGTH);
  return { ...(isAttack ? { by: row } : {}), ...(words === '' ? {} : { dice: words }) };
}

/** The event that takes back the newest change; null if there is none. */
function undoOf({ done, n }: PlayState, at: number): Event | null {
  const last = done.at(-1);
  return last ? { n: n + 1, at, undo: last.n } : null;
}

/** The event that makes the newest change that was taken back again; null if there is none. */
function redoOf({ undone, n }: PlayState, at: number): Event | null {
  const last = undone.at(-1);
  return last ? { n: n + 1, at, redo: last.n } : null;
}

function steps(state: PlayState, count: number, step: (state: PlayState) => Event | null): Event[] {
  const events: Event[] = [];
  let now = state;
  for (let done = 0; done < count; done++) {
    const event = step(now);
    if (event === null) break;
    events.push(event);
    now = extended(now, [event]);
  }
  return events;
}

/** An intent that marks something, rather than taking back what was marked. */
export type ChangeIntent = Exclude<Intent, { undo: number } | { redo: number }>;

function changesOf(setup: Setup, state: PlayState, intent: ChangeIntent): [act: string, changes: Change[]] {
  if ('free' in intent) return [FREE, freeChanges(state, intent.free, intent.id)];
  if ('set' in intent) return [SET, tapChanges(setup, state, intent.set, intent.to)];
  if ('add' in intent) {
    const value = valueAt(setup, state, intent.add);
    return [ADD, typeof value === 'number' ? tapChanges(setup, state, intent.add, value + intent.by) : []];
  }
  const view = viewOf(setup, state);
  const [act, marks] =
    intent.act === NEXT ? [NEXT, nextMarks(setup, view)] : actionMarks(setup, view, intent);
  return [act, markChanges(setup, state, marks)];
}

/** The changes of a mark that is tapped, with what follows from it by its tracker. */
function tapChanges(setup: Setup, state: PlayState, path: Path, to: Value): Change[] {
  const changes = markChanges(setup, state, [[path, to]]);
  const [change] = changes;
  const place = path.slice(0, -1);
  const scope = scopeOf(place);
  const follows = scope && setup.tracker(scope, path.at(-1) ?? '')?.follows;
  if (change === undefined || follows === undefined) return changes;
  const by = Number(change[2]) - Number(change[1]);
  const view = placeIn(viewOf(setup, state), place);
  // Scope and place go together; the types cannot say so.
  return [...changes, ...markChanges(setup, state, follows(view as never, by))];
}

/** The match, or the side or row of it at a path. */
const placeIn = (match: MatchView<AnySide>, path: Path) => {
  const [side, row] = path;
  if (side === undefined) return match;
  return row === undefined ? match.sides.find(({ id }) => id === side) : rowOf(match, path);
};

/** An action with what was picked for it, and its marks; none if its place has no button for it. */
function actionMarks(
  { model }: Setup,
  match: MatchView<AnySide>,
  intent: ActIntent,
): [act: string, marks: Mark[]] {
  const action = [...model.actions, ...model.attacks].find(({ id }) => id === intent.act);
  if (action === undefined) return [intent.act, []];
  const side = match.sides.find(({ id }) => id === (intent.row?.[0] ?? intent.side));
  const row = intent.row && rowOf(match, intent.row);
  const place = { match, side, row, attack: row }[action.scope];
  if (place === undefined || !isOn(action as { on?: (place: AnySide) => boolean }, place))
    return [intent.act, []];
  const target = (intent.target && rowOf(match, intent.target)) ?? null;
  // Scope and place go together; the types cannot say so.
  const { run, inputs = [] } = action as AttackAction<AnySide>;
  const given = inputsOf(inputs, place as never, target as never, intent.input ?? {});
  const picked = inputs.flatMap(({ id, kind }) => (kind === 'pick' ? given.pick(id) || [] : []));
  return [[intent.act, ...picked].join(PICKED), run(place as never, given, target)];
}

/** The changes that marks come to; the last mark of a path counts. */
function markChanges(setup: Setup, state: PlayState, marks: readonly Mark[]): Change[] {
  const wanted = new Map(marks.map((mark) => [keyOf(mark[0]), mark]));
  const changes: Change[] = [];
  for (const [path, to] of wanted.values()) {
    const tracker = trackerAt(setup, state.free, path);
    if (tracker === null) continue;
    const before = state.marks.get(keyOf(path)) ?? tracker.start;
    const after = fitted(tracker, to);
    if (after !== null && after !== before) changes.push([path, before, after]);
  }
  return changes;
}

/** A value as a mark of a tracker, within its bounds; null if it cannot be one. */
function fitted(tracker: TrackerAt, value: Value): Value | null {
  const { kind, least, options } = tracker;
  if (typeof value === 'number') {
    const most = kind === 'toggle' ? 1 : MAX_MARKED;
    const bounded = Math.min(most, Math.max(least, Math.round(value)));
    return isMarkOf(tracker, bounded) ? bounded : null;
  }
  if (kind === 'note') return withoutHidden(value).slice(0, NOTE_LENGTH);
  return kind === 'choice' && (value === '' || options.some(({ id }) => id === value)) ? value : null;
}

/** The change that adds a free tracker, or renames or hides the one with this id. */
function freeChanges({ free }: PlayState, tracker: FreeTracker, id?: string): Change[] {
  const own = id ?? `x${free.size + 1}`;
  const path = [FREE, own];
  const before = free.get(keyOf(path)) ?? null;
  if (before === null && (free.size >= MAX_FREE || id !== undefined)) return [];
  // What is marked on it stays what it is.
  const kept = before === null ? tracker : { ...tracker, scope: before.scope, kind: before.kind };
  const label = withoutHidden(tracker.label).slice(0, NOTE_LENGTH);
  return [[path, before, { ...kept, label }]];
}

/** Most options that an input may pick: repeats count. */
export const MAX_PICKED = 99;

/** Returns the inputs of an action as it declares them: what is not among its options is left out. */
function inputsOf<Place>(
  declared: readonly Input<Place>[],
  place: Place,
  target: Place | null,
  given: Readonly<Record<string, unknown>>,
): Inputs {
  const picked = (id: string): string[] => {
    const input = declared.find((each) => each.id === id);
    const value = given[id];
    if (input === undefined || value === undefined) return [];
    const options = new Set(optionsOf(input, place, target).map((option) => option.id));
    const list: unknown[] = Array.isArray(value) ? value.slice(0, MAX_PICKED) : [value];
    return list.filter((each): each is string => typeof each === 'string' && options.has(each));
  };
  return {
    picks: picked,
    pick: (id) => picked(id)[0] ?? '',
    number: (id) => {
      const least = declared.find((each) => each.id === id)?.least ?? 0;
      const value = given[id];
      return typeof value === 'number' && Number.isInteger(value) ? Math.max(least, value) : least;
    },
    yes: (id) => given[id] === true,
  };
}

/** The options of an input: those of the target, where it asks about that and there is one. */
export function optionsOf<Place>(
  { options, ofTarget }: Input<Place>,
  place: Place,
  target: Place | null,
): readonly Option[] {
  const of = ofTarget ? target : place;
  return of === null ? [] : (options?.(of) ?? []);
}

/** The target of an action as an intent has it: a row, a side, or the match. */
export function targetOf(path: Path): { row?: readonly [string, string]; side?: string } {
  const [side, row] = path;
  if (side === undefined) return {};
  return row === undefined ? { side } : { row: [side, row] };
}

/**
 * What a tap means that gives a mark a value: the action that the tracker has for it, so that the list, the sheet and
 * the button of the action do the same; taken back again, right after, the whole action; otherwise the value alone.
 */
export function setIntent(setup: Setup, state: PlayState, path: Path, to: Value): Intent {
  const by = trackerAt(setup, state.free, path)?.by;
  const from = valueAt(setup, state, path);
  if (by === undefined || from === null || from === to) return { set: path, to };
  const last = state.done.at(-1);
  if (last && isAction(last) && hasChange(last, path, to, from)) return { undo: 1 };
  const action = by(to, from);
  return action ? { ...action, ...targetOf(path.slice(0, -1)) } : { set: path, to };
}

/** What a tap means that adds to a mark: in the same way, else the sum, so that taps in two tabs both count. */
export function addIntent(setup: Setup, state: PlayState, path: Path, by: number): Intent {
  const intent = setIntent(setup, state, path, Number(valueAt(setup, state, path)) + by);
  return 'set' in intent ? { add: path, by } : intent;
}

const isAction = ({ act }: ChangeEvent): boolean => ![SET, ADD, NEXT, FREE].includes(act);

const hasChange = ({ changes }: ChangeEvent, path: Path, before: Value, to: Value): boolean =>
  changes.some((change) => keyOf(change[0]) === keyOf(path) && change[1] === before && change[2] === to);
