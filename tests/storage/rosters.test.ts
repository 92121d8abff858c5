import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { createAutosave, type SaveStatus } from '@/lib/storage/autosave';
import {
  deleteStored,
  listRosters,
  onRostersChange,
  readStored,
  type StoredRoster,
  storageSentence,
  writeStored,
} from '@/lib/storage/db';

const stored = (id: string, changed: number): StoredRoster => ({
  id,
  changed,
  roster: { muster: 1, system: 'chess', name: id, player: '', notes: '', force: { anything: ['goes'] } },
  legal: false,
  figures: [],
});

describe('the shelf in the browser', () => {
  test('lists what was changed last first, gives back what was kept, and forgets what was deleted', async () => {
    let told = 0;
    const stop = onRostersChange(() => told++);
    await writeStored(stored('old', 1));
    await writeStored(stored('new', 3));
    await writeStored(stored('middle', 2));
    expect((await listRosters()).map(({ id }) => id)).toEqual(['new', 'middle', 'old']);
    expect(await readStored('old')).toEqual(stored('old', 1));
    await deleteStored('new');
    expect(await readStored('new')).toBeNull();
    expect(told).toBe(4);
    stop();
  });

  test('says why it keeps nothing', () => {
    expect(storageSentence(new DOMException('', 'QuotaExceededError'))).toContain('full');
    expect(storageSentence(new DOMException('', 'SecurityError'))).toContain('does not let the page keep');
    expect(storageSentence(new TypeError('x'))).toBe('This browser could not keep the roster.');
  });
});

const moment = () => new Promise((resolve) => setTimeout(resolve));

describe('saving as one types', () => {
  test('writes every change at once, and calls it saved when the newest is', async () => {
    const written: number[] = [];
    const release: (() => void)[] = [];
    const statuses: SaveStatus['kind'][] = [];
    const save = createAutosave<number>(
      (value) => {
        written.push(value);
        return new Promise((resolve) => release.push(resolve));
      },
      ({ kind }) => statuses.push(kind),
    );
    for (const value of [1, 2, 3]) save(value);
    expect(written).toEqual([1, 2, 3]);
    release[0]?.();
    release[1]?.();
    await moment();
    expect(statuses).not.toContain('saved');
    release[2]?.();
    await moment();
    expect(statuses.at(-1)).toBe('saved');
  });

  test('of rosters written at once, the one begun last is kept', async () => {
    await Promise.all([1, 2, 3].map((changed) => writeStored(stored('burst', changed))));
    expect((await readStored('burst'))?.changed).toBe(3);
  });

  test('a refusal is told, and the next change is tried again', async () => {
    const statuses: SaveStatus[] = [];
    let refuse = true;
    const save = createAutosave<number>(
      async () => {
        if (refuse) throw new DOMException('', 'QuotaExceededError');
      },
      (status) => statuses.push(status),
    );
    save(1);
    await moment();
    expect(statuses.at(-1)).toEqual({ kind: 'failed', sentence: "This browser's storage is full." });
    refuse = false;
    save(2);
    await moment();
    expect(statuses.at(-1)).toEqual({ kind: 'saved' });
  });
});
