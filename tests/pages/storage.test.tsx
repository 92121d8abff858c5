import { describe, expect, test, vi } from 'vitest';
import { screen, within } from '@/tests/fixtures/dom';
import { openPage, press, reload, savedBy, soon, user } from '../fixtures/page';
import { goToShelf, rosterLink } from './shelf';
import { add, labels, newForce, spaced, total, untilSaved } from './steps';

/** A notice that says this. */
const notices = (said: string) =>
  screen.queryAllByRole('alert').filter((alert) => alert.textContent?.includes(said));

const noticeText = (said: string) => notices(said).map(spaced).join();

/** Saves to a file from the notice, and returns the roster in it. */
async function savedFile() {
  const [notice] = notices('Not saved');
  const button = within(notice as HTMLElement).getByRole('button', { name: 'Save to a file' });
  return JSON.parse((await savedBy(() => user.click(button))).text);
}

describe('browser storage', () => {
  // The first test: later ones leave the database open.
  test('that is forbidden is reported plainly, and work continues in the tab', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    await openPage('/');
    await soon(() => noticeText('Rosters cannot be saved.')).toMatch(
      /This browser does not allow the page to save anything.*save to a file/,
    );
    await newForce('Ghosts');
    await add('Conventional', 'reconnaissance', 'light infantry');
    await soon(() => noticeText('Not saved')).toMatch(
      /does not allow the page to save anything.*You can keep working in this tab/,
    );
    expect(await savedFile()).toMatchObject({ name: 'Ghosts', force: { elements: [{}, {}] } });

    // Go to your rosters and back: the roster is listed as being only in this tab.
    await press('Rosters', 'link');
    await soon(async () => spaced(await rosterLink('Ghosts'))).toContain('only in this tab');
    await user.click(await rosterLink('Ghosts'));
    await soon(labels).toEqual(['Reconnaissance', 'Light infantry']);
    await add('Conventional', 'light infantry');
    await soon(() => total('Force cost')).toBe('4 of 15');
    await press('Rosters', 'link');
    await press('Delete Ghosts');
    await screen.findByText(/^No rosters yet/);
    await user.click(
      await within(screen.getByRole('region', { name: 'Messages' })).findByRole('button', { name: 'Undo' }),
    );
    await rosterLink('Ghosts');
  });

  test('that is full is reported plainly, until there is room again', async () => {
    let isFull = false;
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...what) {
      if (isFull) throw new DOMException('No room.', 'QuotaExceededError');
      return put.apply(this, what);
    });
    await newForce('Garrison');
    await untilSaved();
    isFull = true;
    await add('Conventional', 'light infantry');
    await soon(() => noticeText('Not saved')).toMatch(/storage is full/);
    expect(screen.getAllByText('Not saved').length).toBeGreaterThan(0);
    await add('Conventional', 'light infantry');
    expect(await savedFile()).toMatchObject({ name: 'Garrison', force: { elements: [{}, {}] } });
    isFull = false;
    await add('Conventional', 'light infantry');
    await untilSaved();
    await soon(() => notices('Not saved')).toEqual([]);
    await reload();
    await soon(labels).toHaveLength(3);
    await goToShelf();
  });
});
