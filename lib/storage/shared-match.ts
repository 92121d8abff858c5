import type { Event } from '@/lib/play/mark';
import type { Step } from '@/lib/sync/match/step';
import { stamp } from './clock';
import { abandon, database, type StoredSpace, type StoredStep } from './db';

/** A shared match, as this browser keeps it besides the match itself. */
export interface SharedMatch {
  space: StoredSpace & { match: Required<StoredSpace>['match'] };
  steps: readonly StoredStep[];
}

/** All steps of a match. */
const stepsOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

/** Reads how a match is shared, with its steps; null if it is not. */
export async function readSharedMatch(id: string): Promise<SharedMatch | null> {
  const change = (await database()).transaction(['spaces', 'steps']);
  const [space, steps] = await Promise.all([
    change.objectStore('spaces').get(id),
    change.objectStore('steps').getAll(stepsOf(id)),
  ]);
  if (!space?.match) return null;
  // Storage may be damaged: they are read as those of the other devices are.
  const { readStep } = await import('@/lib/sync/match/step');
  const read = steps.flatMap(({ step, ...each }) => {
    const parsed = readStep(step);
    return parsed.ok ? [{ ...each, step: parsed.value }] : [];
  });
  return { space: { ...space, match: space.match }, steps: read };
}

/** Begins to share a match. */
export async function beginSharedMatch(space: StoredSpace): Promise<void> {
  await (await database()).put('spaces', space);
}

/** Ends sharing a match, which goes on as it stands. */
export async function endSharedMatch(id: string): Promise<void> {
  const change = (await database()).transaction(['spaces', 'steps'], 'readwrite');
  await Promise.all([
    change.objectStore('spaces').delete(id),
    change.objectStore('steps').delete(stepsOf(id)),
    change.done,
  ]);
}

/** What the log of a match is after a number, and the turn that it leads to. */
export interface LogAfter {
  n: number;
  events: readonly Event[];
  turn: number;
}

/**
 * Stores steps with the log that they come to. Own ones are new: rejects with a `ConstraintError` if another tab has
 * stored one of the same number.
 */
export async function storeSteps(
  match: string,
  {
    own = [],
    there = [],
    cursor,
    log,
  }: { own?: readonly Step[]; there?: readonly Step[]; cursor?: string | undefined; log: LogAfter },
): Promise<void> {
  const change = (await database()).transaction(['steps', 'spaces', 'matches', 'matchEvents'], 'readwrite', {
    durability: 'strict',
  });
  try {
    const steps = change.objectStore('steps');
    const events = change.objectStore('matchEvents');
    const kept = (step: Step, sent: boolean): StoredStep => ({
      match,
      device: step.device,
      n: step.n,
      step,
      sent,
    });
    const [stored, space] = await Promise.all([
      change.objectStore('matches').get(match),
      change.objectStore('spaces').get(match),
      ...own.map((step) => steps.add(kept(step, false))),
      ...there.map((step) => steps.put(kept(step, true))),
    ]);
    const requests: Promise<unknown>[] = [
      events.delete(IDBKeyRange.bound([match, log.n], [match, Number.POSITIVE_INFINITY], true)),
      ...log.events.map((event) => events.put({ match, n: event.n, event })),
    ];
    if (stored && stored.turn !== log.turn)
      requests.push(change.objectStore('matches').put({ ...stored, turn: log.turn, changed: stamp() }));
    if (space && cursor !== undefined) requests.push(change.objectStore('spaces').put({ ...space, cursor }));
    await Promise.all([...requests, change.done]);
  } catch (error) {
    abandon(change);
    throw error;
  }
}

/** The id of the match here that is shared by a key; null if there is none. */
export async function matchWithKey(key: Uint8Array): Promise<string | null> {
  const spaces = await (await database()).getAll('spaces');
  const found = spaces.find((space) => space.match && space.key.join() === key.join());
  return found?.id ?? null;
}
