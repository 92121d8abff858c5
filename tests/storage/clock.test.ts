import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openedHistory } from '@/components/builder/history';
import { createStore } from '@/components/builder/store';
import { emptyRoster } from '@/components/shared/rosters/new-roster';
import { clockNotes, noteClock, stamp } from '@/lib/storage/clock';
import type { Snapshot, StoredRoster } from '@/lib/storage/db';
import { deletedAfter, deleteExpired, deleteSuspected, keepExpired } from '@/lib/storage/expiry';
import {
  BIN_TIME,
  deleteStored,
  listRosters,
  readHistory,
  readStored,
  writeStored,
} from '@/lib/storage/rosters';
import { loadSystem, systems } from '@/lib/systems/registry';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 21, 12);

const system = await loadSystem(systems[0]?.id ?? '');
if (!system) throw new Error('There is a game');
const roster = emptyRoster(system);

const stored = (id: string, more: Partial<StoredRoster> = {}): StoredRoster => ({
  id,
  changed: NOW - 50 * DAY,
  roster,
  legal: false,
  figures: [],
  checked: { version: '', errors: [] },
  tags: [],
  binned: null,
  revision: `${id} first`,
  follows: '',
  pack: null,
  step: 0,
  ...more,
});
const snapshot = (id: string, step: number, made: number): Snapshot => ({ id, step, made, roster });

/** Fills a shelf with one roster in the bin since yesterday, and undo steps of today. */
async function shelf(now: number) {
  await writeStored(stored('binned', { binned: now - DAY }), {
    snapshots: [snapshot('binned', 0, now - DAY)],
  });
  await writeStored(stored('shelved', { changed: now }), {
    snapshots: [snapshot('shelved', 0, now)],
  });
}
const left = async () => ({
  rosters: (await listRosters()).length,
  steps: (await Promise.all(['binned', 'shelved'].map(readHistory))).flat().length,
});
const all = { rosters: 2, steps: 2 };

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOW });
  noteClock({ seen: null, keptAt: null });
  await deleteStored((await listRosters()).map(({ id }) => id));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('expired data', () => {
  test('is deleted at a visit: rosters in the bin and undo steps, nothing else', async () => {
    noteClock({ seen: NOW - DAY });
    await writeStored(stored('gone', { binned: NOW - BIN_TIME - 1 }), {
      snapshots: [snapshot('gone', 0, NOW)],
    });
    await writeStored(stored('still', { binned: NOW - BIN_TIME + 1 }));
    await writeStored(stored('shelved'), {
      snapshots: [snapshot('shelved', 0, NOW - BIN_TIME - 1), snapshot('shelved', 1, NOW - 1)],
    });
    expect(await deleteExpired(NOW)).toBeNull();
    expect(await readStored('gone')).toBeNull();
    expect(await readHistory('gone')).toEqual([]);
    expect(await readStored('still')).not.toBeNull();
    expect((await readHistory('shelved')).map(({ step }) => step)).toEqual([1]);
  });

  test.each([
    ['after daily visits', NOW],
    ['without a recorded visit', null],
  ])('is kept until the player is asked if the clock is 40 days ahead, %s', async (_how, seen) => {
    await shelf(NOW);
    noteClock({ seen });
    const ahead = NOW + 40 * DAY;
    for (let visit = 0; visit < 3; visit += 1)
      expect(await deleteExpired(ahead + visit)).toEqual({
        now: ahead + visit,
        seen: NOW,
        rosters: 1,
        steps: 2,
      });
    expect(await left()).toEqual(all);
    // The clock is right again, and nothing has happened.
    expect(await deleteExpired(NOW + 1)).toBeNull();
    expect(await left()).toEqual(all);
  });

  test('is deleted if the player chooses so', async () => {
    await shelf(NOW);
    noteClock({ seen: NOW });
    await deleteSuspected(NOW + 40 * DAY);
    expect(await left()).toEqual({ rosters: 1, steps: 0 });
    expect(await deleteExpired(NOW + 41 * DAY)).toBeNull();
  });

  test('is kept for 30 more days if the player chooses so, without asking again', async () => {
    await shelf(NOW);
    noteClock({ seen: NOW });
    const back = NOW + 40 * DAY;
    keepExpired(back);
    expect(deletedAfter(NOW - DAY)).toBe(back + BIN_TIME);
    for (let day = 0; day < 30; day += 1) expect(await deleteExpired(back + day * DAY)).toBeNull();
    expect(await left()).toEqual(all);
    expect(await deleteExpired(back + 31 * DAY)).toBeNull();
    expect(await left()).toEqual({ rosters: 1, steps: 0 });
  });

  test('stays kept after an update: stored field names do not change', async () => {
    await shelf(NOW);
    const back = NOW + 40 * DAY;
    const note = JSON.stringify({ seen: back, keptAt: back });
    vi.stubGlobal('localStorage', { getItem: () => note, setItem: () => {} });
    expect(deletedAfter(NOW - DAY)).toBe(back + BIN_TIME);
    expect(await deleteExpired(back + DAY)).toBeNull();
    expect(await left()).toEqual(all);
  });

  test.for(['{"', 'null', '5', '[[]]', '{"seen":"then","keptAt":[]}'])(
    'is kept without asking if what is noted of the clock is damaged: %s',
    async (note) => {
      await shelf(NOW);
      vi.stubGlobal('localStorage', { getItem: () => note, setItem: () => {} });
      expect(clockNotes()).toEqual({ seen: null, keptAt: null });
      expect(await deleteExpired(NOW)).toBeNull();
      expect(await left()).toEqual(all);
    },
  );

  test('is kept for 30 days of visits if the clock advances in small steps', async () => {
    await shelf(NOW);
    noteClock({ seen: NOW });
    expect(await deleteExpired(NOW + 20 * DAY)).toBeNull();
    expect(await deleteExpired(NOW + 27 * DAY)).toBeNull();
    expect(await deleteExpired(NOW + 33 * DAY)).toBeNull();
    expect(await left()).toEqual(all);
  });

  test('is kept until the player is asked if the clock was years behind when it was made', async () => {
    noteClock({ seen: NOW });
    const behind = Date.UTC(2000, 0, 1);
    expect(await deleteExpired(behind)).toBeNull();
    await shelf(behind);
    expect(await deleteExpired(NOW)).toMatchObject({ rosters: 1, steps: 2 });
    expect(await left()).toEqual(all);
  });

  test('excludes records with a damaged date', async () => {
    noteClock({ seen: NOW });
    const odd = [Number.NaN, -1, 'then', new Date(0), undefined, 0] as never[];
    for (const [at, binned] of odd.entries())
      await writeStored(stored(`r${at}`, { binned }), { snapshots: [snapshot(`r${at}`, 0, binned)] });
    await deleteExpired(NOW);
    expect(await listRosters()).toHaveLength(odd.length);
    for (const at of odd.keys()) expect(await readHistory(`r${at}`)).toHaveLength(1);
  });
});

test('timestamps never go back, even if the clock does', () => {
  noteClock({ seen: NOW });
  const first = stamp();
  expect(first).toBeGreaterThanOrEqual(NOW);
  vi.setSystemTime(NOW - 400 * DAY);
  expect(stamp()).toBeGreaterThanOrEqual(first);
  noteClock({ seen: 'damaged' as never });
  expect(clockNotes()).toBeDefined();
});

test('a clock that goes back loses no undo step: edits with a pause between them are separate steps', () => {
  const history = openedHistory('r', roster, 0, [], () => null);
  const store = createStore(history, system);
  const names = ['First', 'Second', 'Third'];
  for (const [at, name] of names.entries()) {
    vi.setSystemTime(NOW - at * DAY);
    store.edit((before) => ({ ...before, name }));
    vi.advanceTimersByTime(2000);
  }
  const { steps } = store.state().history;
  expect(steps.map(({ roster: { name } }) => name)).toEqual([roster.name, ...names]);
  const made = steps.map((step) => step.made);
  expect(made).toEqual([...made].sort((a, b) => a - b));
});
