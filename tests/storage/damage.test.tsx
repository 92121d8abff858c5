import { dequal } from 'dequal/lite';
import { runs } from '../fixtures/runs';
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { verdictChange } from '@/components/builder/builder-notices';
import { openedHistory, readStoredOf } from '@/components/builder/history';
import { createStore } from '@/components/builder/store';
import { rostersSince } from '@/components/frame/offline/fetch-fonts';
import { packStore } from '@/components/shared/packs/stored-packs';
import { addTags, bin, duplicate, rename, unbin } from '@/components/shared/rosters/stored-roster';
import { UnreadableList } from '@/components/shared/stored/unreadable-list';
import { recheck } from '@/components/shelf/recheck';
import { verdictOf } from '@/components/shelf/row-hooks';
import { ShelfList } from '@/components/shelf/shelf-list';
import { inView, type Sort, sorts, tagsIn } from '@/components/shelf/shelf-view';
import { rosterFileText } from '@/lib/roster/file';
import { parseRoster } from '@/lib/roster/parse';
import { backupText, readBackup } from '@/lib/storage/backup';
import { noteClock } from '@/lib/storage/clock';
import type { StoredRoster } from '@/lib/storage/db';
import { deleteExpired } from '@/lib/storage/expiry';
import { readLibrary, readLibraryRecords } from '@/lib/storage/library';
import { mergeStored } from '@/lib/storage/merge';
import { readPackOf } from '@/lib/storage/packs';
import { isUndamaged, type Unreadable } from '@/lib/storage/records';
import { deleteStored, findStored, readHistory, readRosters } from '@/lib/storage/rosters';
import { readRosterRecord } from '@/lib/storage/schemas';
import { deleteUnreadable, unreadableSteps, unreadableText } from '@/lib/storage/unreadable';
import { loadSystem } from '@/lib/systems/registry';
import { database02, fillDatabase, type RawRecord } from '../fixtures/database';
import { anyDamage, type Damaged, everyDamage, kindsOfRecord } from './damage';

const NOW = Date.UTC(2026, 10, 21);

const idsOf = (records: readonly RawRecord[]) =>
  new Set(records.flatMap(({ table, record }) => (table === 'history' ? [String(record.id)] : [])));

/** Reads everything, and lists what cannot be read. */
async function readEverything(records: readonly RawRecord[]) {
  const rosters = await readRosters();
  const library = await readLibrary();
  const steps = (await Promise.all([...idsOf(records)].map(readHistory))).flat();
  const unread = [...rosters.unread, ...library.unread, ...(await unreadableSteps())];
  return { rosters: rosters.read, library: library.read, steps, unread };
}
type Everything = Awaited<ReturnType<typeof readEverything>>;

const placeOf = (record: object): string => {
  const { system, kind, id, step, figures } = record as Record<string, unknown>;
  return [system, kind, id, figures ? 'roster' : step].join(' ');
};

/** Everything that can be read, by its place. */
const whole = ({ rosters, library, steps }: Everything) =>
  new Map([...rosters, ...library, ...steps].map((each) => [placeOf(each), each as unknown]));

/** Expects that a database with one damaged record has all others unchanged, and that one read or listed. */
async function hasAll(damaged: Damaged): Promise<Everything> {
  const records = damaged.records();
  const found = await readEverything(records);
  const read = whole(found);
  expect(read.size + found.unread.length).toBe(records.length);
  expect(found.unread.length).toBeLessThanOrEqual(1);
  for (const [at, { record }] of records.entries())
    if (at !== damaged.at) expect(read.get(placeOf(record))).toMatchObject(record);
  for (const { table, faults } of found.unread) {
    expect(table).toBe(records[damaged.at]?.table);
    expect(faults).not.toEqual([]);
  }
  return found;
}

const noSelection = {
  on: false,
  ids: new Set<string>(),
  start: () => {},
  end: () => {},
  toggle: () => {},
  set: () => {},
};
/** Number of rows of the shelf that are drawn together. */
const ROWS = 16;
const gameName = (id: string) => id;

/** Draws the shelf, after searching and sorting it. */
function drawShelf(rosters: readonly StoredRoster[], unread: readonly Unreadable[]): string {
  for (const sort of Object.keys(sorts) as Sort[])
    inView(rosters, { query: 'x', sort, game: '', tag: '' }, { gameName, verdict: verdictOf });
  tagsIn(rosters);
  return renderToStaticMarkup(
    <>
      <ShelfList rosters={rosters} games={new Map()} selection={noSelection} ask={() => {}} />
      <UnreadableList list={unread} title="Cannot be read" />
    </>,
  );
}

/** Opens a roster in its builder, edits it, undoes that, and saves it to a file. */
async function openInBuilder(id: string) {
  const found = await findStored(id);
  if (!found?.ok) return;
  const stored = found.value;
  rosterFileText(stored.roster);
  const system = await loadSystem(stored.roster.system);
  const read = system && parseRoster(stored.roster, system);
  if (!system || !read?.ok) return;
  const history = openedHistory(id, read.value, stored.step, await readHistory(id), readStoredOf(system));
  const store = createStore(history, system, readPackOf(stored.pack, system));
  verdictChange(stored, store.state().report, system, '0');
  store.edit((before) => ({ ...before, notes: 'Edited' }));
  expect(store.move(-1)).toBe(true);
  expect(store.state().roster).toEqual(read.value);
  while (store.move(-1));
}

/** Backs up everything and reads the backup: the same rosters can be read. */
async function backUp(damaged: Damaged) {
  const [rosters, library] = [await readRosters(), await readLibraryRecords()];
  const unread: Unreadable[] = [...rosters.unread, ...library.unread];
  const text = backupText(rosters.read, library.read, NOW, unread);
  const backup = await readBackup(new TextEncoder().encode(text), NOW);
  if (!backup.ok) throw new Error(JSON.stringify(backup.faults));
  const { value } = backup;
  const total = damaged.records().filter(({ table }) => table !== 'history').length;
  expect(value.rosters.length + value.library.length + value.unread.length).toBe(total);
  expect(value.unread.length).toBeLessThanOrEqual(1);
}

/** Runs the shelf's actions on each roster. */
async function useEach(rosters: readonly StoredRoster[]) {
  const ids = rosters.map(({ id }) => id);
  await addTags(ids, ['tagged']);
  await bin(ids, NOW);
  await unbin(ids);
  for (const stored of rosters) {
    await rename(stored.id, 'Renamed');
    expect(dequal(stored.roster, stored.roster)).toBe(true);
    await deleteStored([await duplicate(stored)]);
  }
  const after = (await readRosters()).read.filter(({ id }) => ids.includes(id));
  expect(after.map(({ id, roster, tags }) => [id, roster.name, tags.includes('tagged')]).sort()).toEqual(
    ids.map((id) => [id, 'Renamed', true]).sort(),
  );
}

/** Values that a field may not have, and some that it may. */
const odd = [
  ...[undefined, null, true, 0, -1, 1.5, 7, Number.NaN, 9e15, 1n],
  ...['', 'a', 'a b', 'na\u202Eme', 'x'.repeat(121), 'x'.repeat(1001)],
  ...[[], [null], [{}], ['b', 'B '], ['b'], Array.from({ length: 201 }, () => 0), {}],
];

/** Copies of a value, each with one field in it, at any depth, replaced by an odd value. */
function* replaced(value: unknown): Generator<unknown> {
  yield* odd;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    for (const other of replaced(inner))
      yield Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
}

test('a roster is listed without its schema only if reading it by that would change nothing', () => {
  const [stored] = database02().filter(({ table }) => table === 'rosters');
  const read = readRosterRecord('a', stored?.record);
  if (!read.ok) throw new Error('The record cannot be read.');
  const { roster, ...kept } = { ...read.value, conflictOf: 'b', collection: 'c', makeUp: [] };
  const head = { system: roster.system, name: roster.name, player: roster.player, list: [1] };
  const complete = { ...kept, roster: head };
  expect(isUndamaged(complete)).toBe(true);
  let listed = 0;
  for (const record of replaced(complete)) {
    if (!isUndamaged(record)) continue;
    listed += 1;
    expect(readRosterRecord('a', record)).toEqual({ ok: true, value: record });
  }
  expect(listed).toBeGreaterThan(50);
});

describe('a damaged record', () => {
  test.each(kindsOfRecord())(
    'of $name does not affect others, whatever the field and the damage',
    async ({ at }) => {
      const healthy = database02();
      const damaged = everyDamage(at);
      expect(damaged.length).toBeGreaterThan(50);
      await fillDatabase([...healthy, ...damaged]);
      const found = await readEverything([...healthy, ...damaged]);
      const read = whole(found);
      expect(read.size + found.unread.length).toBe(healthy.length + damaged.length);
      for (const { record } of healthy) expect(read.get(placeOf(record))).toMatchObject(record);
      expect(found.unread.every(({ faults }) => faults.length > 0)).toBe(true);
      const drawn = Array.from({ length: Math.ceil(found.rosters.length / ROWS) }, (_, page) =>
        drawShelf(found.rosters.slice(page * ROWS, (page + 1) * ROWS), page === 0 ? found.unread : []),
      );
      expect(drawn.join('').match(/href="\/build/g)).toHaveLength(found.rosters.length);
      for (const { roster } of found.rosters) expect(JSON.parse(rosterFileText(roster))).toBeDefined();
      await deleteUnreadable(found.unread);
      const left = await readEverything([...healthy, ...damaged]);
      expect(left.unread).toEqual([]);
      expect(left.library).toEqual(found.library);
      expect(left.rosters).toEqual(found.rosters);
    },
    60_000,
  );

  test('at any depth breaks nothing else, and can be saved and deleted', async () => {
    await fc.assert(
      fc.asyncProperty(anyDamage(), async (damaged) => {
        await fillDatabase(damaged.records());
        noteClock({ seen: NOW, keptAt: null });
        await hasAll(damaged);
        expect(await deleteExpired(NOW)).toBeNull();
        const found = await hasAll(damaged);
        const rows = drawShelf(found.rosters, found.unread).match(/aria-label="Delete /g);
        expect(rows).toHaveLength(found.rosters.length + found.unread.length);
        await packStore.all();
        await backUp(damaged);
        const since: unknown[] = [];
        for await (const { roster } of rostersSince(Number.NEGATIVE_INFINITY)) since.push(roster);
        expect(since).toHaveLength(found.rosters.length);
        const broken = damaged.records()[damaged.at]?.record as Partial<StoredRoster>;
        const used = found.rosters.filter(({ id }) => id === broken.id);
        await recheck(used, () => true);
        for (const { id } of used) await openInBuilder(id);
        if (found.unread.length > 0) {
          expect(JSON.parse(unreadableText(found.unread))).toBeDefined();
          await deleteUnreadable(found.unread);
          const left = await readEverything(damaged.records());
          expect(left.unread).toEqual([]);
          expect(left.rosters).toEqual(found.rosters);
          expect(left.library).toEqual(found.library);
        }
        await useEach(used);
      }),
      { numRuns: runs(10, 40) },
    );
  }, 60_000);

  test('is moved aside for the same roster from a backup, and both are listed', async () => {
    const good = database02()[0]?.record as unknown as StoredRoster;
    await fillDatabase([{ table: 'rosters', record: { ...good, roster: 'damaged' } }]);
    const { rosters } = await mergeStored([good], []);
    expect(rosters.added).toBe(1);
    const { read, unread } = await readRosters();
    expect(read).toContainEqual(good);
    expect(unread).toMatchObject([{ record: { roster: 'damaged' } }]);
  });
});
