import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { systems } from '@/lib/systems/registry';
import { screen, within } from '@/tests/fixtures/dom';
import { codePicture } from '../browser/codes';
import { legal, small } from '../fixtures/lists';
import { openPage, press, reload, savedBy, soon, user } from '../fixtures/page';
import '../fixtures/pictures';
import { count, rowCount } from './check';
import { chooseFiles } from './choose-files';
import { openElsewhere } from './files';
import { expectFocus } from './focus';
import { begin } from './games';
import { newPack, sharedLink, untilStored } from './packs';
import { expectForceName, forceName, openShelf, rosterFile, rosterLinks } from './shelf';
import { shown } from './shown';
import { SpaceServer } from './space-server';
import { choose, openFiles, untilSaved } from './steps';

// A tablet that opens the app on a laptop in the local network: plain HTTP, and not localhost.

/** What browsers offer only over HTTPS and on localhost. */
const secure: [place: object, name: string][] = [
  [crypto, 'randomUUID'],
  [crypto, 'subtle'],
  [navigator, 'clipboard'],
  [navigator, 'mediaDevices'],
  [navigator, 'locks'],
];

const restore: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('isSecureContext', false);
  for (const [place, name] of secure) {
    const own = Object.getOwnPropertyDescriptor(place, name);
    Object.defineProperty(place, name, { configurable: true, value: undefined });
    restore.push(() => {
      Reflect.deleteProperty(place, name);
      if (own) Object.defineProperty(place, name, own);
    });
  }
});

afterEach(() => {
  for (const back of restore.splice(0)) back();
});

describe('over plain HTTP, at a local network name', () => {
  test.for(systems)('a force of $name is created, named, and restored after a reload', async ({ name }) => {
    await begin(name, 'Club Night');
    await untilSaved();
    await reload();
    await expectForceName('Club Night');
  });

  test('packs are created and shared, and lists are checked and saved', async () => {
    await newPack('Horizon Wars', 'Hall Open');
    await untilStored();
    expect(await sharedLink()).toMatch(/\/open#p1\./);
    await reload();
    await soon(() => screen.queryByLabelText<HTMLInputElement>('Name of the pack')?.value).toBe('Hall Open');

    await openPage('/check');
    await chooseFiles(
      'Choose files',
      { name: 'a.json', content: JSON.stringify(legal('Harbour', 'Ann')) },
      { name: 'b.json', content: JSON.stringify(small('Lancers', 'Ben')) },
    );
    await soon(() => count('Lists')).toBe('2');
    await soon(rowCount).toBe(2);
    await press('Save the verdicts');
    const made = await savedBy(() => press('CSV'));
    expect(made.text).toContain('Lancers');
    await user.keyboard('{Escape}');
  });

  test('devices share, although browsers have neither cryptography nor locks there', async () => {
    const server = new SpaceServer();
    await openPage('/devices');
    await press('Use this on another device');
    await screen.findByText(/^Everything is sent, last at /);
    expect(server.spaces.size).toBe(1);
    await press('Delete from the server');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByRole('button', { name: 'Use this on another device' });
  });

  test('the camera is unavailable with a reason, and a picture of a code is read', async () => {
    await openPage('/scan');
    await press('Scan');
    await screen.findByText(
      /plain HTTP, and browsers allow the camera only over HTTPS or on localhost\..* a picture/,
    );
    await chooseFiles('Choose a picture', {
      name: 'code.bmp',
      type: 'image/bmp',
      content: new Uint8Array(codePicture(small('Lancers', 'Ann'))),
    });
    await soon(() => shown(document.querySelector('main'))).toMatch(/Legal Lancers Ann/i);
  });

  test('if copying fails altogether, the page says why and selects the text', async () => {
    Object.assign(document, { execCommand: () => false });
    onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'));
    await openShelf();
    await openFiles(rosterFile('Lancers'));
    await forceName();
    await choose('More actions', /^Share/);
    const dialog = within(await screen.findByRole('dialog', { name: 'Share the roster' }));
    await user.click(await dialog.findByRole('button', { name: 'Copy the link' }));
    await dialog.findByText(/only over HTTPS or on localhost\. The text is selected/);
    const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Link/ });
    await expectFocus(field);
    expect(field.selectionEnd - field.selectionStart).toBe(field.value.length);
  });

  test('the shelf says that the app needs the network here, and why', async () => {
    for (const isSecure of [false, true]) {
      vi.stubGlobal('isSecureContext', isSecure);
      await openElsewhere('/');
      await screen.findByText(/^No rosters yet/);
      const why = () => screen.queryAllByText(/loaded over HTTP\..*only over HTTPS or on localhost/);
      await soon(() => why().length).toBe(isSecure ? 0 : 1);
      await openFiles(rosterFile('Lancers'), rosterFile('Drover'));
      await soon(() => rosterLinks().length).toBe(2);
      await soon(() => why().length).toBe(isSecure ? 0 : 1);
    }
  });
});
