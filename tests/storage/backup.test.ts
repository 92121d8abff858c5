import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Pack } from '@/lib/roster/pack/pack';
import { parsePack } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import { BACKUP_BYTES, backupText, looksLikeBackup, readBackup } from '@/lib/storage/backup';
import type { LibraryRecord, StoredRoster } from '@/lib/storage/db';
import { systems } from '@/lib/systems/registry';

const sample = (path: string): Roster => JSON.parse(readFileSync(`data/${path}.json`, 'utf8'));
const column = sample('horizon-wars/samples/burning-error');
const sierra = sample('at-43/samples/sierra-company');
const guard = sample('at-43/samples/harbour-guard') as Roster<{ cards: { id: string }[] }>;

const stored = (id: string, roster: Roster, more: Partial<StoredRoster> = {}): StoredRoster => ({
  id,
  changed: 1000,
  roster,
  legal: true,
  figures: [{ label: 'FC', title: 'Force cost', value: 'not to be trusted' }],
  checked: { version: '0.1.0', errors: [] },
  tags: [],
  binned: null,
  revision: 'r',
  follows: '',
  pack: null,
  step: 7,
  ...more,
});

const card: LibraryRecord = {
  system: 'at-43',
  kind: 'card',
  id: guard.force.cards[0]?.id ?? '',
  changed: 5,
  value: guard.force.cards[0],
};

const bytes = (text: string) => new TextEncoder().encode(text);
const read = async (text: string, now = 5000) => readBackup(bytes(text), now);
const withRosters = (...rosters: unknown[]) =>
  JSON.stringify({ musterBackup: 1, made: 1, rosters, library: [] });
const entry = (more: object = {}) => ({
  id: 'a',
  changed: 1,
  tags: [],
  binned: null,
  roster: column,
  ...more,
});

describe('a backup', () => {
  test('contains every roster with its tags, the bin, and the player’s own cards', async () => {
    const text = backupText(
      [
        stored('one', column, { tags: ['club', '<b>'] }),
        stored('two', { ...sierra, name: '</script>\u202E"\n' }, { binned: 900 }),
      ],
      [card],
      2000,
    );
    expect(looksLikeBackup(bytes(text))).toBe(true);
    const backup = await read(text);
    expect(backup).toMatchObject({
      ok: true,
      value: {
        rosters: [
          { id: 'one', changed: 1000, tags: ['club', '<b>'], binned: null, read: { roster: column } },
          { id: 'two', binned: 900, read: { roster: { name: '</script>"\n' } } },
        ],
        library: [card],
        unread: [],
      },
    });
    expect(text).not.toContain('not to be trusted');
  });

  test('contains the packs of every game, and each roster’s pack', async () => {
    const packs = await Promise.all(
      systems.map(async ({ id, load }): Promise<LibraryRecord> => {
        const value = parsePack(
          { musterPack: 1, name: id, system: id, maxElements: 3 },
          (await load()).system,
        );
        if (!value.ok) throw new Error(id);
        return { system: id, kind: 'pack', id: 'p', changed: 5, value: value.value };
      }),
    );
    const pack = packs.find(({ system }) => system === column.system)?.value as Pack;
    const text = backupText([stored('one', column, { pack }), stored('two', column)], packs, 2000);
    expect(await read(text)).toMatchObject({
      ok: true,
      value: { rosters: [{ pack }, { pack: null }], library: packs, unread: [] },
    });
  });

  test('contains collections, and says what is wrong with one that cannot be read', async () => {
    const value = { musterCollection: 1, system: column.system, name: 'Box', entries: [] };
    const item: LibraryRecord = { system: column.system, kind: 'collection', id: 'c', changed: 5, value };
    expect(await read(backupText([], [item], 2000))).toMatchObject({
      ok: true,
      value: { library: [item], unread: [] },
    });
    expect(await read(backupText([], [{ ...item, value: { ...value, entries: 3 } }], 2000))).toMatchObject({
      value: { library: [], unread: [{ faults: [{ path: 'library[0].value.entries' }] }] },
    });
  });

  test('says what is wrong with a pack that cannot be read', async () => {
    const bad = { musterPack: 1, name: 'x', system: column.system, maxElements: 'many' };
    const text = JSON.stringify({
      musterBackup: 1,
      made: 1,
      rosters: [entry({ pack: bad })],
      library: [{ system: column.system, kind: 'pack', id: 'p', changed: 1, value: bad }],
    });
    expect(await read(text)).toMatchObject({
      ok: true,
      value: {
        rosters: [],
        library: [],
        unread: [
          { faults: [{ path: 'rosters[0].pack.maxElements' }] },
          { faults: [{ path: 'library[0].value.maxElements' }] },
        ],
      },
    });
  });

  test('is read completely for every game', async () => {
    const samples = await Promise.all(
      systems.map(async ({ load }) => (await (await load()).system.samples())[0]?.roster as Roster),
    );
    const backup = await read(
      backupText(
        samples.map((roster, at) => stored(`r${at}`, roster)),
        [],
        1,
      ),
    );
    expect(backup.ok && backup.value.rosters.map(({ read: { system } }) => system.id)).toEqual(
      systems.map(({ id }) => id),
    );
  });

  test('skips entries that cannot be read, says where and why, and reads the rest', async () => {
    const damaged = structuredClone(column) as Roster<{ limit: unknown }>;
    damaged.force.limit = 'many';
    const backup = await read(
      withRosters(
        entry({ roster: damaged }),
        entry({ id: 'b' }),
        entry({ colour: 'red' }),
        entry({ id: '../x' }),
        7,
        entry({ roster: { ...column, system: 'chess' } }),
        entry({ tags: ['x'.repeat(41)] }),
        entry({ changed: 1.5 }),
      ),
    );
    if (!backup.ok) throw new Error('not read');
    expect(backup.value.rosters.map(({ id }) => id)).toEqual(['b']);
    expect(backup.value.unread.map(({ path, name, faults }) => [path, name, faults[0]?.path])).toEqual([
      ['rosters[0]', column.name, 'rosters[0].roster.force.limit'],
      ['rosters[2]', column.name, 'rosters[2].colour'],
      ['rosters[3]', column.name, 'rosters[3].id'],
      ['rosters[4]', '', 'rosters[4]'],
      ['rosters[5]', column.name, 'rosters[5].roster.system'],
      ['rosters[6]', column.name, 'rosters[6].tags[0]'],
      ['rosters[7]', column.name, 'rosters[7].changed'],
    ]);
    expect(backup.value.unread.flatMap(({ faults }) => faults.map(({ message }) => message))).not.toContain(
      '',
    );
  });

  test('rejects hostile fields: __proto__ and excessive nesting', async () => {
    const proto = withRosters(entry()).replace('"limit"', '"__proto__":{"x":1},"limit"');
    const backup = await read(proto);
    expect(backup.ok && backup.value.unread[0]?.faults[0]?.path).toMatch(
      /^rosters\[0\]\.roster\.force\.__proto__/,
    );
    const deep = withRosters(entry({ roster: 'DEEP' })).replace(
      '"DEEP"',
      '['.repeat(20_000) + ']'.repeat(20_000),
    );
    const nested = await read(deep);
    expect(nested.ok && nested.value.unread[0]?.faults[0]?.message).toMatch(/nested more than 64 deep/);
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  test('limits times in the future to now', async () => {
    const backup = await read(withRosters(entry({ changed: 9_000_000 })), 5000);
    expect(backup.ok && backup.value.rosters[0]?.changed).toBe(5000);
  });

  test('is refused if it is cut off, of another version, or too large', async () => {
    const text = withRosters(entry());
    for (const [content, says] of [
      [text.slice(0, -2), /^This is incomplete/],
      [text.replace('"made":1', '"made":1,'), /^At .*column \d+, there is a comma too many; remove it\.$/],
      [text.replace('"musterBackup":1', '"musterBackup":2'), /must be 1/],
      [text.replace('"made":1', '"made":1,"colour":2'), /^Unknown field/],
    ] as const) {
      const backup = await read(content);
      expect(backup.ok ? '' : backup.faults[0]?.message).toMatch(says);
    }
    const large = await readBackup(new Uint8Array(BACKUP_BYTES + 1), 1);
    expect(large.ok ? '' : large.faults[0]?.message).toMatch(/64 MiB/);
  });

  test('rejects library items that their game does not know', async () => {
    const own = (more: object) =>
      read(JSON.stringify({ musterBackup: 1, made: 1, rosters: [], library: [{ ...card, ...more }] }));
    const fault = async (more: object) => {
      const backup = await own(more);
      return backup.ok && backup.value.unread[0]?.faults[0];
    };
    expect(await fault({ kind: 'hat' })).toMatchObject({ path: 'library[0].kind' });
    expect(await fault({ system: 'horizon-wars' })).toMatchObject({ path: 'library[0].kind' });
    expect(await fault({ kind: 'constructor' })).toMatchObject({ path: 'library[0].kind' });
    expect(await fault({ value: { id: 'x' } })).toMatchObject({ path: /^library\[0\]\.value\./ });
  });

  test('is distinguished from a roster and a pack by its first bytes', () => {
    expect(looksLikeBackup(bytes('\uFEFF \n{ "musterBackup" : 1'))).toBe(true);
    expect(looksLikeBackup(bytes(JSON.stringify(column)))).toBe(false);
    expect(looksLikeBackup(bytes('{"name":"musterBackup","musterPack":1}'))).toBe(false);
  });
});
