import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { systems } from '@/lib/systems/registry';
import { reload, soon, user } from '../fixtures/page';
import { openElsewhere } from './files';
import { expectFocus } from './focus';
import { begin } from './games';
import { expectForceName, forceName, openShelf, rosterFile, rosterLinks } from './shelf';
import { choose, openFiles, untilSaved } from './steps';

// A tablet that opens the app on a laptop in the local network: plain HTTP, and not localhost.

/** What browsers offer only over HTTPS and on localhost. */
const secure: [place: object, name: string][] = [
  [crypto, 'randomUUID'],
  [crypto, 'subtle'],
  [navigator, 'clipboard'],
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

  test('if copying fails altogether, the page says why and selects the text', async () => {
    Object.assign(document, { execCommand: () => false });
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
