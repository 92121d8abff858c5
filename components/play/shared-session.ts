import { TURN } from '@/lib/play/common';
import type { Intent } from '@/lib/play/intent';
import type { Event } from '@/lib/play/mark';
import { valueAt } from '@/lib/play/values';
import { storageSentence } from '@/lib/storage/db';
import { updateDetails } from '@/lib/storage/matches';
import { readSharedMatch, type SharedMatch, storeSteps } from '@/lib/storage/shared-match';
import { keysOf } from '@/lib/sync/key';
import { exchangeSteps } from '@/lib/sync/match/exchange';
import { foldSteps, type SharedLog, withSteps } from '@/lib/sync/match/log';
import type { Step } from '@/lib/sync/match/step';
import { lastOwn, ownState, stepOf } from '@/lib/sync/match/tap';
import { mayMark } from '@/lib/sync/match/who';
import { SyncProblem } from '@/lib/sync/transport';
import { listenWhileSeen, transportOf } from '../devices/transport';
import type { OpenedMatch, Played, Session, Sharing } from './session-model';
import { sessionParts } from './session-parts';

/** Milliseconds between attempts while the server does not answer. */
const AGAIN = 5000;

/**
 * Opens a match that is shared with other devices. Its log is worked out from the steps of all of them: a tap is a step
 * of this device, which counts here at once, is stored, and is sent when there is a connection.
 */
export function createSharedSession(
  { head, log: stored, setup, system }: OpenedMatch,
  { space, steps }: SharedMatch,
): Session {
  const { id } = head;
  const device = space.device.id;
  const { base, who } = space.match;
  const keys = keysOf(space.key);
  const transport = transportOf(keys);
  // What was marked before the match was shared stays in its log.
  const before = stored.filter(({ n }) => n <= base.n);
  let log: SharedLog = foldSteps(
    setup,
    base,
    steps.map(({ step }) => step),
    new Map([[device, who]]),
  );
  // The events that the database has, to store only what differs.
  let inDatabase: readonly Event[] = stored.slice(before.length);
  let details = head;
  let failure: string | null = null;
  let sharing: Sharing = {
    space,
    who,
    problem: '',
    waiting: steps.filter(({ sent }) => !sent).length,
    isGone: false,
  };
  const unsent = new Map(steps.filter(({ sent }) => !sent).map(({ step }) => [step.n, step]));
  const parts = sessionParts({ id, setup, system });
  const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('muster-matches');
  const ended = new AbortController();

  const playedNow = (): Played => ({
    head: details,
    state: log.state,
    own: ownState(log, device),
    log: [...before, ...log.events],
    failure,
    sharing,
  });
  let played = playedNow();
  const show = () => {
    played = playedNow();
    parts.changed();
  };

  /** Stores steps with the log that they come to. */
  const store = async (parts: {
    own?: readonly Step[];
    there?: readonly Step[];
    cursor?: string | undefined;
  }) => {
    const { events, state } = log;
    const same = events.findIndex((event, index) => event !== inDatabase[index]);
    const count = same < 0 ? events.length : same;
    await storeSteps(id, {
      ...parts,
      log: {
        n: base.n + count,
        events: events.slice(count),
        turn: Number(valueAt(setup, state, [TURN]) ?? 1),
      },
    });
    inDatabase = events;
    tabs?.postMessage(id);
  };

  // One after the other: each stores what differs from what the one before has stored.
  let storing: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = storing.then(work, work);
    storing = next.catch(() => undefined);
    return next;
  };

  const add = (more: readonly Step[]) => {
    log = withSteps(log, more);
    show();
  };

  // Own steps that the database has refused.
  const unstored = new Map<number, { step: Step; intent: Intent }>();

  /** Takes in what another tab of this device has stored, and stores again what could not be. */
  const look = async () => {
    for (const { step, intent } of [...unstored.values()]) await storeOwn(step, intent);
    const now = await readSharedMatch(id).catch(() => null);
    if (now === null) return;
    for (const { step, sent } of now.steps) if (sent && step.device === device) unsent.delete(step.n);
    add(now.steps.map(({ step }) => step));
    void exchangeNow();
  };

  const storeOwn = async (step: Step, intent: Intent) => {
    try {
      await inTurn(() => store({ own: [step] }));
      unstored.delete(step.n);
      if (unstored.size > 0 || failure === null) return;
      failure = null;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'ConstraintError') return againAs(step, intent);
      unstored.set(step.n, { step, intent });
      failure = storageSentence(error);
    }
    show();
  };

  /** Another tab of this device was first with the number of a step: the tap is made again after that. */
  const againAs = async ({ n }: Step, intent: Intent) => {
    unsent.delete(n);
    const now = await readSharedMatch(id);
    const others = log.steps.filter((step) => step.device !== device);
    const own = (now?.steps ?? []).map(({ step }) => step);
    log = foldSteps(setup, base, [...others, ...own], log.who);
    show();
    tapOnce(intent);
  };

  let exchanging: Promise<void> | null = null;
  let isAskedAgain = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const exchangeNow = (): Promise<void> => {
    isAskedAgain = exchanging !== null;
    exchanging ??= exchange().finally(() => {
      exchanging = null;
      if (isAskedAgain) void exchangeNow();
    });
    return exchanging;
  };
  const exchange = async () => {
    clearTimeout(timer);
    if (ended.signal.aborted) return;
    try {
      await exchangeSteps(
        { keys, transport },
        {
          cursor: async () => (await readSharedMatch(id))?.space.cursor ?? '0',
          unsent: async () => [...unsent.values()],
          take: async (there, cursor) => {
            for (const step of there) if (step.device === device) unsent.delete(step.n);
            if (there.length > 0) add(there);
            await inTurn(() => store({ there, cursor }));
          },
        },
      );
      sharing = { ...sharing, problem: '', isGone: false, waiting: unsent.size };
    } catch (error) {
      const isGone = error instanceof SyncProblem && error.kind === 'gone';
      const problem = error instanceof SyncProblem ? error.message : storageSentence(error);
      sharing = { ...sharing, problem, isGone, waiting: unsent.size };
      if (!isGone && !ended.signal.aborted) timer = setTimeout(() => void exchangeNow(), AGAIN);
    }
    show();
  };

  const tapOnce = (intent: Intent): Event[] => {
    const step = stepOf(log, device, intent, Date.now());
    if (step === null) return [];
    const undone = 'undo' in step.what ? lastOwn(log, device)?.event.n : undefined;
    unsent.set(step.n, step);
    sharing = { ...sharing, waiting: unsent.size };
    add([step]);
    void storeOwn(step, intent).then(exchangeNow);
    const n = log.state.n + 1;
    if (undone !== undefined) return [{ n, at: step.at, undo: undone }];
    const event = log.events[log.sources.findIndex((each) => each.n === step.n && each.device === device)];
    return event ? [event] : [];
  };

  const onMessage = ({ data }: MessageEvent) => data === id && void look();
  tabs?.addEventListener('message', onMessage);
  window.addEventListener('online', () => void exchangeNow(), { signal: ended.signal });
  void listenWhileSeen(keys, () => void exchangeNow(), ended.signal);
  void exchangeNow();

  return {
    ...parts.session,
    played: () => played,
    mayMark: (intent) => 'undo' in intent || 'redo' in intent || mayMark(who, intent, setup),
    tap: (intent) => {
      const count = 'undo' in intent ? intent.undo : 'redo' in intent ? intent.redo : 1;
      const one = 'undo' in intent ? { undo: 1 } : 'redo' in intent ? { redo: 1 } : intent;
      return Array.from({ length: count }, () => tapOnce(one)).flat();
    },
    // The name, the notes and the result are each device's own.
    changeDetails: (part) => {
      details = { ...details, ...part };
      show();
      updateDetails(id, part).catch((error) => {
        failure = storageSentence(error);
        show();
      });
    },
    leave: parts.markTyped,
    look: () => void look(),
    end: () => {
      clearTimeout(timer);
      ended.abort();
      tabs?.removeEventListener('message', onMessage);
      tabs?.close();
    },
  };
}
