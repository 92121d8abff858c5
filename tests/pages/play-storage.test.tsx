import { describe, expect, test, vi } from 'vitest';
import { act, screen, within } from '@/tests/fixtures/dom';
import { openRaw } from '../fixtures/database';
import { fill, leavePage, openPage, reload, soon, user } from '../fixtures/page';
import { acted, askToPlay, expectStored, expectUndo, isActed, open, play, pressIn, savedMatch } from './play';
import { shown } from './shown';

// What is marked is stored with every tap, whatever happens to the database.

/** What is said while changes are not saved. */
const banner = () =>
  screen.queryAllByRole('alert').find((alert) => /Changes are not saved\./.test(alert.textContent ?? ''));

/** Overwrites a part of records of the database: of the event with a number, or of every match. */
async function overwrite(table: 'matches' | 'matchEvents', part: object, n?: number) {
  const db = await openRaw();
  const change = db.transaction(table, 'readwrite');
  const all = change.objectStore(table).getAll();
  all.onsuccess = () => {
    for (const record of all.result)
      if (record.n === n) change.objectStore(table).put({ ...record, ...part });
  };
  await new Promise((resolve) => change.addEventListener('complete', resolve));
  db.close();
}

describe('storage', () => {
  test('that is full lets play go on, and saves all of it when there is room again', async () => {
    await play();
    await user.click(acted('Capstan'));
    await expectStored(1);
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('No room.', 'QuotaExceededError');
    });
    await user.click(acted('Jackdaw'));
    await soon(() => shown(banner())).toContain(
      "CHANGES ARE NOT SAVED. This browser's storage is full. Play goes on in this tab.",
    );
    await user.click(acted('Tern'));
    await pressIn(banner() as HTMLElement, 'Try again');
    await expectUndo('Tern: Activated');
    expect((await savedMatch()).match.log).toHaveLength(3);
    await expectStored(1);

    full.mockRestore();
    await pressIn(banner() as HTMLElement, 'Try again');
    await soon(banner).toBeUndefined();
    await user.click(acted('Pickets'));
    await expectStored(4);
    await reload();
    await soon(() => screen.queryByRole('button', { name: 'Capstan, Activated' })).not.toBeNull();
    for (const label of ['Capstan', 'Jackdaw', 'Tern', 'Pickets'])
      await soon(() => isActed(label)).toBe('true');
  });

  test('that is forbidden keeps the match in its tab, and says so', async () => {
    // The app closes its connection for this, and opens none again.
    await new Promise((resolve) => indexedDB.deleteDatabase('muster').addEventListener('success', resolve));
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const asked = await askToPlay('Harbour Watch');
    await pressIn(asked, 'Start the match');
    await user.click(await screen.findByRole('button', { name: 'Capstan, Activated' }));
    await user.click(acted('Tern'));
    await soon(() => shown(banner())).toContain('This browser does not allow the page to save anything');
    await expectUndo('Tern: Activated');
    expect((await savedMatch()).match.log).toHaveLength(2);
  });

  test('with a damaged event has the match up to it, and one with a damaged record says so', async () => {
    await play();
    const address = window.location.href;
    for (const label of ['Capstan', 'Jackdaw', 'Tern']) await user.click(acted(label));
    await expectStored(3);
    await openPage('/');
    await overwrite('matchEvents', { event: { n: 2, at: 'then' } }, 2);
    await openPage(address);
    await screen.findByText('2 events of its log could not be read; the match goes on from before.');
    await expectUndo('Capstan: Activated');
    await user.click(acted('Tern'));
    await expectStored(2);
    await reload();
    await screen.findByRole('button', { name: 'Tern, Activated' });
    await expectUndo('Tern: Activated');

    await openPage('/');
    await overwrite('matches', { match: { name: 'Harbour Watch' } });
    await openPage(address);
    await screen.findByRole('heading', { name: 'This match cannot be read' });
    await openPage('/play?m=nobody');
    await screen.findByText('No match with this address is saved in this browser.');
  });
});

describe('a note that is typed', () => {
  const note = async () => within(await open('Capstan')).getByLabelText<HTMLInputElement>('Note');
  const hide = () => {
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    state.mockRestore();
  };

  test('just before the page goes is stored, though the page gets no answer of the database any more', async () => {
    await play();
    const address = window.location.href;
    await user.click(acted('Jackdaw'));
    await expectStored(1);
    await fill(await note(), 'Lost a leg');
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    const gone = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('The page is gone.', 'InvalidStateError');
    });
    await leavePage();
    gone.mockRestore();
    await openPage(address);
    await screen.findByRole('button', { name: 'Capstan, Activated' });
    expect((await note()).value).toBe('Lost a leg');
    await expectUndo('Capstan: Note');
  });

  test('when the page is hidden is stored at once, once, and in its order with what is tapped', async () => {
    await play();
    await fill(await note(), 'Lost a leg');
    await act(async () => {
      acted('Jackdaw').click();
      hide();
      acted('Tern').click();
    });
    await expectStored(3);
    await user.click(acted('Pickets'));
    await expectStored(4);
    const { log } = (await savedMatch()).match;
    expect(log.map(({ n }: { n: number }) => n)).toEqual([1, 2, 3, 4]);
    await reload();
    await soon(() => screen.queryByRole('button', { name: 'Capstan, Activated' })).not.toBeNull();
    for (const label of ['Jackdaw', 'Tern', 'Pickets']) await soon(() => isActed(label)).toBe('true');
    expect((await note()).value).toBe('Lost a leg');
  });
});
