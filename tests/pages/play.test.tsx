import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, savedBy, soon, user } from '../fixtures/page';
import { pdfMarks } from '../fixtures/pdf-marks';
import {
  act,
  chooseAction,
  chooseIn,
  expectUndo,
  findDialog,
  next,
  open,
  play,
  pressIn,
  redoTitle,
  untilClosed,
} from './play';
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

test('a match on a phone is printed and copied as it stands', async () => {
  await play('Harbour Watch', { other: 'Not marked' });
  await act(await open('Breakwater'), 'Hit', 'F', 'M');
  await press(/^Capstan, Action tokens, /);
  await chooseAction(/^Share/);
  const share = await findDialog('Share the match');
  await chooseIn(share, 'Text');
  const copied = () => share.querySelector('textarea')?.value.split('\n') ?? [];
  await soon(() => copied()[0]).toBe('Harbour Watch · turn 1');
  const lines = copied();
  const line = lines.find((each) => each.startsWith('Breakwater')) ?? '';
  expect(line).toContain('F 5 of 6 · M 2 of 3 · A 4 · D 2 · damage 2');
  window.history.back();
  await untilClosed('Share the match');

  await chooseAction('Print as it stands');
  const print = await findDialog('Print as it stands');
  await within(print).findByText('The PDF is ready.');
  const { name, bytes } = await savedBy(() => pressIn(print, 'Save PDF'));
  const pdf = await pdfMarks(bytes);
  expect(name).toBe('Harbour-Watch.pdf');
  expect(pdf.text).toContain('AS IT STANDS Turn 1 · FP 19 of 19 · 11 to activate Harbour Command');
  for (const each of lines.filter((each) => each !== '').slice(2)) expect(pdf.text).toContain(each);
  // Paper has no boxes for tokens.
  expect(pdf.ticks).toBe(2);
});
