import { beforeEach, describe, expect, test } from 'vitest';
import { screen, within } from '@/tests/fixtures/dom';
import { legal, small } from '../fixtures/lists';
import { leavePage, openPage, press, reload, setWidth, soon, user } from '../fixtures/page';
import {
  entryLayers,
  expectFocusKept,
  expectLeavesForShelf,
  expectOpen,
  expectPath,
  goForward,
  openCount,
  openDialog,
  openErrorOverVerdict,
  openFromFileMenu,
  overlays,
  panels,
  verdict,
} from './back';
import { table } from './check';
import { chooseFiles } from './choose-files';
import { entryIndex } from './navigation';
import { newPack } from './packs';
import {
  chooseForRoster,
  chooseForShelf,
  closeDialog,
  openShelf,
  pressFirst,
  rosterFile,
  rosterLink,
} from './shelf';
import { expectRosters, openFiles, openSample } from './steps';

// Back closes open dialogs and menus, the topmost first, before it leaves the page. What only a browser has is in
// tests/browser: a load of the page on any entry, Forward to another page, keys and the focus.

const sizes = [
  { size: 'a phone', width: 360 },
  { size: 'a tablet', width: 768 },
  { size: 'a laptop', width: 1440 },
];

describe.each(sizes)('browser Back, on $size', ({ width }) => {
  beforeEach(() => setWidth(width));

  test('closes everything that opens over the builder, then leaves the page', async () => {
    await openSample('Ninth Column');
    const here = width === 360 ? [...panels, verdict] : [];
    for (const [what, show] of [...overlays, ...here]) {
      await show();
      await expectOpen(1);
      history.back();
      await expectOpen(0);
      expect(location.pathname, what).toBe('/build');
      await expectFocusKept();
    }
    await expectLeavesForShelf();
  });

  if (width !== 360)
    test('closes a side panel before leaving the page', async () => {
      await openSample('Ninth Column');
      const closer = () => screen.findByRole('button', { name: 'Close' });
      for (const [, show] of panels) {
        await show();
        await closer();
        await soon(entryLayers).toBe(1);
      }
      await pressFirst('More actions');
      await soon(entryLayers).toBe(2);
      history.back();
      await soon(openCount).toBe(0);
      await closer();
      history.back();
      await soon(() => screen.queryByRole('button', { name: 'Close' })).toBeNull();
      expect(location.pathname).toBe('/build');
      await expectFocusKept();
      await expectLeavesForShelf();
    });

  // Tablets behave like phones here.
  if (width === 768) return;

  test('is not affected by layers closed with Escape or the close button', async () => {
    await openSample('Ninth Column');
    const before = { index: entryIndex(), length: history.length };
    for (const close of ['Escape', 'Close', 'Escape', 'Close']) {
      await openFromFileMenu(/^Keyboard shortcuts/);
      await expectOpen(1);
      if (close === 'Escape') await user.keyboard('{Escape}');
      else await closeDialog('Keyboard shortcuts');
      await expectOpen(0);
      await soon(entryIndex).toBe(before.index);
    }
    // At most one forward entry remains, however often a dialog was opened.
    expect(history.length).toBeLessThanOrEqual(before.length + 1);
    await expectLeavesForShelf();
  });

  test('leaves at the first press after a reload with a dialog open', async () => {
    await openSample('Ninth Column');
    const builder = entryIndex();
    await pressFirst('Print');
    await openDialog('Print the roster');
    await soon(entryIndex).toBe(builder + 1);
    const { state } = history;
    await user.keyboard('{Escape}');
    await soon(entryIndex).toBe(builder);
    await leavePage();
    // A browser loads the page again on the entry of the dialog.
    history.pushState(state, '');
    await reload();
    await screen.findByRole('button', { name: 'Add element' });
    await soon(entryIndex).toBe(builder);
    await expectOpen(0);
    await expectLeavesForShelf();
  });

  test('works the same after Forward, which reopens nothing', async () => {
    await openSample('Ninth Column');
    const builder = entryIndex();
    await openFromFileMenu(/^Keyboard shortcuts/);
    await expectOpen(1);
    history.back();
    await expectOpen(0);
    await goForward();
    await soon(entryIndex).toBe(builder);
    await expectOpen(0);
    expect(location.pathname).toBe('/build');
    await openFromFileMenu(/^Keyboard shortcuts/);
    await expectOpen(1);
    history.back();
    await expectOpen(0);
    await expectLeavesForShelf();
    // Forward again leads to the builder and no further.
    await goForward();
    await expectPath('/build');
    await screen.findByRole('button', { name: 'Add element' });
    await expectOpen(0);
  });

  test('closes every dialog and menu of the shelf, packs, lists and scans', async () => {
    const closes = async (show: () => Promise<unknown>) => {
      const there = location.href;
      await show();
      await expectOpen(1);
      history.back();
      await expectOpen(0);
      expect(location.href).toBe(there);
      await expectFocusKept();
    };
    await openShelf();
    await openFiles(rosterFile('Lancers'), rosterFile('Drover'));
    await expectRosters(['Drover', 'Lancers']);
    await closes(() => pressFirst('More actions'));
    await closes(() => pressFirst('More actions for Lancers'));
    for (const action of ['Rename', 'Tags']) await closes(() => chooseForRoster('Lancers', action));
    await closes(() => chooseForShelf('Paste a roster or link'));
    await pressFirst('Delete Drover');
    await expectRosters(['Lancers']);
    await screen.findAllByText('Drover deleted.');
    await closes(() => chooseForShelf(/^Bin/));
    await closes(() => openFiles(new File(['{}'], 'bad.json')));
    await newPack('Horizon Wars', 'Open');
    await closes(() => pressFirst('Share'));
    await openPage('/check');
    const files = ['Ann', 'Ben'].map((name) => ({
      name: `${name}.json`,
      content: JSON.stringify(legal(name, name)),
    }));
    await chooseFiles('Choose files', ...files);
    const save = await screen.findByRole('button', { name: 'Save the verdicts' });
    await soon(() => save).toHaveProperty('disabled', false);
    await closes(() => pressFirst('Save the verdicts'));
    await closes(() => pressFirst('Clear'));
    await closes(() => pressFirst(/Paste/));
    await closes(() => user.click(within(table()).getByRole('button', { name: /Ann/ })));
  });
});

describe('browser Back, on a phone', () => {
  beforeEach(() => setWidth(360));

  test('closes a sheet over the verdict, then the verdict, then leaves the builder', async () => {
    await openErrorOverVerdict();
    history.back();
    await expectOpen(1);
    await openDialog('Verdict');
    history.back();
    await expectOpen(0);
    expect(location.pathname).toBe('/build');
    await expectLeavesForShelf();
  });

  test('can jump over two open layers at once', async () => {
    await openErrorOverVerdict();
    history.go(-3);
    await expectPath('/');
    await expectOpen(0);
    await user.click(await rosterLink('Ninth Column'));
    await screen.findByRole('button', { name: 'Add element' });
    await expectLeavesForShelf();
  });

  test('takes one step to close a sheet that became a column when the screen was rotated', async () => {
    setWidth(600);
    await openSample('Ninth Column');
    const builder = entryIndex();
    await pressFirst(/^Terrier /);
    await expectOpen(1);
    setWidth(1440);
    await soon(openCount).toBe(0);
    const nameField = () => {
      const panel = document.querySelector<HTMLElement>('[data-panel]');
      return panel && within(panel).queryByRole('textbox', { name: 'Name' });
    };
    await soon(nameField).not.toBeNull();
    await soon(entryIndex).toBe(builder + 1);
    setWidth(600);
    await expectOpen(1);
    setWidth(1440);
    await soon(nameField).not.toBeNull();
    await soon(entryIndex).toBe(builder + 1);
    history.back();
    await soon(nameField).toBeNull();
    await soon(entryIndex).toBe(builder);
    expect(location.pathname).toBe('/build');
  });
});

describe('a dialog that closes and navigates to another page', () => {
  test('loses neither the page nor a history entry', async () => {
    const file = new File([JSON.stringify(small('Lancers', 'Ann'))], 'one.json');
    await openShelf();
    await openFiles(file);
    await screen.findByRole('button', { name: 'Add element' });
    await press('Rosters', 'link');
    await rosterLink('Lancers');
    await openFiles(file);
    const alreadyStored = await screen.findByRole('alertdialog', { name: 'This roster is already saved' });
    await user.click(within(alreadyStored).getByRole('button', { name: /^Open/ }));
    await screen.findByRole('button', { name: 'Add element' });
    await expectPath('/build');
    history.back();
    await expectPath('/');
    await expectOpen(0);
  });
});
