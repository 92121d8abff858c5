import { test } from 'vitest';
import burning from '@/data/horizon-wars/samples/burning-error.json';
import { screen, within } from '@/tests/fixtures/dom';
import { legal } from '../fixtures/lists';
import { openPage, soon, user } from '../fixtures/page';
import { clearLists, count, opener, rowText } from './check';
import { chooseFiles } from './choose-files';

const OFF = 'Remove Assisted targeting from Terrier';

const file = (name: string, roster: object) => ({ name, content: JSON.stringify(roster) });
const ninth = { ...burning, player: 'Ida' };
/** A roster that no edit makes legal, since the pack belongs to another game. */
const foreign = {
  name: 'foreign.pack.json',
  content: JSON.stringify({ musterPack: 1, name: 'Squads', system: 'at-43' }),
};

test('a list that no edit makes legal is shown without a fix, and another pack starts a new search', async () => {
  await openPage('/check');
  await chooseFiles('Choose files', file('a.json', legal('Lancers', 'Ann')), file('b.json', ninth));
  await soon(() => rowText(1)).toContain(`Fix: ${OFF}`);
  await chooseFiles('Pack from a file', foreign);
  await soon(() => count('Not legal')).toBe('2');
  await screen.findByText('2 lists not legal, 0 with a fix.');
  await soon(() => rowText(1)).toContain('No fix found');
  await user.click(opener('Lancers'));
  const dialog = await screen.findByRole('dialog', { name: 'Lancers' });
  await within(dialog).findByText('No change of these elements makes the force legal.');
  await user.keyboard('{Escape}');
  await clearLists();
  await soon(() => screen.queryByText(/with a fix/)).toBeNull();
});
