import { afterEach, expect, test, vi } from 'vitest';
import { leave, sharedNow } from '@/components/devices/controller';
import type { Roster } from '@/lib/roster/roster';
import { database, type StoredRoster } from '@/lib/storage/db';
import { sharedRoster } from '@/lib/storage/shared-items';
import { exchange } from '@/lib/sync/engine';
import type { Item } from '@/lib/sync/item';
import { keysOf, keyText, newKey, readKey, recordIdOf } from '@/lib/sync/key';
import { act, screen, within } from '@/tests/fixtures/dom';
import { fill, openPage, press, soon } from '../fixtures/page';
import { MemoryDevice } from '../sync/memory';
import { openElsewhere } from './files';
import { pressIn } from './play';
import { openShelf, rosterFile, rosterLinks } from './shelf';
import { SpaceServer } from './space-server';
import { openFiles } from './steps';

afterEach(async () => {
  const { space } = sharedNow();
  if (space) await leave(space);
});

const main = () => document.querySelector('main')?.textContent ?? '';
const expectFocus = (text: string | RegExp) =>
  soon(() => document.activeElement?.textContent?.trim()).toMatch(text);
/** One of the headings of what has taken the place of the form. */
const HEADING = /^(State|Devices)$/;
const ask = () => act(async () => void window.dispatchEvent(new Event('focus')));
const nameField = () => screen.findByLabelText<HTMLInputElement>('Name of this device');
const asked = async (name: string) => screen.findByRole('alertdialog', { name });

/** Starts to share with a server in memory; returns it with the key. */
async function shared() {
  const server = new SpaceServer();
  await openPage('/devices');
  await press('Use this on another device');
  await screen.findByText(/^Everything is sent, last at /);
  const link = screen.getByLabelText<HTMLInputElement>('Link').value;
  const read = readKey(link);
  if (!read.ok) throw new Error('The link has a key');
  const keys = keysOf(read.value);
  const space = () => server.spaces.get(keys.id);
  const phone = new MemoryDevice('phone');
  phone.put({ kind: 'device', id: 'phone', value: { name: 'Phone', at: Date.UTC(2026, 10, 24, 18) } });
  const sync = async () => {
    const transport = space()?.connect();
    if (transport) await exchange({ keys, local: phone, transport, now: Date.now });
  };
  return { server, link, keys, space, phone, sync };
}

/** Waits until a roster of the page is on the other device. */
const untilOn = ({ kept }: MemoryDevice, sync: () => Promise<void>) =>
  soon(async () => {
    await sync();
    return [...kept.keys()].some((key) => key.startsWith('roster/'));
  }).toBe(true);

const rosterItem = (roster: unknown, id: string): Item => ({
  kind: 'roster',
  id,
  value: sharedRoster({
    roster: roster as Roster,
    changed: Date.now(),
    pack: null,
    tags: [],
    binned: null,
  } as unknown as StoredRoster),
});

test('without a server the page says so, and how to move everything', async () => {
  await openPage('/devices');
  await screen.findByText('The server did not answer. Check your connection and reload the page.');
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await openElsewhere('/devices');
  const sentence = await screen.findByText(/^Devices cannot share anything here, because this site has no/);
  expect(sentence.textContent).toContain('use a backup');
  expect(screen.queryByRole('button', { name: 'Use this on another device' })).toBeNull();
});

test.for([
  ['damaged', 'This link is incomplete or damaged. Copy the whole link.'],
  [
    'of a newer version',
    'This link was made by a newer version of Muster; reload the page to update Muster.',
  ],
] as const)(
  'a link that is %s is answered by a sentence, and leaves the address',
  async ([what, sentence]) => {
    new SpaceServer();
    const text = keyText(newKey());
    await openPage(`/devices#${what === 'damaged' ? text.slice(0, -3) : text.replace('s1', 's2')}`);
    expect((await screen.findByText(sentence)).getAttribute('role')).toBe('alert');
    expect(window.location.hash).toBe('');
    await screen.findByRole('button', { name: 'Use this on another device' });
  },
);

test('a device without a name is asked for one at its field, and nothing is made', async () => {
  const server = new SpaceServer();
  await openPage('/devices');
  await fill(await nameField(), '   ');
  await press('Use this on another device');
  const error = await screen.findByText('Enter a name.');
  const field = await nameField();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-describedby')).toContain(error.closest('[id]')?.id);
  await soon(() => document.activeElement).toBe(field);
  expect(server.spaces.size).toBe(0);
});

test('a device starts to share, lists the others and what came, and says what waits', async () => {
  const { server, phone, sync } = await shared();
  await expectFocus(HEADING);
  expect(main()).toContain('Whoever has the link can read and change everything that is shared.');
  expect(main()).toContain('The server deletes the shared data if no device uses it before 15 January 2027.');
  await openShelf();
  await openFiles(rosterFile('Lancers'));
  const db = await database();
  await soon(async () => (await db.getAll('rosters')).length).toBe(1);
  const [stored] = await db.getAll('rosters');
  phone.put(rosterItem({ ...stored?.roster, name: 'Rovers' }, 'r-1'));
  await sync();
  await openPage('/devices');
  await screen.findByText('Received from other devices: 1 roster.');
  await screen.findByText('Phone');
  expect(main()).toContain('Phone, last seen 24 Nov');
  await sync();
  expect([...phone.kept.keys()]).toContain(`roster/${stored?.id}`);

  server.isHeard = false;
  await (await database()).put('rosters', { ...(stored as StoredRoster), changed: Date.now() });
  await ask();
  await screen.findByText('1 change waits to be sent.');
  await screen.findByText('The server did not answer. Check your connection and try again.');
  server.isHeard = true;
  await press('Try again');
  await screen.findByText(/^Everything is sent, last at /);
  expect(screen.queryByText(/^The server did not answer/)).toBeNull();
  await expectFocus(HEADING);
});

test('what the server replays, what cannot be read and what it refuses is said, and stays said', async () => {
  const { server, keys, space, phone, sync } = await shared();
  const db = await database();
  await openShelf();
  await openFiles(rosterFile('Lancers'));
  await soon(async () => (await db.getAll('rosters')).length).toBe(1);
  const [stored] = (await db.getAll('rosters')) as [StoredRoster];
  await openPage('/devices');
  await untilOn(phone, sync);
  phone.put(rosterItem({ ...stored.roster, name: 'Rovers' }, stored.id));
  await sync();
  await ask();
  await soon(async () => (await db.get('rosters', stored.id))?.roster.name).toBe('Rovers');
  space()?.replay(recordIdOf(keys, 'roster', stored.id));
  space()?.put('made-by-nobody-at-all', 1, new Uint8Array(1100));
  await ask();
  const replayed = /^The server sent an older state of 1 record than this device has seen\./;
  const unreadable =
    /^1 record could not be read\. A newer version of Muster may have made it: reload the page\./;
  await screen.findByText(replayed);
  await screen.findByText(unreadable);
  expect((await db.get('rosters', stored.id))?.roster.name).toBe('Rovers');
  await ask();
  await screen.findByText(replayed);
  await screen.findByText(unreadable);
  server.full = 'This space is full.';
  for (const id of [stored.id, 'r-2']) {
    const roster = { ...stored.roster, name: `Typed ${id}` };
    await db.put('rosters', { ...stored, id, roster, revision: id });
  }
  await ask();
  await screen.findByText('2 items were not sent. This space is full.');
  await screen.findByText('2 changes wait to be sent.');
});

test('a device joins by a link, and gets what is there', async () => {
  const { link, phone, sync } = await shared();
  await openShelf();
  await openFiles(rosterFile('Lancers'));
  const db = await database();
  await soon(async () => (await db.getAll('rosters')).length).toBe(1);
  await openPage('/devices');
  await untilOn(phone, sync);
  await press('Stop here');
  await pressIn(await asked('Stop here'), 'Stop here');
  await expectFocus('Use this on another device');
  for (const table of ['rosters', 'history'] as const) await db.clear(table);

  await openElsewhere(new URL(link).pathname + new URL(link).hash);
  await screen.findByText(/^This link connects this browser to your other devices\./);
  expect(window.location.hash).toBe('');
  await fill(await nameField(), 'Tablet');
  await press('Join');
  await screen.findByText('Received from other devices: 1 roster.');
  await expectFocus(HEADING);
  await openShelf();
  await soon(() => rosterLinks().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Lancers'),
  ]);
  // The same link again.
  await openPage(new URL(link).pathname + new URL(link).hash);
  await screen.findByText('This browser already shares with these devices.');
});

test('shared data that is gone from the server is said, and a link to it too', async () => {
  const { server, link } = await shared();
  server.spaces.clear();
  await ask();
  await screen.findByText(/^The shared data is no longer on the server:/);
  expect(screen.queryByRole('button', { name: 'Make a new link' })).toBeNull();
  await press('Stop here');
  await pressIn(await asked('Stop here'), 'Stop here');
  await screen.findByRole('button', { name: 'Use this on another device' });
  await openElsewhere(new URL(link).pathname + new URL(link).hash);
  await press('Join');
  expect((await screen.findByText(/^This link no longer works:/)).getAttribute('role')).toBe('alert');
});

test('a new link takes the place of the old one, and deleting ends it', async () => {
  const { server, link, keys } = await shared();
  await press('Make a new link');
  const question = await asked('Make a new link');
  server.isHeard = false;
  await pressIn(question, 'Make a new link');
  await within(question).findByText('The server did not answer. Check your connection and try again.');
  server.isHeard = true;
  await pressIn(question, 'Make a new link');
  await soon(() => screen.queryByRole('alertdialog')).toBeNull();
  await soon(() => [...server.spaces.keys()]).not.toContain(keys.id);
  expect(server.spaces.size).toBe(1);
  await soon(() => screen.getByLabelText<HTMLInputElement>('Link').value).not.toBe(link);
  await expectFocus('Make a new link');
  await press('Delete from the server');
  await pressIn(await asked('Delete from the server'), 'Delete');
  await expectFocus('Use this on another device');
  expect(server.spaces.size).toBe(0);
});

test('a damaged record of what is shared counts as none: the page can start anew', async () => {
  new SpaceServer();
  await (await database()).put('spaces', { id: 'devices', key: 'abc', device: 5 } as never);
  await openPage('/devices');
  await press('Use this on another device');
  await screen.findByText(/^Everything is sent, last at /);
});
