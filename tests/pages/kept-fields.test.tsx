import { expect, test } from 'vitest';
import { screen, within } from '@/tests/fixtures/dom';
import { fill, openPage, press, soon, user } from '../fixtures/page';
import { clearLists, count } from './check';
import { askToPlay, chooseAction, chooseIn, findDialog, play, pressIn, untilClosed } from './play';
import { choose } from './steps';

// What is typed into a dialog is there again after Escape or Back, until it is used or given up.

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

/** Each way out of a dialog that uses nothing. */
const leave = {
  Escape: () => user.keyboard('{Escape}'),
  Back: async () => window.history.back(),
  Close: async (dialog: string) => pressIn(await findDialog(dialog), 'Close'),
};

test('pasted lists are kept until they are checked, or given up with Cancel', async () => {
  await openPage('/check');
  const open = () => press('Paste links or lists');
  await open();
  await fill(await field('Links or lists'), 'Ann: see you');
  for (const go of Object.values(leave)) {
    await go('Paste links or lists');
    await untilClosed('Paste links or lists');
    await open();
    expect((await field('Links or lists')).value).toBe('Ann: see you');
  }
  await press('Cancel');
  await open();
  expect((await field('Links or lists')).value).toBe('');
  await fill(await field('Links or lists'), 'Ben: no list');
  await press('Check');
  await soon(() => count('Lists')).toBe('1');
  await open();
  expect((await field('Links or lists')).value).toBe('');
  await press('Cancel');
  await clearLists();
});

test('the result, the name and the notes of a match are kept until they are saved', async () => {
  await play();
  await chooseAction('End the match');
  await chooseIn(await findDialog('End the match'), 'Drawn');
  await fill(await field('How it ended'), 'Time was called');
  await fill(await field('Notes on the result'), 'The bridge held.');
  await leave.Back();
  await untilClosed('End the match');
  await chooseAction('End the match');
  const again = await findDialog('End the match');
  expect((await field('Notes on the result')).value).toBe('The bridge held.');
  expect(within(again).getByRole<HTMLInputElement>('radio', { name: 'Drawn' }).checked).toBe(true);
  await pressIn(again, 'End the match');
  await untilClosed('End the match');
  await chooseAction('Result');
  expect((await field('How it ended')).value).toBe('Time was called');
  await leave.Escape();

  await chooseAction('Name and notes');
  await fill(await field('Notes'), 'Second table');
  await leave.Escape();
  await untilClosed('Name and notes');
  await chooseAction('Name and notes');
  expect((await field('Notes')).value).toBe('Second table');
  await press('Cancel');
  await chooseAction('Name and notes');
  expect((await field('Notes')).value).toBe('');
});

test('the names of a match and a version and the tags of a roster are kept', async () => {
  await askToPlay('Harbour Watch');
  await fill(await field('Name of the match'), 'Club night');
  await leave.Escape();
  await untilClosed('Play');
  await press('Play');
  expect((await field('Name of the match')).value).toBe('Club night');
  await leave.Escape();

  await choose('More actions', /^Versions/);
  await fill(await field('Name of the version'), 'before the club night');
  await leave.Escape();
  await untilClosed('Versions');
  await choose('More actions', /^Versions/);
  expect((await field('Name of the version')).value).toBe('before the club night');

  await openPage('/');
  const menu = /^More actions for Harbour Watch/;
  await choose(menu, 'Tags');
  await fill(await field('Tags'), 'league, lent');
  await leave.Escape();
  await untilClosed('Tags');
  await choose(menu, 'Tags');
  expect((await field('Tags')).value).toBe('league, lent');
});
