import { expect, test } from 'vitest';
import combined from '@/data/horizon-wars/samples/combined-force.json';
import { contentsInTurn } from '@/lib/check/contents';
import { collectionLink, linkedText, linkTo, matchLink, packLink } from '@/lib/check/link';
import { readPackText, readRosterText } from '@/lib/check/read';
import { readCollectionText } from '@/lib/check/read-collection';
import { readMatchText } from '@/lib/check/read-match';
import { eventFileSchema } from '@/lib/events/event-file';
import { jsonSchema, schemaKinds } from '@/lib/node/schema';
import { matchFileText } from '@/lib/play/match';
import { collectionFileText, packFileText, rosterFileText } from '@/lib/roster/file';
import { fingerprint } from '@/lib/roster/fingerprint/fingerprint';
import { parseWith } from '@/lib/roster/parse';
import { loadSystem } from '@/lib/systems/registry';

const $schema = 'https://muster.example/schema/roster.json';
const file = (value: object) => JSON.stringify({ $schema, ...value });
const entry = { id: 'a', name: '', count: 4, element: { kind: 'conventional', type: 'recon' } };
const side = { id: 'a', name: 'Red', mine: true, roster: combined, fingerprint: '0'.repeat(64) };
const files = {
  roster: combined,
  pack: { musterPack: 1, name: 'Open', system: 'horizon-wars', limit: 15 },
  collection: { musterCollection: 1, system: 'horizon-wars', name: 'Mine', entries: [entry] },
  match: { musterMatch: 1, id: 'm1', system: 'horizon-wars', name: 'Game', started: 1, sides: [side] },
  event: { musterEvent: 1, log: [], contents: {} },
};

type Read = { ok: boolean; value?: object; faults?: readonly object[] };
const origin = 'https://muster.example';

/** How each kind of file is read, and written again: as a file, and as a link. */
const kinds: Record<
  keyof typeof files,
  { read: (text: string) => Promise<Read>; written: (value: never) => string[] }
> = {
  roster: {
    read: async (text) => {
      const read = await readRosterText(text);
      return read.ok ? { ok: true, value: read.value.roster } : read;
    },
    written: (roster) => [rosterFileText(roster), linkTo(origin, roster)],
  },
  pack: { read: readPackText, written: (pack) => [packFileText(pack), packLink(origin, pack)] },
  collection: {
    read: async (text) => {
      const read = await readCollectionText(text);
      return read.ok
        ? { ok: true, value: (read.value as { collection?: object }).collection ?? read.value }
        : read;
    },
    written: (collection) => [collectionFileText(collection), collectionLink(origin, collection)],
  },
  match: {
    read: async (text) => {
      const read = await readMatchText(text);
      return read.ok ? { ok: true, value: (read.value as { match?: object }).match ?? read.value } : read;
    },
    written: (match) => [matchFileText(match), matchLink(origin, match)],
  },
  event: {
    read: async (text) => parseWith(eventFileSchema, JSON.parse(text)),
    written: (event) => [JSON.stringify(event)],
  },
};

test.each(Object.keys(files) as (keyof typeof files)[])(
  '"$schema" of a %s is kept, first of all',
  async (kind) => {
    const { read, written } = kinds[kind];
    const first = await read(file(files[kind]));
    expect(first).toMatchObject({ ok: true, value: { $schema } });
    for (const text of written(first.value as never)) {
      const whole = text.startsWith('{') ? text : (linkedText(text) as { value: string }).value;
      expect(Object.keys(JSON.parse(whole))[0]).toBe('$schema');
      expect(await read(whole)).toEqual(first);
    }
    expect((await read(JSON.stringify({ ...files[kind], $schema: 1 }))).faults).toMatchObject([
      { path: '$schema', message: 'This is 1; it must be text.' },
    ]);
    expect((await read(JSON.stringify({ ...files[kind], $schema: 'x'.repeat(501) }))).faults).toHaveLength(1);
    // None is made up.
    expect((await read(JSON.stringify(files[kind]))).value).not.toHaveProperty('$schema');
  },
);

test('"$schema" is not part of the fingerprint, nor in the way where rosters and matches are looked for', async () => {
  const system = await loadSystem('horizon-wars');
  const [plain, named] = [await kinds.roster.read(file({})), await kinds.roster.read(file(files.roster))];
  expect(plain.ok).toBe(false);
  if (!system) throw new Error('no game');
  expect(fingerprint(named.value as never, system)).toBe(fingerprint(combined as never, system));
  const chat = new TextEncoder().encode(`Hello!\n${file(files.roster)}\nSee you`);
  const found: object[] = [];
  const none = () => Promise.reject(new Error('no PDF'));
  for await (const { bytes } of contentsInTurn('chat.txt', chat, none))
    found.push(JSON.parse(new TextDecoder().decode(bytes.ok ? bytes.value : undefined)));
  expect(found).toMatchObject([{ $schema, name: combined.name }]);
});

test('every schema has the address under which it is served, and no schema of one game has it', async () => {
  for (const kind of schemaKinds)
    expect(await jsonSchema(kind)).toMatchObject({ $id: `/schema/${kind}.json` });
  expect(await jsonSchema('roster', 'horizon-wars')).not.toHaveProperty('$id');
});
