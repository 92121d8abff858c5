import { test } from 'vitest';
import { screen, within } from '@/tests/fixtures/dom';
import { FakeServer } from '../components/event/fake-server';
import { fill, openPage, press, soon, user } from '../fixtures/page';
import { findDialog, pressIn, untilClosed } from './play';

/** Takes the next step of the event, after its question. */
async function takeStep(verb: string) {
  await press(verb);
  await pressIn(await findDialog(verb), verb);
  await untilClosed(verb);
}

/** Adds a player by hand. */
async function addPlayer(name: string) {
  await press('Add a player');
  const form = await findDialog('Add a player');
  await fill(within(form).getByLabelText('Name'), name);
  await pressIn(form, 'Add the player');
  const shown = await findDialog(`Link for ${name}`);
  await pressIn(shown, 'Close');
  await untilClosed(`Link for ${name}`);
}

/** What the element with the focus is called. */
const focused = () => document.activeElement?.getAttribute('aria-label');

test('an organiser enters results and checks players in with the keyboard alone', async () => {
  new FakeServer({ name: 'Winter Open' });
  await openPage('/event?e=autumn-cup&as=organiser');
  await screen.findByRole('heading', { level: 1, name: 'Winter Open' });
  for (const name of ['Ann', 'Ben', 'Cleo', 'Dan']) await addPlayer(name);
  for (const verb of ['Open for entries', 'Lock lists', 'Reveal lists']) await takeStep(verb);
  const players = screen.getByRole('table', { name: 'Players' });
  within(players).getByRole('button', { name: 'Ann' }).focus();
  await user.keyboard('{ArrowDown}{Tab} ');
  await screen.findByText(/1 checked in/);
  screen.getByRole('button', { name: 'Check in all (3)' }).focus();
  await user.keyboard('{Enter}');
  const asked = await findDialog('Check in 3 players');
  within(asked).getByRole('button', { name: 'Check in' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByText(/4 checked in/);
  await takeStep('Start the rounds');
  await press('Go to the rounds');
  await user.click(await within(screen.getByRole('tabpanel')).findByText('All (4)'));
  await press('Pair round 1');
  await press('Start round 1');
  await pressIn(await findDialog('Start round 1'), 'Start the round');
  await press('Go to the rounds');
  await soon(focused).toMatch(/^Score of \w+, table 1$/);
  await user.keyboard('20{Tab}11{Enter}');
  await soon(focused).toMatch(/^Score of \w+, table 2$/);
  await user.keyboard('5{Tab}5{Enter}');
  await screen.findByText('5 : 5, drawn');
  await soon(focused).toBe('All results of round 1 are in');
  await screen.findByText(/^1 of 3 rounds played\./);
});
