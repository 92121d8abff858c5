import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { describe, expect, test } from 'vitest';
import { underFreeName } from '@/components/shared/rosters/new-roster';
import { onRostersChange } from '@/lib/storage/changes';
import { database, type Snapshot, type StoredRoster, storageSentence } from '@/lib/storage/db';
import { UNKNOWN_STEP } from '@/lib/storage/records';
import {
  deleteStored,
  listRosters,
  readHistory,
  readStored,
  updateStored,
  writeStored,
} from '@/lib/storage/rosters';

const stored = (id: string, changed: number, more: Partial<StoredRoster> = {}): StoredRoster => ({
  id,
  changed,
  roster: { muster: 1, system: 'chess', name: id, player: '', notes: '', force: { anything: ['goes'] } },
  legal: false,
  figures: [],
  checked: { version: '0.2.0', errors: [] },
  tags: [],
  binned: null,
  revision: `${id} first`,
  follows: '',
  pack: null,
  step: 0,
  ...more,
});

const snapshot = (id: string, step: number, made = 0): Snapshot => ({
  id,
  step,
  made,
  roster: { ...stored(id, 0).roster, notes: `step ${step}` },
});

// This test must run before any other opens the database.
test('a shelf of an earlier version survives an update, with missing fields filled in', async () => {
  const { checked, tags, binned, revision, follows, step, pack, ...old } = stored('veteran', 1);
  const before = await openDB('muster', 2, {
    upgrade: (db) => {
      db.createObjectStore('rosters', { keyPath: 'id' }).createIndex('changed', 'changed');
      db.createObjectStore('library', { keyPath: ['system', 'kind', 'id'] });
    },
  });
  await before.put('rosters', old);
  before.close();
  expect(await listRosters()).toEqual([
    {
      ...old,
      checked: { version: '', errors: [] },
      tags: [],
      binned: null,
      revision: '',
      follows: '',
      step: UNKNOWN_STEP,
      pack: null,
    },
  ]);
  await deleteStored(['veteran']);
});

describe('the shelf in the browser', () => {
  test('lists rosters by last change, returns what was saved, and forgets what was deleted', async () => {
    let announced = 0;
    const stop = onRostersChange(() => announced++);
    await writeStored(stored('old', 1));
    await writeStored(stored('new', 3));
    await writeStored(stored('middle', 2));
    expect((await listRosters()).map(({ id }) => id)).toEqual(['new', 'middle', 'old']);
    expect(await readStored('old')).toEqual(stored('old', 1));
    await deleteStored(['new', 'middle']);
    expect(await readStored('new')).toBeNull();
    expect((await listRosters()).map(({ id }) => id)).toEqual(['old']);
    expect(announced).toBe(4);
    stop();
  });

  test('a write that has not seen the newest revision returns what it overwrote', async () => {
    await writeStored(stored('shared', 1, { revision: 'theirs' }));
    const mine = stored('shared', 2, { revision: 'mine' });
    expect(await writeStored(mine, { seen: new Set(['older', 'theirs']) })).toBeNull();
    expect(await writeStored({ ...mine, revision: 'again' }, { seen: new Set(['older']) })).toEqual(mine);
    expect(await writeStored(mine)).toBeNull();
    expect(await writeStored(stored('fresh', 1), { seen: new Set() })).toBeNull();
    expect(await readStored('shared')).toMatchObject({ changed: 2, revision: 'mine' });
  });

  test('a change of tags leaves the rest unchanged and makes a new revision', async () => {
    await writeStored(stored('tagged', 1));
    await updateStored('tagged', ({ tags }) => ({ tags: [...tags, 'Calais'] }));
    const tagged = await readStored('tagged');
    expect(tagged).toMatchObject({ changed: 1, tags: ['Calais'] });
    expect(tagged?.revision).not.toBe('tagged first');
    await updateStored('nowhere', () => ({ tags: ['x'] }));
    expect(await readStored('nowhere')).toBeNull();
  });

  test('says why it cannot save', () => {
    expect(storageSentence(new DOMException('', 'QuotaExceededError'))).toContain('full');
    expect(storageSentence(new DOMException('', 'SecurityError'))).toContain(
      'does not allow the page to save',
    );
    expect(storageSentence(new DOMException('', 'VersionError'))).toContain('newer version');
    expect(storageSentence(new TypeError('x'))).toBe('The database of this browser refused the request.');
  });
});

test('a roster is saved under a name that none on the shelf has', async () => {
  const long = 'x'.repeat(120);
  const names = ['Red', 'Red 2', 'Blue', 'Built, 1', long];
  for (const [at, name] of names.entries())
    await writeStored({ ...stored(`named-${at}`, at), roster: { ...stored('', 0).roster, name } });
  await writeStored(stored('Binned', 1, { binned: 1 }));
  const named = async (name: string) => (await underFreeName({ ...stored('', 0).roster, name })).name;
  expect(await named('Red')).toBe('Red 3');
  expect(await named('Blue')).toBe('Blue 2');
  expect(await named('Built, 1')).toBe('Built, 1 (2)');
  expect(await named('Green, 1')).toBe('Green, 1');
  expect(await named('Binned')).toBe('Binned');
  expect(await named(long)).toBe(`${'x'.repeat(118)} 2`);
});

describe('the history of a roster', () => {
  const steps = async (id: string) => (await readHistory(id)).map(({ step }) => step);

  test('is saved with it, loses redo steps after an edit, and is deleted with it', async () => {
    await writeStored(stored('h', 1), { snapshots: [0, 1, 2, 3].map((step) => snapshot('h', step)) });
    expect(await steps('h')).toEqual([0, 1, 2, 3]);
    await writeStored(stored('h', 2, { step: 1 }));
    expect(await steps('h')).toEqual([0, 1, 2, 3]);
    await writeStored(stored('h', 3, { step: 2 }), { snapshots: [{ ...snapshot('h', 2), made: 9 }] });
    expect(await readHistory('h')).toMatchObject([{ step: 0 }, { step: 1 }, { step: 2, made: 9 }]);
    await deleteStored(['h']);
    expect(await steps('h')).toEqual([]);
  });

  test('keeps the newest 200 steps', async () => {
    const all = Array.from({ length: 205 }, (_, step) => snapshot('long', step));
    await writeStored(stored('long', 1, { step: 203 }), { snapshots: all.slice(0, 204) });
    await writeStored(stored('long', 2, { step: 204 }), { snapshots: all.slice(204) });
    expect(await steps('long')).toEqual(Array.from({ length: 200 }, (_, index) => index + 5));
  });
});

test('a database that a newer version opens is closed, and reopened later', async () => {
  await database();
  await deleteDB('muster');
  expect(await listRosters()).toEqual([]);
});
