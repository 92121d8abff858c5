import { eventsOf } from '@/lib/play/intent';
import { type Base, type ChangeEvent, MAX_EVENTS } from '@/lib/play/mark';
import type { Setup } from '@/lib/play/setup';
import { extended, type PlayState, stateOfBase } from '@/lib/play/state';
import { groupedBy } from '@/lib/roster/maps';
import { type Added, received, withAdded } from './own-trackers';
import { type ChangeStep, inOrder, type Step } from './step';
import { endsOtherTurn } from './turn';
import { mayMark, type Who } from './who';

/** The log of a shared match: what is known of it, and what that comes to. Never changed: `withSteps` makes the next. */
export interface SharedLog {
  setup: Setup;
  base: Base;
  /** What devices may mark; one that is not listed may mark both sides. */
  who: ReadonlyMap<string, Who>;
  /** Every step that is known, in order: those that wait or are taken back as well. */
  steps: readonly Step[];
  /** How many of them wait for one of the same device that is missing. */
  waiting: number;
  /** The steps that stand, in order. */
  standing: readonly ChangeStep[];
  /** The steps of each device that it can make again, the last one first. */
  undone: ReadonlyMap<string, readonly ChangeStep[]>;
  /** The log of the match, as in its file; the state is what it comes to. */
  events: readonly ChangeEvent[];
  /** The step of each of the events. */
  sources: readonly ChangeStep[];
  state: PlayState;
  /** The trackers that steps added. */
  added: Added;
  /** Why nothing more can be marked; null if it can. */
  full: string | null;
  /** What the first so many steps came to, so that a late one does not work everything out again; the last is the end. */
  reached: readonly Reached[];
}

/** What some of the steps that stand come to. */
interface Reached {
  steps: number;
  events: number;
  /** Without what led to it. */
  state: PlayState;
  added: Added;
}

/** Steps between two places from which a late step is worked out. */
const APART = 50;

/** Said when a match has as many steps as devices can share. */
const FULL = `This match has ${MAX_EVENTS.toLocaleString('en-GB')} steps, the most that can be shared; no more are counted. Save it as a file to go on from here.`;

/**
 * Returns what the steps of a shared match come to, the same for the same steps in whatever order they arrived.
 *
 * A step counts if all earlier ones of its device are known, and its device may do it. Those taken back are left out as
 * if they had never been; each of the others is worked out on what the ones before it come to.
 * @param base what the match stood at when it was shared
 * @param who what devices may mark; by default everything
 */
export function foldSteps(
  setup: Setup,
  base: Base,
  steps: readonly Step[],
  who: ReadonlyMap<string, Who> = new Map(),
): SharedLog {
  const state = stateOfBase(base);
  const start: Reached = { steps: 0, events: 0, state, added: new Map() };
  const log: SharedLog = {
    setup,
    base,
    who,
    steps: [],
    waiting: 0,
    standing: [],
    undone: new Map(),
    events: [],
    sources: [],
    state,
    added: start.added,
    full: null,
    reached: [start],
  };
  return withSteps(log, steps);
}

/** Returns a log with more steps, in any order; known ones change nothing. */
export function withSteps(log: SharedLog, more: readonly Step[]): SharedLog {
  const known = new Map(log.steps.map((step) => [idOf(step), step]));
  let isNew = false;
  for (const step of more) {
    const before = known.get(idOf(step));
    // Of two that differ every device takes the same one.
    if (before !== undefined && inOrder(before, step) <= 0) continue;
    known.set(idOf(step), step);
    isNew = true;
  }
  if (!isNew) return log;
  // The first ones stay the same, whatever else arrives.
  const steps = [...known.values()].sort(inOrder).slice(0, MAX_EVENTS);
  const { usable, standing, undone } = countedOf(log, steps);
  const full = steps.length < MAX_EVENTS ? null : FULL;
  return worked({ ...log, steps, waiting: steps.length - usable, undone, full }, standing);
}

const idOf = ({ device, n }: Step): string => `${device}.${n}`;

/** The steps that stand, in order, and for each device those it took back. */
function countedOf({ setup, who }: SharedLog, steps: readonly Step[]) {
  const byDevice = groupedBy(steps, ({ device }) => device);
  const standing: ChangeStep[] = [];
  const undone = new Map<string, ChangeStep[]>();
  let usable = 0;
  for (const [device, all] of byDevice) {
    const own = all.sort((a, b) => a.n - b.n);
    const gap = own.findIndex(({ n }, index) => n !== index + 1);
    const upToGap = gap < 0 ? own : own.slice(0, gap);
    const stands = new Map<number, ChangeStep>();
    const taken = new Map<number, ChangeStep>();
    for (const step of upToGap) take(step, { stands, taken, may: who.get(device) ?? 'both', setup });
    usable += upToGap.length;
    standing.push(...stands.values());
    undone.set(device, [...taken.values()]);
  }
  return { usable, standing: standing.sort(inOrder), undone };
}

interface OfDevice {
  stands: Map<number, ChangeStep>;
  taken: Map<number, ChangeStep>;
  may: Who;
  setup: Setup;
}

/** Counts the next step of a device; as in a match of one device, nothing is made again after another change. */
function take(step: Step, { stands, taken, may, setup }: OfDevice) {
  const { n, what } = step;
  if ('undo' in what) move(what.undo, stands, taken);
  else if ('redo' in what) move(what.redo, taken, stands);
  else if (mayMark(may, what, setup)) {
    stands.set(n, step as ChangeStep);
    taken.clear();
  }
}

function move<Item>(n: number, from: Map<number, Item>, to: Map<number, Item>) {
  const item = from.get(n);
  if (item === undefined) return;
  from.delete(n);
  to.set(n, item);
}

/** Works out the steps that stand from the first place where they are not those of before. */
function worked(log: SharedLog, standing: readonly ChangeStep[]): SharedLog {
  const same = sameCount(log.standing, standing);
  const from = log.reached.findLast(({ steps }) => steps <= same) as Reached;
  const reached = log.reached.filter(({ steps }) => steps < from.steps);
  const events = log.events.slice(0, from.events);
  const sources = log.sources.slice(0, from.events);
  let { state, added } = from;
  const here = (steps: number): Reached => ({ steps, events: events.length, state, added });
  for (const [index, step] of standing.slice(from.steps).entries()) {
    const steps = from.steps + index;
    if (steps % APART === 0) reached.push(here(steps));
    const event = eventOf(log.setup, here(steps), step, events.at(-1)?.at);
    if (event === undefined) continue;
    events.push(event);
    sources.push(step);
    state = { ...extended(state, [event]), done: [] };
    added = withAdded(added, step, event);
  }
  reached.push(here(standing.length));
  return { ...log, standing, events, sources, state: { ...state, done: events }, added, reached };
}

function sameCount<Item>(before: readonly Item[], now: readonly Item[]): number {
  const at = now.findIndex((item, index) => item !== before[index]);
  return at < 0 ? now.length : at;
}

/** The event of a step; its time is never before that of the one before, whatever the clocks of the devices say. */
function eventOf(
  setup: Setup,
  { state, added }: Reached,
  { what, at }: ChangeStep,
  before = 0,
): ChangeEvent | undefined {
  if (endsOtherTurn(what, setup, state)) return undefined;
  const [event] = eventsOf(setup, state, received(what, added), Math.max(before, at));
  return event as ChangeEvent | undefined;
}
