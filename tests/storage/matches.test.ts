import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSession } from '@/components/play/session';
import { sampleRoster } from '@/components/shared/rosters/new-roster';
import { type Match, newMatch } from '@/lib/play/match';
import type { AnyPlayModel } from '@/lib/play/model';
import { setupOf } from '@/lib/play/setup';
import { stateOf } from '@/lib/play/state';
import type { AnyGameSystem } from '@/lib/roster/system';
import { backupText, readBackup } from '@/lib/storage/backup';
import {
  deleteMatches,
  dropEvents,
  findMatch,
  readLog,
  readMatches,
  takeMatch,
  updateMatch,
  writeMatch,
} from '@/lib/storage/matches';
import { loadSystem } from '@/lib/systems/registry';

const system = (await loadSystem('horizon-wars')) as AnyGameSystem;
const model = (await system.play()) as AnyPlayModel;
const roster = await sampleRoster(system, 'combined-force');
const element = (roster.force as { elements: { id: string }[] }).elements[0]?.id ?? '';

const start = (id = 'm1'): Match =>
  newMatch(
    { id, name: 'Harbour Watch', at: 1_790_000_000_000 },
    [{ name: 'Red', mine: true, roster, pack: null }],
    system,
  );

/** A match as a tab opens it from what is stored. */
async function tab(id = 'm1') {
  const found = await findMatch(id);
  if (!found?.ok) throw new Error('no match');
  const match = { ...found.value.match, log: (await readLog(id)) as Match['log'] };
  const { log, ...head } = match;
  return createSession({ head, log, state: stateOf(match), setup: setupOf(match, system, model), system });
}

const damage = ['a', element, 'damage'];
const hit = { add: damage, by: 1 };
const stored = async (id = 'm1') => (await readLog(id)).length;
const marked = (session: Awaited<ReturnType<typeof tab>>) =>
  session.played().state.marks.get(damage.join('\0'));

const result = { ended: 1, winner: 'a', scores: { a: 3 }, how: '', notes: '' };
/** The name and the result that are stored. */
const details = async () => {
  const found = await findMatch('m1');
  return found?.ok && { name: found.value.match.name, result: found.value.match.result };
};

beforeEach(async () => {
  for (const { id } of (await readMatches()).read) await deleteMatches([id]);
  await writeMatch(start());
});

afterEach(() => vi.restoreAllMocks());

describe('a match that is played', () => {
  test('shows a tap at once and stores each in its order', async () => {
    const session = await tab();
    for (let tap = 1; tap <= 20; tap++) {
      session.tap(hit);
      expect(marked(session)).toBe(tap);
    }
    await expect.poll(() => stored()).toBe(20);
    expect(marked(await tab())).toBe(20);
    expect((await readLog('m1')).map((event) => (event as { n: number }).n)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    session.end();
  });

  test('counts the taps of two tabs, and shows both in each', async () => {
    const [one, other] = [await tab(), await tab()];
    for (let tap = 0; tap < 10; tap++) {
      one.tap(hit);
      other.tap(hit);
    }
    await expect.poll(() => stored()).toBe(20);
    one.look();
    other.look();
    await expect.poll(() => [marked(one), marked(other)]).toEqual([20, 20]);
    one.end();
    other.end();
  });

  test('undoes and redoes across tabs and a reload', async () => {
    const session = await tab();
    session.tap(hit);
    session.tap({ act: 'next' });
    await expect.poll(() => stored()).toBe(2);
    session.end();
    const again = await tab();
    again.tap({ undo: 2 });
    expect(marked(again)).toBe(0);
    again.tap({ redo: 1 });
    expect(marked(again)).toBe(1);
    await expect.poll(() => stored()).toBe(5);
    again.end();
  });

  test('lists its turn', async () => {
    const session = await tab();
    session.tap({ act: 'next' });
    session.tap({ act: 'next' });
    await expect.poll(async () => (await readMatches()).read[0]?.turn).toBe(3);
    session.end();
  });

  test('goes on in memory when it has been deleted, and says so', async () => {
    const session = await tab();
    await deleteMatches(['m1']);
    session.tap(hit);
    await expect.poll(() => session.played().failure).toContain('deleted in another tab');
    session.tap(hit);
    expect(marked(session)).toBe(2);
    expect(session.played().log).toHaveLength(2);
    await writeMatch(start());
    session.look();
    await expect.poll(() => stored()).toBe(2);
    expect(session.played().failure).toBe(null);
    session.end();
  });

  test('keeps its result and name outside the log, and its result can be taken back', async () => {
    const session = await tab();
    session.tap(hit);
    session.changeDetails({ name: 'Renamed', result });
    await expect.poll(details).toEqual({ name: 'Renamed', result });
    session.changeDetails({ result: null });
    expect(session.played().head.result).toBe(null);
    await expect.poll(details).toEqual({ name: 'Renamed', result: null });
    session.end();
  });

  test('says that its result is not stored, and stores it with the taps when it can be', async () => {
    const session = await tab();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room.', 'QuotaExceededError');
    });
    session.changeDetails({ result });
    session.tap(hit);
    await expect.poll(() => session.played().failure).toContain('storage is full');
    expect(session.played()).toMatchObject({ head: { result }, log: [{ n: 1 }] });
    expect(await details()).toMatchObject({ result: null });
    vi.restoreAllMocks();
    session.look();
    await expect.poll(() => session.played().failure).toBe(null);
    expect([await details(), await stored()]).toEqual([{ name: 'Harbour Watch', result }, 1]);
    session.end();
  });

  test('shows the result and the name from another tab, with and without a tap', async () => {
    const [one, other, third] = [await tab(), await tab(), await tab()];
    one.changeDetails({ result });
    await expect.poll(() => other.played().head.result).toEqual(result);
    third.end();
    one.changeDetails({ name: 'Renamed' });
    await expect.poll(details).toEqual({ name: 'Renamed', result });
    third.tap(hit);
    await expect.poll(() => third.played().head.name).toBe('Renamed');
    one.end();
    other.end();
  });

  test('keeps the result from another tab when its log is full and becomes shorter', async () => {
    const [one, other] = [await tab(), await tab()];
    other.end();
    one.changeDetails({ result });
    await expect.poll(details).toMatchObject({ result });
    await dropEvents({ id: 'm1', base: { n: 0, marks: [] } });
    expect(await details()).toMatchObject({ result });
    one.end();
  });
});

describe('a match that is taken in', () => {
  const longer = (count: number, match = start()): Match => ({
    ...match,
    log: Array.from({ length: count }, (_, index) => ({
      n: index + 1,
      at: 1_790_000_000_000 + index,
      act: 'add',
      changes: [[damage, index, index + 1]],
    })),
  });

  test('replaces a log that it continues, and not one that continues it', async () => {
    expect(await takeMatch(longer(3))).toEqual({ id: 'm1', outcome: 'updated' });
    expect(await stored()).toBe(3);
    expect(await takeMatch(longer(2))).toEqual({ id: 'm1', outcome: 'same' });
    expect(await stored()).toBe(3);
  });

  test('stays beside one with another log', async () => {
    await takeMatch(longer(3));
    const other = longer(3);
    const taken = await takeMatch({ ...other, log: other.log.map((event) => ({ ...event, at: 5 })) });
    expect(taken.outcome).toBe('copied');
    expect(await stored()).toBe(3);
    expect((await readMatches()).read).toHaveLength(2);
  });

  test('comes back from a backup whole', async () => {
    await takeMatch(longer(4));
    await updateMatch('m1', () => ({ binned: 5, roster: 'r1' }));
    const found = await findMatch('m1');
    if (!found?.ok) throw new Error('no match');
    const text = backupText([], [], 10, [], [{ stored: found.value, log: await readLog('m1') }]);
    const read = await readBackup(new TextEncoder().encode(text), Date.now());
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    expect(read.value.unread).toEqual([]);
    expect(read.value.matches[0]).toMatchObject({ binned: 5, roster: 'r1', rest: [], match: longer(4) });
  });
});
