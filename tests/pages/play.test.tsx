import { describe, expect, test } from 'vitest';
import { screen, within } from '@/tests/fixtures/dom';
import { fill, press, savedBy, soon, user } from '../fixtures/page';
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
  savedMatch,
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
  await pressIn(jackdaw, 'Act (1 token)');
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

describe('the winner of a match that ends', () => {
  const checked = (dialog: HTMLElement) =>
    shown(within(dialog).getByRole('radio', { checked: true }).parentElement);
  const score = (dialog: HTMLElement, name: string, to: string) =>
    fill(within(dialog).getByRole('spinbutton', { name: `Score, ${name}` }), to);
  const asked = async (title: 'End the match' | 'The result') => {
    await chooseAction(title === 'The result' ? 'Result' : title);
    return findDialog(title);
  };
  const save = async (dialog: HTMLElement, title: 'End the match' | 'The result') => {
    await pressIn(dialog, title === 'The result' ? 'Save' : title);
    await untilClosed(title);
    return (await savedMatch()).match.result;
  };

  test('follows the score, also when the result is corrected', async () => {
    await play();
    const end = await asked('End the match');
    expect(checked(end)).toBe('Not decided');
    await score(end, 'Opponent', '4');
    expect(checked(end)).toBe('Opponent');
    await score(end, 'Harbour Watch', '4');
    expect(checked(end)).toBe('Drawn');
    await score(end, 'Opponent', '0');
    await score(end, 'Harbour Watch', '12');
    expect(checked(end)).toBe('Harbour Watch');
    expect(await save(end, 'End the match')).toMatchObject({ winner: 'a', scores: { a: 12, b: 0 } });
    const result = await asked('The result');
    expect(checked(result)).toBe('Harbour Watch');
    await score(result, 'Opponent', '13');
    expect(await save(result, 'The result')).toMatchObject({ winner: 'b', scores: { a: 12, b: 13 } });
  });

  test('stays as chosen, whatever the score', async () => {
    await play();
    const end = await asked('End the match');
    await score(end, 'Harbour Watch', '3');
    // Chosen, though it is what the score says.
    await chooseIn(end, 'Harbour Watch');
    await score(end, 'Opponent', '5');
    expect(checked(end)).toBe('Harbour Watch');
    await chooseIn(end, 'Not decided');
    await score(end, 'Opponent', '6');
    expect(await save(end, 'End the match')).toMatchObject({ winner: null, scores: { a: 3, b: 6 } });
    const result = await asked('The result');
    await score(result, 'Opponent', '7');
    expect(checked(result)).toBe('Not decided');
    expect(await save(result, 'The result')).toMatchObject({ winner: null, scores: { a: 3, b: 7 } });
  });

  test('is not decided if there is no score', async () => {
    await play();
    expect(await save(await asked('End the match'), 'End the match')).toMatchObject({ winner: null });
  });
});
