import { expect, test } from 'vitest';
import { linkTo } from '@/lib/check/link';
import type { Roster } from '@/lib/roster/roster';
import { screen, within } from '@/tests/fixtures/dom';
import { rosterText } from '../browser/files';
import { fill, openPage, press, soon, user } from '../fixtures/page';
import { pasteLists } from './check';
import { expectFocus, tabTo } from './focus';
import { askToPlay, begin, findDialog, pressIn, savedMatch, untilClosed } from './play';
import { chooseForShelf, expectForceName, openShelf, paste, storedRosters } from './shelf';
import { spaced, text } from './steps';

const TYPED = '15 points\n3 light infantry\nP2 mech with jump jets\nhevy infantry';

const confirming = async () => within(await screen.findByRole('dialog', { name: 'Confirm the list' }));

/** Waits until the dialog says something. */
const expectSaid = (said: string | RegExp) =>
  soon(() => screen.queryAllByRole('dialog', { name: 'Confirm the list' }).map(spaced).join()).toMatch(said);

test('a typed list is shown line by line, changed with its text kept, and opened, by keyboard', async () => {
  await openShelf();
  await chooseForShelf('Paste a roster or link');
  await fill(await screen.findByRole('textbox', { name: 'Roster or link' }), TYPED);
  await user.keyboard('{Tab}{Tab}');
  await expectFocus(await screen.findByRole('button', { name: 'Open' }));
  await user.keyboard('{Enter}');
  let dialog = await confirming();
  await expectSaid('4 elements of Horizon Wars. 2 lines to look at: first in the list.');
  expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Game' }).value).toBe('horizon-wars');
  const rows = dialog.getAllByRole('listitem').map((item) => text(item));
  expect(rows[0]).toMatch(/Line 3.*P2 mech with jump jets.*P2 mech · F 1 M 1 A 1 D 1 · Jump jets.*not given/);
  expect(rows[1]).toMatch(/Line 4.*hevy infantry.*Not understood.*Did you mean Heavy infantry\?/);
  expect(rows.slice(2).map((row) => row.replace(/^Line \d ?/i, ''))).toEqual([
    expect.stringContaining('Limit: 15 points'),
    expect.stringContaining('3 × Light infantry'),
  ]);
  expect(await storedRosters()).toEqual([]);

  dialog.getByRole('combobox', { name: 'Game' }).focus();
  await tabTo(dialog.getByRole('button', { name: 'Change the text' }));
  await user.keyboard('{Enter}');
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'List' });
  expect(field.value).toBe(TYPED);
  await expectFocus(field);
  await fill(field, TYPED.replace('hevy', 'heavy').replace('jets', 'jets, F4 M4 A3 D2'));
  await press('Read again');
  await expectSaid('5 elements of Horizon Wars. Every line was understood.');
  dialog = await confirming();
  dialog.getByRole('combobox', { name: 'Game' }).focus();
  await tabTo(dialog.getByRole('button', { name: 'Open in the builder' }));
  await user.keyboard('{Enter}');
  await expectForceName('New force');
  const elements = Array.from({ length: 5 }, () => expect.anything());
  expect((await storedRosters()).map(({ force }) => force)).toEqual([
    expect.objectContaining({ limit: 15, elements }),
  ]);
});

test('a list that several games understand asks for the game, and opens for the one chosen', async () => {
  await openShelf();
  await paste('P2 mech F4 M4 A3 D2, jump jets');
  const dialog = await confirming();
  await expectSaid('choose yours');
  expect(dialog.queryByRole('button', { name: 'Open in the builder' })).toBeNull();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Game' }), 'battle-royale');
  await user.click(await dialog.findByRole('button', { name: 'Open in the builder' }));
  await soon(async () => (await storedRosters()).map(({ system }) => system)).toEqual(['battle-royale']);
});

test('a text with a link is read exactly, and words around it are not', async () => {
  await openShelf();
  const roster = JSON.parse(rosterText({ name: 'Linked' })) as Roster;
  await paste(`3 light infantry\n${linkTo(window.location.origin, roster)}\n2 recon`);
  await expectForceName('Linked');
  expect((await storedRosters()).map(({ force }) => force)).toMatchObject([roster.force as object]);
});

test('a match is started with a typed list of its game, of which nothing is saved', async () => {
  const asked = await askToPlay('Harbour Watch');
  const theirs = await within(asked).findByRole('group', { name: 'The opponent’s list' });
  await pressIn(theirs.parentElement as HTMLElement, 'From a link or text');
  const pasting = await findDialog('The opponent’s list from a link or text');
  await fill(within(pasting).getByRole('textbox', { name: 'Roster or link' }), 'hello there');
  await pressIn(pasting, 'Use it');
  await soon(() => text(pasting)).toMatch(/The text could not be read/);
  await fill(within(pasting).getByRole('textbox', { name: 'Roster or link' }), '3 light infantry\n2 recon');
  await pressIn(pasting, 'Use it');
  await expectSaid('5 elements of Horizon Wars. Every line was understood.');
  await press('Use it');
  await untilClosed('Confirm the list');
  const before = await storedRosters();
  await begin(asked);
  expect((await savedMatch()).match.sides[1]?.roster.force).toMatchObject({
    elements: Array.from({ length: 5 }, () => expect.anything()),
  });
  expect(await storedRosters()).toEqual(before);
});

test('the check page offers to read a text without a roster as a list', async () => {
  await openPage('/check');
  await pasteLists('2 light infantry\nP1 mech F3 M4 A2 D1');
  await user.click(await screen.findByRole('button', { name: /pasted text/ }));
  await press('Read it as a list');
  await expectSaid('3 elements of Horizon Wars');
  await press('Open in the builder');
  await expectForceName('New force');
});
