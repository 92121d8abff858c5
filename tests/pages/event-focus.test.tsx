import { expect, test } from 'vitest';
import harbour from '@/data/horizon-wars/samples/combined-force.json';
import { linkTo } from '@/lib/check/link';
import type { Roster } from '@/lib/roster/roster';
import { screen, within } from '@/tests/fixtures/dom';
import { FakeServer } from '../components/event/fake-server';
import { openPage, press, soon, user } from '../fixtures/page';
import { findDialog, pressIn, untilClosed } from './play';

/** Expects that the focus is on an element with this text. */
const expectFocus = (text: string) => soon(() => document.activeElement?.textContent?.trim()).toBe(text);

/** Takes the next step of the event, after its question. */
async function takeStep(verb: string) {
  await press(verb);
  await pressIn(await findDialog(verb), verb);
  await untilClosed(verb);
}

/** An open event in which Ann and Ben play. */
function openEvent() {
  const server = new FakeServer();
  server.event.stepTo('open');
  server.event.enter('ann-1234', 'Ann');
  server.event.enter('ben-1234', 'Ben');
  return server;
}

test('the focus of an organiser goes on to what has taken the place of the pressed button', async () => {
  const { event } = openEvent();
  event.stepTo('locked', 'revealed');
  await openPage('/event?e=autumn-cup&as=organiser');
  await takeStep('Start the rounds');
  await expectFocus('Go to the rounds');
  await press('Go to the rounds');
  await expectFocus('Pair round 1');
  await user.keyboard('{Enter}');
  await expectFocus('Round 1');
  await press('Start round 1');
  await pressIn(await findDialog('Start round 1'), 'Start the round');
  await expectFocus('Round 1 of 3');
  await press('Start the clock');
  await expectFocus('Add 5 minutes');
  await press('Stop the clock');
  await expectFocus('Start the clock');
  await press('Remove the round');
  await pressIn(await findDialog('Remove round 1'), 'Remove the round');
  await expectFocus('Round 1');
  await user.click(screen.getByRole('tab', { name: 'Settings' }));
  await user.type(screen.getByLabelText('Place'), ' 2');
  await press('Discard changes');
  await expectFocus('Save the settings');
});

test.for([
  ['the button', () => press('Enter the event')],
  ['the Enter key', () => user.keyboard('{Enter}')],
] as const)('the focus of who enters by %s is on their link', async ([, enter]) => {
  openEvent();
  await openPage('/event?e=autumn-cup');
  await user.type(await screen.findByLabelText('Name'), 'Cleo');
  await enter();
  await expectFocus('Your link');
});

test('the focus of a player goes on to what has taken the place of the pressed button', async () => {
  const { event } = openEvent();
  await openPage('/event?e=autumn-cup&p=ann-1234');
  await soon(() => screen.queryByRole('button', { name: 'Send a list' })).toHaveProperty('disabled', false);
  await press('Send a list');
  await press('From a link or text');
  await user.click(screen.getByLabelText('Roster or link'));
  await user.paste(linkTo('https://muster.test', harbour as unknown as Roster));
  await press('Use it');
  await screen.findByRole('region', { name: 'Check of this list' });
  await pressIn(await findDialog('Send a list'), 'Send the list');
  await expectFocus('Replace the list');
  await press('Withdraw');
  await pressIn(await screen.findByRole('alertdialog', { name: 'Withdraw' }), 'Withdraw');
  await expectFocus('Return to the event');
  await user.keyboard('{Enter}');
  await expectFocus('Withdraw');
  event.stepTo('locked');
  await openPage('/event?e=autumn-cup&p=ann-1234');
  await press('Check in');
  await expectFocus('Your list');
  await press('Undo the check-in');
  await expectFocus('Change name or team');
});

test('the focus is left where it is if the user took it away from what goes later', async () => {
  const { event } = openEvent();
  await openPage('/event?e=autumn-cup');
  const name = await screen.findByLabelText('Name');
  await user.click(name);
  name.blur();
  event.stepTo('locked');
  document.dispatchEvent(new Event('visibilitychange'));
  await screen.findByRole('heading', { name: 'Verify the lists' });
  await user.keyboard('a');
  expect(within(document.body).queryByLabelText('Name')).toBeNull();
  expect(document.activeElement).toBe(document.body);
});
