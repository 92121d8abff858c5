import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Libsql from 'libsql';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { openStore } from '@/lib/store/store';
import { eventually } from '@/tests/fixtures/eventually';
import { adding, made, makeEvent, noting, sending } from './event';
import { storesOf } from './stores';

const EVENT = 'event-0001';
const { open, place } = storesOf('sqlite');

const top = mkdtempSync(path.join(tmpdir(), 'muster-disk-'));
const disk = path.join(top, 'disk');

/** Mounts a small disk; false where that is not allowed. */
function mountDisk(): boolean {
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const isMounted = mountDisk();
afterAll(() => {
  if (isMounted) execFileSync('umount', ['--lazy', disk]);
  rmSync(top, { recursive: true, force: true });
});
afterEach(() => void vi.restoreAllMocks());

/** Another process that has the file to itself. */
function locked(folder: string) {
  const other = new Libsql(path.join(folder, 'events.db'));
  other.exec('BEGIN IMMEDIATE');
  return {
    release: () => {
      other.exec('ROLLBACK');
      other.close();
    },
  };
}

test('the folder and what is in it are for their owner alone', async () => {
  const there = place();
  const folder = path.join(there.options.folder, 'new', 'events');
  const store = await open({ ...there, options: { folder } });
  await store.create([made(EVENT)]);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('what is confirmed is on the disk: the log is synchronised with every transaction', async () => {
  const there = place();
  const store = await open(there);
  await store.create([made(EVENT)]);
  expect(await there.run('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  const exec = vi.spyOn(Libsql.prototype, 'exec');
  await open(place());
  expect(exec.mock.calls.flat()).toContain('PRAGMA synchronous = FULL');
});

test('a change waits for another process, while reading goes on', async () => {
  const there = place();
  const store = await open(there);
  await makeEvent(store, EVENT);
  const lock = locked(there.options.folder);
  const changed = store.change(EVENT, adding(noting(1, 'Later.')));
  const created = store.create([made('event-0002')]);
  for (let reads = 0; reads < 20; reads += 1) expect((await store.state(EVENT))?.revision).toBe(4);
  lock.release();
  expect(await changed).toEqual({ revision: 5 });
  expect(await created).toBe(true);
  expect(await store.audit(EVENT)).toEqual([]);
});

test('a file that stays locked is said in a sentence, and works again when it is free', async () => {
  const there = place();
  const store = await open(there);
  await makeEvent(store, EVENT);
  const lock = locked(there.options.folder);
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    time += 1000;
    return time;
  });
  const decide = vi.fn(adding(noting(1, 'Later.')));
  await expect(store.change(EVENT, decide)).rejects.toMatchObject({
    why: 'locked',
    message: 'The database was in use by something else for too long: nothing was saved. Try again.',
  });
  expect(decide).not.toHaveBeenCalled();
  lock.release();
  expect(await store.change(EVENT, decide)).toEqual({ revision: 5 });
});

test('tables that could not be made at once, because the file was locked, are made later', async () => {
  const there = place();
  const other = new Libsql(path.join(there.options.folder, 'events.db'));
  other.exec('PRAGMA journal_mode = WAL');
  other.exec('BEGIN IMMEDIATE');
  const prepare = vi.spyOn(Libsql.prototype, 'prepare');
  const opened = open(there);
  await eventually(() =>
    expect(prepare.mock.calls.flat().filter((sql) => /^create table/.test(`${sql}`)).length).toBeGreaterThan(
      1,
    ),
  );
  other.exec('ROLLBACK');
  other.close();
  const store = await opened;
  await makeEvent(store, EVENT);
  expect(await store.audit(EVENT)).toEqual([]);
});

test.skipIf(!isMounted)(
  `a full disk is said in a sentence, with nothing half written${isMounted ? '' : '; left out because no disk may be mounted here'}`,
  async () => {
    const store = await open({ ...place(), options: { folder: disk } });
    await makeEvent(store, EVENT);
    const ballast = path.join(disk, 'ballast');
    writeFileSync(ballast, new Uint8Array(300 * 1024));
    const list = (number: number) => new Uint8Array(10_000).fill(number);
    let accepted = 0;
    const fill = async () => {
      for (;;) {
        await store.change(EVENT, sending(1, list(accepted)));
        accepted += 1;
      }
    };
    await expect(fill()).rejects.toMatchObject({
      why: 'full',
      message: 'The disk of the server is full: nothing was saved. Free some space, then try again.',
    });
    expect(accepted).toBeGreaterThan(5);
    expect((await store.state(EVENT))?.lists).toBe(accepted);
    expect(await store.audit(EVENT)).toEqual([]);
    rmSync(ballast);
    const more = await Promise.all(
      [1, 2].map((number) => store.change(EVENT, sending(2, list(100 + number)))),
    );
    expect(more).toEqual([{ number: accepted + 1 }, { number: accepted + 2 }]);
    expect(await store.audit(EVENT)).toEqual([]);
  },
);

test('a file that was taken away is not replaced by an empty one, and is used again when it is back', async () => {
  const there = place();
  const { folder } = there.options;
  const store = await open(there);
  await makeEvent(store, EVENT);
  renameSync(folder, `${folder}-away`);
  const gone = {
    why: 'gone',
    message: 'The database of the server cannot be reached. Try again in a minute.',
  };
  await expect(store.state(EVENT)).rejects.toMatchObject(gone);
  await expect(store.change(EVENT, adding(noting(1, '')))).rejects.toMatchObject(gone);
  mkdirSync(folder);
  await expect(store.create([made('event-0002')])).rejects.toMatchObject(gone);
  rmSync(folder, { recursive: true });
  renameSync(`${folder}-away`, folder);
  expect(await store.change(EVENT, adding(noting(1, '')))).toEqual({ revision: 5 });
  expect(await store.audit(EVENT)).toEqual([]);
});

test.each([0, 1, 2])(
  'a backup in the place of the file is read, also when it got %i changes since',
  async (changes) => {
    const there = place();
    const { folder } = there.options;
    const before = await openStore({ folder });
    await makeEvent(before, EVENT);
    await before.close();
    cpSync(folder, `${folder}-backup`, { recursive: true });
    const store = await open(there);
    await store.change(EVENT, adding(noting(1, 'After the backup.')));
    renameSync(folder, `${folder}-old`);
    renameSync(`${folder}-backup`, folder);
    const elsewhere = await open(there);
    for (let index = 0; index < changes; index += 1)
      await elsewhere.change(EVENT, adding(noting(2, `Change ${index}.`)));
    expect(await store.state(EVENT)).toEqual(await elsewhere.state(EVENT));
    expect(await store.change(EVENT, adding(noting(1, 'Another way.')))).toEqual({ revision: 5 + changes });
    expect(await store.audit(EVENT)).toEqual([]);
    rmSync(`${folder}-old`, { recursive: true });
  },
);

test('a folder that cannot be made is said', async () => {
  const file = path.join(top, 'file');
  writeFileSync(file, '');
  await expect(openStore({ folder: path.join(file, 'events') })).rejects.toMatchObject({ why: 'gone' });
});
