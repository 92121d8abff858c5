import { describe, expect, test } from 'vitest';
import { screen, within } from '@/tests/fixtures/dom';
import { openRaw } from '../fixtures/database';
import { fill, openPage, press, reload, soon, user } from '../fixtures/page';
import { expectFocus } from './focus';
import { add, choose, labels, newForce, text, untilSaved } from './steps';

const dialog = () => within(screen.getByRole('dialog', { name: 'Versions' }));
const compared = () => within(screen.getByRole('dialog', { name: 'Compare versions' }));
const named = () => within(dialog().getByRole('list', { name: 'Named versions' }));
const isOpen = (name: string) => screen.queryByRole('dialog', { name }) !== null;

async function openVersions() {
  await choose('More actions', 'Versions');
  await soon(() => isOpen('Versions')).toBe(true);
}

async function nameIt(name: string) {
  await fill(dialog().getByLabelText('Name of the version'), name);
  await user.click(dialog().getByRole('button', { name: 'Save version' }));
  await named().findByRole('heading', { name });
}

async function close() {
  await user.keyboard('{Escape}');
  await soon(() => isOpen('Versions')).toBe(false);
}

const names = () => named().queryAllByRole('heading').map(text);

describe('named versions of a roster', () => {
  test('can be named, compared with the current state, restored in one step, and survive a reload', async () => {
    await newForce('Versioned');
    await add('Conventional', 'light infantry');
    await openVersions();
    await user.click(dialog().getByRole('button', { name: 'Save version' }));
    await dialog().findByText('Enter a name.');
    await nameIt('before the club night');
    await soon(() => named().getAllByRole('listitem').map(text).join()).toMatch(/FC \d.* · (Not l|L)egal/);
    await close();

    await add('Conventional', 'heavy infantry');
    await openVersions();
    const compare = await dialog().findByRole('button', { name: 'Compare before the club night' });
    await user.click(compare);
    await compared().findByText('1 element differs, 1 the same.');
    await expectFocus(compared().getByRole('heading', { name: 'Compare versions' }));
    expect(compared().getAllByRole('row', { name: /^Heavy infantry/ })).toHaveLength(1);
    await soon(() => text(compared().getByRole('row', { name: /^Element / }))).toMatch(
      /^Element\s*not in the force\s*in the force$/,
    );
    await user.click(compared().getByRole('button', { name: 'All versions' }));
    await soon(() => isOpen('Compare versions')).toBe(false);

    // Closing the comparison in any way returns to the list.
    const ways = [
      () => history.back(),
      () => user.keyboard('{Escape}'),
      () => user.click(compared().getByRole('button', { name: 'Close' })),
    ];
    for (const closeIt of ways) {
      await expectFocus(compare);
      await user.click(compare);
      await compared().findByText(/1 element differs/);
      await closeIt();
      await soon(() => isOpen('Compare versions')).toBe(false);
      expect(isOpen('Versions')).toBe(true);
    }

    const restore = dialog().getByRole('button', { name: 'Restore before the club night' });
    await user.click(restore);
    await screen.findAllByText('“before the club night” is restored.');
    await expectFocus(restore);
    await close();
    expect(labels()).toEqual(['Light infantry']);
    await user.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
    await soon(labels).toEqual(['Light infantry', 'Heavy infantry']);
    await untilSaved();
    await reload();
    await screen.findByLabelText('Force name');
    await openVersions();
    await soon(names).toEqual(['before the club night']);
  });

  test('can be created from a step of the history, renamed and deleted, and each can be undone', async () => {
    await newForce('Steps');
    await add('Conventional', 'light infantry', 'heavy infantry');
    await openVersions();
    const steps = dialog().getByLabelText<HTMLSelectElement>('State to save');
    const offered = () => [...steps.options].map(text);
    await soon(() => offered()[0]).toMatch(/^Now \(step \d+ of \d+\) · Heavy infantry added$/);
    expect(offered()[1]).toMatch(/^Step \d+, .+\d\d:\d\d.* · Light infantry added$/);
    expect(offered().at(-1)).toMatch(/^Step 1, [^·]+$/);
    await user.selectOptions(steps, steps.options[1] as HTMLOptionElement);
    await nameIt('one element');
    await user.click(dialog().getByRole('button', { name: 'Restore one element' }));
    await soon(labels).toEqual(['Light infantry']);

    await user.click(dialog().getByRole('button', { name: 'Rename one element' }));
    await fill(dialog().getByLabelText('Another name for one element'), '<b>=1+1</b>');
    await user.keyboard('{Enter}');
    await soon(names).toEqual(['<b>=1+1</b>']);
    await expectFocus(dialog().getByRole('button', { name: 'Rename <b>=1+1</b>' }));
    await user.click(dialog().getByRole('button', { name: 'Delete <b>=1+1</b>' }));
    await soon(() => named().queryAllByRole('listitem')).toHaveLength(0);
    await expectFocus(dialog().getByLabelText('Name of the version'));
    const messages = within(screen.getByRole('region', { name: 'Messages' }));
    await user.click(messages.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
    await soon(names).toEqual(['<b>=1+1</b>']);
  });

  test('are permanently deleted with their roster', async () => {
    await newForce('Two tabs');
    await add('Conventional', 'light infantry');
    await untilSaved();
    await openVersions();
    await nameIt('from one tab');
    await nameIt('from the other');
    await soon(() => names().toSorted()).toEqual(['from one tab', 'from the other']);
    await close();
    await openPage('/');
    await press('Delete Two tabs');
    await choose('More actions', /bin/i);
    const bin = within(await screen.findByRole('dialog'));
    await user.click(await bin.findByRole('button', { name: 'Empty the bin' }));
    await user.click(await bin.findByRole('button', { name: 'Delete 1 permanently' }));
    const left = async () => {
      const db = await openRaw();
      const count = db.transaction('library').objectStore('library').count();
      await new Promise((resolve) => {
        count.onsuccess = resolve;
      });
      db.close();
      return count.result;
    };
    await soon(left).toBe(0);
  });
});
