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

describe('saving as one types', () => {
  test('writes the first change at once and of those that follow meanwhile only the newest, in order', async () => {
    const written: number[] = [];
    const release: (() => void)[] = [];
    const statuses: SaveStatus['kind'][] = [];
    const autosave = createAutosave<number>(
      (value) => {
        written.push(value);
        return new Promise((resolve) => release.push(resolve));
      },
      ({ kind }) => statuses.push(kind),
    );
    autosave.save(1);
    autosave.save(2);
    autosave.save(3);
    expect(written).toEqual([1]);
    release[0]?.();
    await new Promise((resolve) => setTimeout(resolve));
    expect(written).toEqual([1, 3]);
    expect(statuses).not.toContain('saved');
    release[1]?.();
    await autosave.settled();
    expect(statuses.at(-1)).toBe('saved');
  });

  test('a refusal is told, and the next change is tried again', async () => {
    const statuses: SaveStatus[] = [];
    let refuse = true;
    const autosave = createAutosave<number>(
      async () => {
        if (refuse) throw new DOMException('', 'QuotaExceededError');
      },
      (status) => statuses.push(status),
    );
    autosave.save(1);
    await autosave.settled();
    expect(statuses.at(-1)).toEqual({ kind: 'failed', sentence: "This browser's storage is full." });
    refuse = false;
    autosave.save(2);
    await autosave.settled();
    expect(statuses.at(-1)).toEqual({ kind: 'saved' });
  });
});
