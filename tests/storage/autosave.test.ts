import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { type Conflict, type SaveStatus, startAutosave } from '@/components/builder/autosave';
import { openedHistory, readStoredOf } from '@/components/builder/history';
import { createStore } from '@/components/builder/store';
import { toStoredRoster } from '@/components/shared/rosters/checked-roster';
import { newOnShelf, saveRoster } from '@/components/shared/rosters/stored-roster';
import { checkRoster } from '@/lib/roster/check';
import { parsePack, parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import { saveConflictCopy } from '@/lib/storage/conflict';
import type { StoredRoster } from '@/lib/storage/db';
import { readPackOf } from '@/lib/storage/packs';
import { listRosters, readHistory, readRosters, readStored, writeStored } from '@/lib/storage/rosters';
import { localOf } from '@/lib/storage/shared';
import { sharedRoster } from '@/lib/storage/shared-items';
import { beginSpace, DEVICES } from '@/lib/storage/shared-space';
import { loadSystem, systems } from '@/lib/systems/registry';

const system = await loadSystem(systems[0]?.id ?? '');
if (!system) throw new Error('There is a game');
const [sample] = await system.samples();
const read = parseRoster(sample?.roster, system);
if (!read.ok) throw new Error('A sample can be read');
const roster = read.value;
const readPack = parsePack(
  { musterPack: 1, name: 'Calais Open 2026', system: system.id, maxElements: 1 },
  system,
);
if (!readPack.ok) throw new Error('A pack can be read');
const pack = readPack.value;

const space = {
  id: DEVICES,
  key: new Uint8Array(32),
  device: { id: 'laptop', name: 'Laptop' },
  cursor: '0',
  number: 0,
  version: '',
  synced: null,
  expires: 0,
};

const soon = (check: () => unknown) => expect.poll(check, { interval: 5 });
const rename = (name: string) => (before: Roster) => ({ ...before, name });

/** Opens a stored roster in a tab, which saves each edit immediately, or when `later` calls back. */
async function tab(id: string, later = (act: () => void) => act()) {
  const stored = await readStored(id);
  if (!stored) throw new Error('It is stored');
  const opened = { stored, history: await readHistory(id) };
  const history = openedHistory(
    id,
    stored.roster,
    stored.step,
    opened.history,
    readStoredOf(system as never),
  );
  const store = createStore(history, system as never, readPackOf(stored.pack, system as never));
  const statuses: SaveStatus['kind'][] = [];
  const conflicts: Conflict[] = [];
  const events = {
    status: ({ kind }: SaveStatus) => void statuses.push(kind),
    conflict: (conflict: Conflict) => void conflicts.push(conflict),
  };
  const autosave = startAutosave(opened, store, system as never, events, later);
  return { store, statuses, conflicts, ...autosave };
}

async function shelved(): Promise<string> {
  const stored = toStoredRoster(newOnShelf(), roster, checkRoster(roster, system as never), system as never);
  await saveRoster(stored);
  return stored.id;
}

const nameOf = async (id: string) => (await readStored(id))?.roster.name;

describe('a roster open in a tab', () => {
  test('is saved with every edit, and reported as saved once the newest is', async () => {
    const id = await shelved();
    const { store, statuses, end } = await tab(id);
    store.edit(rename('A'));
    store.edit(rename('AB'));
    expect(statuses).toEqual(['saving', 'saving']);
    await soon(() => statuses.at(-1)).toBe('saved');
    expect(statuses.filter((kind) => kind === 'saved')).toHaveLength(1);
    expect(await nameOf(id)).toBe('AB');
    end();
  });

  test('is saved once for all edits before a frame, and not reported as saved until then', async () => {
    const id = await shelved();
    const frames: (() => void)[] = [];
    const { store, statuses, end } = await tab(id, (act) => frames.push(act));
    store.edit(rename('A'));
    store.edit(rename('AB'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(statuses).toEqual(['saving', 'saving']);
    expect(await nameOf(id)).toBe(roster.name);
    expect(frames).toHaveLength(1);
    frames[0]?.();
    await soon(() => statuses).toEqual(['saving', 'saving', 'saved']);
    expect(await nameOf(id)).toBe('AB');
    end();
  });

  test('is saved before its frame if the page is hidden, closed or left', async () => {
    const id = await shelved();
    const { store, statuses, saveDue, end } = await tab(id, () => {});
    store.edit(rename('A'));
    saveDue();
    await soon(() => statuses.at(-1)).toBe('saved');
    expect(await nameOf(id)).toBe('A');
    store.edit(rename('AB'));
    end();
    await soon(() => statuses.at(-1)).toBe('saved');
    expect(await nameOf(id)).toBe('AB');
  });

  test('is not replaced by the version of another tab while an edit waits for its frame', async () => {
    const id = await shelved();
    const frames: (() => void)[] = [];
    const [here, there] = [await tab(id, (act) => frames.push(act)), await tab(id)];
    here.store.edit(rename('Here'));
    there.store.edit(rename('There'));
    await soon(() => there.statuses.at(-1)).toBe('saved');
    here.look();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(here.store.state().roster.name).toBe('Here');
    frames[0]?.();
    await soon(() => here.conflicts).toEqual([{ stays: 'this', name: 'There (other tab)' }]);
    here.end();
    there.end();
  });

  test('retains its undo steps when it is reopened', async () => {
    const id = await shelved();
    const first = await tab(id);
    first.store.edit(rename('A'));
    first.store.edit((before) => ({ ...before, player: 'Red' }));
    first.store.move(-1);
    await soon(() => first.statuses.at(-1)).toBe('saved');
    first.end();
    const again = await tab(id);
    expect(again.store.state().roster).toMatchObject({ name: 'A', player: roster.player });
    expect(again.store.move(-1)).toBe(true);
    expect(again.store.state().roster).toEqual(roster);
    expect(again.store.move(-1)).toBe(false);
    expect(again.store.move(1) && again.store.move(1)).toBe(true);
    expect(again.store.state().roster).toMatchObject({ name: 'A', player: 'Red' });
    again.end();
  });

  test('retains all redo steps when it is reopened and an edit is undone', async () => {
    const id = await shelved();
    const first = await tab(id);
    first.store.edit(rename('A'));
    first.store.edit((before) => ({ ...before, player: 'Red' }));
    first.store.edit((before) => ({ ...before, notes: 'Last' }));
    for (let undo = 0; undo < 2; undo += 1) first.store.move(-1);
    await soon(() => first.statuses.at(-1)).toBe('saved');
    first.end();
    const again = await tab(id);
    again.store.move(-1);
    await soon(() => again.statuses.at(-1)).toBe('saved');
    again.end();
    const third = await tab(id);
    for (let redo = 0; redo < 3; redo += 1) expect(third.store.move(1)).toBe(true);
    expect(third.store.state().roster).toMatchObject({ name: 'A', player: 'Red', notes: 'Last' });
    third.end();
  });

  test('undoes to a step saved by an older version, as this version reads it', async () => {
    const id = await shelved();
    const first = await tab(id);
    first.store.edit(rename('A'));
    await soon(() => first.statuses.at(-1)).toBe('saved');
    first.end();
    const [stored, [before]] = [await readStored(id), await readHistory(id)];
    if (!stored || !before) throw new Error('It is stored, with its steps');
    const { notes: _, ...older } = before.roster;
    await writeStored(stored, { snapshots: [{ ...before, roster: older as Roster }] });
    const again = await tab(id);
    expect(again.store.move(-1)).toBe(true);
    expect(again.store.state().roster).toEqual({ ...roster, notes: '' });
    again.end();
  });

  test('shows the edits and undos of another tab', async () => {
    const id = await shelved();
    const shelf = (await listRosters()).length;
    const [left, right] = [await tab(id), await tab(id)];
    left.store.edit(rename('From the left'));
    await soon(() => right.store.state().roster.name).toBe('From the left');
    right.store.edit((before) => ({ ...before, player: 'Right' }));
    await soon(() => left.store.state().roster.player).toBe('Right');
    left.store.move(-1);
    await soon(() => right.store.state().roster).toMatchObject({
      name: 'From the left',
      player: roster.player,
    });
    expect([...left.conflicts, ...right.conflicts]).toEqual([]);
    expect(await listRosters()).toHaveLength(shelf);
    left.end();
    right.end();
  });

  test('is saved with its pack, which undo does not affect and other tabs receive', async () => {
    const id = await shelved();
    const [left, right] = [await tab(id), await tab(id)];
    expect(left.store.state().report.legal).toBe(true);
    left.store.edit(rename('A'));
    left.store.buildFor(pack);
    const byName = expect.stringContaining(pack.name);
    expect(left.store.state().report.problems).toContainEqual(
      expect.objectContaining({ rule: 'pack/max-elements' }),
    );
    await soon(async () => (await readStored(id))?.pack).toEqual(pack);
    expect(await readStored(id)).toMatchObject({ legal: false, checked: { errors: [{ message: byName }] } });
    await soon(() => right.store.state().pack).toEqual(pack);
    left.store.move(-1);
    expect(left.store.state()).toMatchObject({ roster: { name: roster.name }, pack });
    right.store.buildFor(null);
    await soon(() => left.store.state().pack).toBeNull();
    expect(left.store.state().report.legal).toBe(true);
    left.end();
    right.end();
  });

  test('keeps a pack that this version cannot read until another or none is chosen', async () => {
    const newer = { ...pack, musterPack: 2, weather: 'rain' } as never;
    const onShelf = newOnShelf(newer);
    await saveRoster(toStoredRoster(onShelf, roster, checkRoster(roster, system as never), system as never));
    const { store, end } = await tab(onShelf.id);
    expect(store.state()).toMatchObject({ pack: null, unread: newer, report: { legal: true } });
    store.edit(rename('A'));
    await soon(() => readStored(onShelf.id)).toMatchObject({ roster: { name: 'A' }, pack: newer });
    store.buildFor(null);
    await soon(async () => (await readStored(onShelf.id))?.pack).toBeNull();
    store.buildFor(null, newer);
    await soon(async () => (await readStored(onShelf.id))?.pack).toEqual(newer);
    store.buildFor(pack);
    await soon(async () => (await readStored(onShelf.id))?.pack).toEqual(pack);
    end();
  });

  test('is saved with its collection, in sync with another tab', async () => {
    const id = await shelved();
    const [left, right] = [await tab(id), await tab(id)];
    left.store.buildFrom('box');
    await soon(async () => (await readStored(id))?.collection).toBe('box');
    await soon(() => right.store.state().collection).toBe('box');
    const saved = await readStored(id);
    expect(saved?.roster).toEqual(roster);

    // Advice from the collection is only displayed, never saved.
    const problem = {
      rule: 'collection/proxy',
      severity: 'advice' as const,
      elements: [],
      path: [],
      page: null,
    };
    left.store.own({
      id: 'box',
      changed: 1,
      advice: () => [{ ...problem, facts: {}, byPack: null }],
    });
    const { report, checked } = left.store.state();
    expect(report.problems).toHaveLength(checked.problems.length + 1);
    expect([report.legal, report.totals]).toEqual([checked.legal, checked.totals]);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect((await readStored(id))?.revision).toBe(saved?.revision);

    right.store.edit(rename('A'));
    await soon(() => readStored(id)).toMatchObject({ roster: { name: 'A' }, collection: 'box' });
    right.store.buildFrom(null);
    await soon(() => left.store.state().collection).toBeNull();
    expect(left.store.state().ownership).toBeNull();
    expect(await readStored(id)).not.toHaveProperty('collection', 'box');
    left.end();
    right.end();
  });

  test('keeps both versions when two tabs edit at the same time, and reports that in both', async () => {
    const id = await shelved();
    const [left, right] = [await tab(id), await tab(id)];
    left.store.edit(rename('Left'));
    right.store.edit(rename('Right'));
    right.store.edit(rename('Right too'));
    await soon(() => right.conflicts).toEqual([{ stays: 'this', name: 'Left (other tab)' }]);
    await soon(() => left.conflicts).toEqual([{ stays: 'other', name: 'Right too' }]);
    expect(left.store.state().roster.name).toBe('Right too');
    expect(await nameOf(id)).toBe('Right too');
    const names = (await listRosters()).map((stored) => stored.roster.name);
    expect(names.filter((name) => /Left|Right/.test(name))).toEqual(
      expect.arrayContaining(['Right too', 'Left (other tab)']),
    );
    left.end();
    right.end();
  });

  describe('when two tabs race', () => {
    const copiesOf = async (id: string) =>
      (await listRosters()).filter(({ conflictOf }) => conflictOf === id);
    const namesIn = async (id: string) => [
      await nameOf(id),
      ...(await readHistory(id)).map((step) => step.roster.name),
    ];
    /** Edits alternately in two tabs before either sees the other's edits. */
    async function race(id: string, times: number, word = '') {
      const tabs = [await tab(id), await tab(id)];
      for (let turn = 0; turn < times; turn += 1) {
        for (const [at, { store }] of tabs.entries()) store.edit(rename(`${word}${at}.${turn}`));
        if (turn % 3 === 0) await new Promise((resolve) => setTimeout(resolve, 2));
      }
      await soon(() => tabs.map(({ statuses }) => statuses.at(-1))).toEqual(['saved', 'saved']);
      await soon(() => new Set(tabs.map(({ store }) => store.state().roster.name)).size).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 50));
      for (const { end } of tabs) end();
      return tabs;
    }

    test('fifty conflicts make one conflict copy, and the newest of both versions are saved', async () => {
      const id = await shelved();
      await race(id, 50);
      const copies = await copiesOf(id);
      expect(copies).toHaveLength(1);
      const [copy] = copies;
      const survivors = [await nameOf(id), copy?.roster.name.replace(' (other tab)', '')];
      expect(survivors.sort()).toEqual(['0.49', '1.49']);
    });

    test('an earlier overwritten version is an undo step of the copy', async () => {
      const id = await shelved();
      const [left, right] = [await tab(id), await tab(id)];
      for (const turn of [1, 2]) {
        left.store.edit(rename(`Left ${turn}`));
        right.store.edit(rename(`Right ${turn}`));
        await soon(() => right.conflicts.length).toBe(turn);
        await soon(() => left.store.state().roster.name).toBe(`Right ${turn}`);
      }
      const [copy] = await copiesOf(id);
      await soon(() => namesIn(copy?.id ?? '')).toEqual([
        'Left 2 (other tab)',
        'Left 1 (other tab)',
        'Left 2 (other tab)',
      ]);
      left.end();
      right.end();
      const opened = await tab(copy?.id ?? '');
      expect(opened.store.move(-1)).toBe(true);
      expect(opened.store.state().roster.name).toBe('Left 1 (other tab)');
      opened.end();
    });

    test('a version that lost earlier but is saved later is an undo step of the copy', async () => {
      const id = await shelved();
      const stored = await readStored(id);
      if (!stored) throw new Error('It is stored');
      const lost = (name: string, changed: number) =>
        saveConflictCopy({ ...stored, changed, roster: { ...stored.roster, name } });
      for (const [name, changed] of [
        ['A', 1],
        ['C', 3],
        ['B', 2],
      ] as const)
        await lost(name, changed);
      const [copy] = await copiesOf(id);
      expect([copy?.roster.name, copy?.changed]).toEqual(['C (other tab)', 3]);
      expect((await readHistory(copy?.id ?? '')).map(({ roster }) => roster.name)).toEqual(
        ['A', 'B', 'C'].map((name) => `${name} (other tab)`),
      );
    });

    test('an edited copy stays unchanged, and the next overwritten version makes another', async () => {
      const id = await shelved();
      await race(id, 2, 'a');
      const [first] = await copiesOf(id);
      const opened = await tab(first?.id ?? '');
      opened.store.edit(rename('Mine now'));
      await soon(() => opened.statuses.at(-1)).toBe('saved');
      opened.end();
      await race(id, 2, 'b');
      expect(await nameOf(first?.id ?? '')).toBe('Mine now');
      const [second] = await copiesOf(id);
      expect(second?.id).not.toBe(first?.id);
      expect(second?.roster.name).toMatch(/^b\d\.1 \(other tab\)$/);
    });

    test('a conflict on a copy makes another copy, with an id that a backup accepts', async () => {
      const id = await shelved();
      await race(id, 1);
      const [copy] = await copiesOf(id);
      await race(copy?.id ?? '', 1);
      const [other] = await copiesOf(copy?.id ?? '');
      expect(other?.id).toMatch(/^[\w-]{1,64}$/);
      expect(other?.id).not.toBe(copy?.id);
    });
  });

  test.each([1, 2])(
    'shows %i changes of another device after what was typed here, without a copy',
    async (count) => {
      const id = await shelved();
      await beginSpace(space);
      const { store, conflicts, end } = await tab(id);
      store.edit(rename('Typed'));
      await soon(() => nameOf(id)).toBe('Typed');
      const typed = sharedRoster((await readStored(id)) as StoredRoster);
      const named = (name: string) => ({ ...typed, roster: { ...(typed.roster as Roster), name } });
      const states = [typed, named('Theirs'), named('Theirs again')].slice(0, count + 1);
      const { commit } = localOf(space, { kind: 'device', id: 'laptop', value: {} });
      // At once: this tab sees only the last.
      await Promise.all(
        states
          .slice(1)
          .map((value, at) =>
            commit({ changes: [{ kind: 'roster', id, was: states[at] ?? null, value }], agreed: [] }),
          ),
      );
      const last = ['Theirs', 'Theirs again'][count - 1];
      await soon(() => store.state().roster.name).toBe(last);
      expect(conflicts).toEqual([]);
      expect((await listRosters()).filter(({ conflictOf }) => conflictOf === id)).toEqual([]);
      for (let back = 0; back < count; back++) store.move(-1);
      expect(store.state().roster.name).toBe('Typed');
      end();
    },
  );

  test('retains a record of another tab that this version cannot read before overwriting it', async () => {
    const id = await shelved();
    const { store, statuses, end } = await tab(id);
    const newer = { id, revision: 'of a newer version', roster: { muster: 2 } };
    await writeStored(newer as never);
    store.edit(rename('A'));
    await soon(() => statuses.at(-1)).toBe('saved');
    expect(await nameOf(id)).toBe('A');
    await soon(async () => (await readRosters()).unread).toMatchObject([
      { record: { revision: 'of a newer version', roster: { muster: 2 } } },
    ]);
    end();
  });

  test('saves a failed write with the next edit, without reporting a conflict', async () => {
    const id = await shelved();
    const { store, statuses, conflicts, end } = await tab(id);
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
    store.edit(rename('A'));
    store.edit((before) => ({ ...before, player: 'Red' }));
    await soon(() => statuses.at(-1)).toBe('failed');
    IDBObjectStore.prototype.put = put;
    store.edit((before) => ({ ...before, notes: 'x' }));
    await soon(() => statuses.at(-1)).toBe('saved');
    expect(conflicts).toEqual([]);
    expect((await readStored(id))?.roster).toMatchObject({ name: 'A', player: 'Red', notes: 'x' });
    expect(await readHistory(id)).toHaveLength(4);
    end();
  });
});
