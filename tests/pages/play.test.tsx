import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { soon, user } from '../fixtures/page';
import { chooseAction, expectUndo, findDialog, next, open, play, pressIn, redoTitle } from './play';
import { shown } from './shown';

test('a match on a phone lists its steps by turn, goes back to one, and marks past what paper prints', async () => {
  await play('Harbour Watch', { other: 'Not marked' });
  const jackdaw = await open('Jackdaw');
  const damage = within(jackdaw).getByRole('group', { name: /^Jackdaw Damage/ });
  await soon(() => shown(damage)).toMatch(/^Damage 0 of 9/);
  await pressIn(damage, 'Damage, 9 of 9');
  await pressIn(damage, /^Increase Damage/);
  await soon(() => shown(damage)).toMatch(/^Damage 10 of 9/);
  await user.click(next());
  await pressIn(jackdaw, 'Act');
  await expectUndo('Jackdaw: Act');

  await chooseAction('History');
  const history = await findDialog('History');
  await soon(() => shown(history).replace(/\d\d:\d\d/g, 'T')).toContain(
    'TURN 2 T Jackdaw: Act Action tokens −1 · Activated T Turn 2 Undo to here TURN 1 T Jackdaw: Damage +10 Undo to here',
  );
  await pressIn(history, 'Undo to here: Jackdaw: Damage +10');
  await soon(() =>
    within(history).queryByRole('button', { name: 'Undo to here: Jackdaw: Damage +10' }),
  ).toBeNull();
  window.history.back();
  await expectUndo('Jackdaw: Damage +1');
  await soon(() => shown(next())).toBe('Turn 2');
  expect(redoTitle()).toBe('Redo Turn 2');
  // Back closes what is open before it leaves the match.
  window.history.back();
  await soon(() => screen.queryByRole('region', { name: 'Jackdaw' })).toBeNull();
});
