import { parseWith } from '@/lib/roster/parse';
import type { Fault, Parsed } from '@/lib/roster/report';
import { refused } from '@/lib/roster/report';
import type { AnyGameSystem } from '@/lib/roster/system';
import {
  type Event,
  type FreeTracker,
  isFreePath,
  isFreeTracker,
  keyOf,
  MAX_EVENTS,
  MAX_FREE,
  type Path,
  pathOf,
  type Value,
} from './mark';
import { type Match, sidesOfOtherFingerprint } from './match';
import { eventSchema, isOfSides, matchHeadSchema } from './match-schema';
import type { AnyPlayModel } from './model';
import { isMarkOf, type Setup, setupOf, trackerAt } from './setup';
import { followingCount, type PlayState, stateOf, stateOfBase } from './state';

/** A match that was read, and what there is to report about it. */
export interface ReadMatch {
  match: Match;
  setup: Setup;
  state: PlayState;
  /** The ids of sides whose fingerprint is not that of their roster. */
  otherFingerprints: string[];
  /** Paths of marks that this version knows no tracker for; they are kept. */
  unknown: Path[];
  /** The rest of the log from the first event that does not fit, as it was; empty if all fit. */
  rest: unknown[];
  /** Why it does not fit; null if all fit. */
  stopped: Fault | null;
}

/**
 * Parses a match of a known game from JSON values. A log is read up to the first event that does not fit: what could
 * be read of it is played on with, and the rest is handed back.
 */
export function parseMatch(json: object, system: AnyGameSystem, model: AnyPlayModel): Parsed<ReadMatch> {
  const { log = [], ...head } = json as { log?: unknown };
  const read = parseWith(matchHeadSchema(system), head);
  if (!read.ok) return read;
  if (!Array.isArray(log))
    return { ok: false, faults: [{ path: 'log', code: 'type', message: 'This must be a list.' }] };
  if (log.length > MAX_EVENTS) return refused(TOO_MANY);
  const setup = setupOf(read.value, system, model);
  const { base } = read.value;
  const start = stateOfBase(base);
  const fits = fitsOf(setup);
  const sides = read.value.sides.map(({ id }) => id);
  const wrong = base.marks.findIndex(
    ([path, value]) => !isFreeTracker(value) && !fits(path, value, start.free),
  );
  if (wrong >= 0)
    return { ok: false, faults: [{ path: `base.marks[${wrong}]`, code: 'value', message: NO_MARK }] };
  const { events, fault } = readEvents(log);
  const count = followingCount(start, events, (event, free) => eventFits(event, free, sides, fits));
  const match: Match = { ...read.value, log: events.slice(0, count) };
  const state = stateOf(match);
  return {
    ok: true,
    value: {
      match,
      setup,
      state,
      otherFingerprints: sidesOfOtherFingerprint(match, system),
      unknown: unknownMarks(setup, state),
      rest: log.slice(count),
      stopped: count < events.length ? noFit(count) : fault,
    },
  };
}

/** Reads events that follow a state of a match, one after the other; null if one does not. */
export function readFollowing(setup: Setup, state: PlayState, list: readonly unknown[]): Event[] | null {
  const { events, fault } = readEvents(list);
  const sides = setup.sides.map(({ id }) => id);
  const fits = fitsOf(setup);
  const count = followingCount(state, events, (event, free) => eventFits(event, free, sides, fits));
  return fault === null && count === events.length ? events : null;
}

const TOO_MANY = `A match may have at most ${MAX_EVENTS.toLocaleString('en-GB')} events in its log.`;
const NO_MARK = 'This mark does not fit its tracker.';

const noFit = (index: number): Fault => ({
  path: `log[${index}]`,
  code: 'contradiction',
  message: 'This event does not follow the one before; it and the rest were not read.',
});

/** The events of a log up to the first that has another form, and what is wrong with that one. */
function readEvents(log: readonly unknown[]): { events: Event[]; fault: Fault | null } {
  const events: Event[] = [];
  for (const [index, each] of log.entries()) {
    const read = parseWith(eventSchema, each);
    if (!read.ok) {
      const message = 'This event has another form; it and the rest were not read.';
      return { events, fault: { path: `log[${index}]`, code: read.faults[0]?.code ?? 'value', message } };
    }
    events.push(read.value);
  }
  return { events, fault: null };
}

type Fits = (path: Path, value: Value, free: ReadonlyMap<string, FreeTracker>) => boolean;

/** Whether a value can be a mark at a path; at one that this version does not know, any value can. */
const fitsOf =
  (setup: Setup): Fits =>
  (path, value, free) => {
    const tracker = trackerAt(setup, free, path);
    return tracker === null || isMarkOf(tracker, value);
  };

function eventFits(
  event: Event,
  free: ReadonlyMap<string, FreeTracker>,
  sides: readonly string[],
  fits: Fits,
): boolean {
  if (!('changes' in event)) return true;
  const named = new Map(free);
  return event.changes.every(([path, before, to]) => {
    if (!isOfSides(path, sides)) return false;
    if (isFreePath(path) && isFreeTracker(to)) {
      named.set(keyOf(path), to);
      return named.size <= MAX_FREE && (before === null) !== free.has(keyOf(path));
    }
    // Undoing sets what was there before, which must be a mark as well.
    return [before, to].every((value) => value !== null && !isFreeTracker(value) && fits(path, value, named));
  });
}

/** The paths of marks that this version has no tracker for. */
const unknownMarks = (setup: Setup, { marks, free }: PlayState): Path[] =>
  [...marks.keys()].map(pathOf).filter((path) => trackerAt(setup, free, path) === null);
