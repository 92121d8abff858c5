import { strToU8, zlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { currentStep, openedHistory } from '@/components/builder/history';
import { createStore } from '@/components/builder/store';
import { checkText } from '@/lib/check/answer';
import { linkedText, linkFragment } from '@/lib/check/link';
import { readRosterBytes, readRosterText } from '@/lib/check/read';
import { readAny } from '@/lib/check/read-any';
import { jsonSchema } from '@/lib/node/schema';
import { isOver, rosterFileText, TOO_LARGE } from '@/lib/roster/file';
import { FILE_BYTES, FORCE_SIZE, LIBRARY_BYTES, LIST_SIZE } from '@/lib/roster/limits';
import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import { readRosterRecord, readStepRecord } from '@/lib/storage/schemas';
import { unreadableText } from '@/lib/storage/unreadable';
import { loadSystem, systems } from '@/lib/systems/registry';
import { pdfOf } from '../check/hostile-files';
import { contentsOf } from '../fixtures/contents';
import { games } from './every-game';
import { many } from './worst';

const elements = (count: number, upgrades = 0) =>
  many(count, (at) => ({
    id: `e${at}`,
    kind: 'mech',
    presence: 1,
    stats: { m: 1, f: 1, a: 1, d: 1 },
    upgrades: many(upgrades, () => ({ id: 'jump-jets' })),
  }));
const rosterOf = (force: object) => ({ muster: 1, system: 'horizon-wars', name: 'Large', force });
/** The roster as JSON values, over the size of a file, with every list within its own maximum. */
const large = rosterOf({ elements: elements(200, 80) });

test('the limits are those of the file format', () =>
  expect([FILE_BYTES, FORCE_SIZE, LIST_SIZE]).toEqual([262_144, 200, 200]));

describe.each(systems.map(({ id }) => id))('the published schemas of %s', (id) => {
  test.each(['roster', 'pack'] as const)('allow at most 200 entries in any list of a %s', async (what) => {
    const schema = await jsonSchema(what, id);
    const sizes = [...JSON.stringify(schema).matchAll(/"maxItems":(\d+)/g)].map(([, size]) => Number(size));
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(200);
    expect(schema).toMatchObject({ description: 'UTF-8 JSON of at most 262,144 bytes.' });
  });
});

test.each(games.filter(({ chatty }) => chatty !== null))(
  'a force of $system may have 200 elements, and is refused in a sentence with 201',
  async ({ system: id, chatty }) => {
    const system = await loadSystem(id);
    if (!system) throw new Error(`no game ${id}`);
    for (const force of Object.values(chatty?.forces ?? {})) {
      const roster = (size: number) => ({ muster: 1, system: id, name: '', force: force(size) });
      expect(parseRoster(roster(200), system).ok).toBe(true);
      const read = parseRoster(roster(201), system);
      expect(read.ok ? [] : read.faults.map(({ message }) => message)).toContain(
        'This is a list of 201; it must be a list of at most 200.',
      );
    }
  },
);

test('the units of all platoons count together', async () => {
  const slots = (from: number) => many(101, (at) => ({ id: `u${from + at}`, card: 'x', figures: 1 }));
  const force = { army: 'x', platoons: [{ slots: slots(0) }, { slots: slots(101) }] };
  expect(await checkText(JSON.stringify({ muster: 1, system: 'at-43', name: '', force }), '')).toMatchObject({
    unreadable: [{ path: 'force.platoons', message: 'These are 202 units; a company has at most 200.' }],
  });
});

describe('a roster over 256 KiB', () => {
  const text = JSON.stringify(large);
  const refusal = { ok: false, faults: [{ path: '', message: TOO_LARGE }] };

  test('is refused as text, as bytes, in a link and in a PDF', async () => {
    expect(await readRosterText(text)).toMatchObject(refusal);
    expect(await readRosterBytes(strToU8(text))).toMatchObject(refusal);
    expect((await readAny(strToU8(text))).read).toMatchObject(refusal);
    const linked = linkedText(linkFragment(large as never));
    expect(linked.ok && (await readRosterText(linked.value))).toMatchObject(refusal);
    const [attached] = await contentsOf('a.pdf', pdfOf(zlibSync(strToU8(text))));
    const bytes = attached?.bytes;
    expect(bytes?.ok && (await readRosterBytes(bytes.value))).toMatchObject(refusal);
  });

  test('is refused in a link that unpacks to more than any file may have', () => {
    const linked = linkedText(linkFragment({ notes: 'x'.repeat(LIBRARY_BYTES) } as never));
    expect(linked).toMatchObject(refusal);
  });

  test('that is stored is listed with those that cannot be read, to save to a file', () => {
    const record = { id: 'a', roster: { ...large, player: '' }, changed: 1 };
    const read = readRosterRecord('a', record);
    if (read.ok) throw new Error('it was read');
    expect(read.unreadable).toMatchObject({
      table: 'rosters',
      faults: [{ path: 'roster', message: TOO_LARGE }],
    });
    expect(JSON.parse(unreadableText([read.unreadable]))).toEqual(record);
    expect(readStepRecord(['a', 0], { ...record, step: 0, made: 1 }).ok).toBe(false);
  });
});

test('a stored roster with a list of more than 200 is listed with those that cannot be read', () => {
  const roster = (size: number) => ({ ...rosterOf({ elements: elements(size) }), player: '' });
  expect(readRosterRecord('a', { id: 'a', roster: roster(200), changed: 1 }).ok).toBe(true);
  const read = readRosterRecord('a', { id: 'a', roster: roster(201), changed: 1 });
  expect(read.ok ? [] : read.unreadable.faults).toMatchObject([
    { path: 'roster', message: 'This has a list of more than 200; it must have at most that in each.' },
  ]);
});

describe('in the builder', () => {
  test('an edit that would make a roster too large is refused, and the next one is made', async () => {
    const system = await loadSystem('horizon-wars');
    if (!system) throw new Error('no game');
    const read = parseRoster(rosterOf({ elements: elements(200, 20) }), system);
    if (!read.ok) throw new Error('it was refused');
    const store = createStore(
      openedHistory('r', read.value, 0, [], (stored) => stored as Roster),
      system,
    );
    const before = store.state().roster;
    const larger = parseRoster(large, system);
    if (!larger.ok) throw new Error('it was refused');
    expect(store.edit(() => larger.value)).toBeNull();
    expect(store.state()).toMatchObject({ roster: before, refused: true });
    expect(currentStep(store.state().history).roster).toBe(before);
    expect(store.edit((roster) => ({ ...roster, name: 'Smaller' }))).not.toBeNull();
    expect(store.state()).toMatchObject({ roster: { name: 'Smaller' }, refused: false });
  });

  test('the file of a roster that fits only without indents has none', async () => {
    const small = rosterOf({ elements: elements(2) }) as Roster;
    expect(rosterFileText(small)).toBe(`${JSON.stringify(small, null, 2)}\n`);
    const tight = rosterOf({ elements: elements(200, 50) }) as Roster;
    expect(isOver(JSON.stringify(tight, null, 2))).toBe(true);
    expect((await readRosterText(rosterFileText(tight))).ok).toBe(true);
  });
});

test('a collection may have 1 MiB', async () => {
  const collection = JSON.stringify({ musterCollection: 1, system: 'horizon-wars', name: '', entries: [] });
  const full = strToU8(collection + ' '.repeat(LIBRARY_BYTES - collection.length));
  expect(await readAny(full)).toMatchObject({ kind: 'collection', read: { ok: true } });
  expect((await readAny(strToU8(collection.padEnd(LIBRARY_BYTES + 1)))).read.ok).toBe(false);
});
