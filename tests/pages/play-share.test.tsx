import { describe, expect, test } from 'vitest';
import { linkedText } from '@/lib/check/link';
import { screen, within } from '@/tests/fixtures/dom';
import { fillDatabase } from '../fixtures/database';
import { openPage, savedBy, soon, user } from '../fixtures/page';
import {
  acted,
  chooseAction,
  expectStored,
  expectUndo,
  findDialog,
  isActed,
  play,
  pressIn,
  savedMatch,
  sideBars,
  untilClosed,
  untilRows,
} from './play';
import { shown } from './shown';
import { openFiles } from './steps';

/** The link of the match as it stands, for the opponent unless this is unchecked. */
async function sharedLink(): Promise<string> {
  await chooseAction(/^Share/);
  const share = await findDialog('Share the match');
  const link = share.querySelector('textarea')?.value ?? '';
  expect(within(share).getByRole<HTMLInputElement>('checkbox', { name: /^For the opponent/ }).checked).toBe(
    true,
  );
  history.back();
  await untilClosed('Share the match');
  return link;
}

describe('a shared match', () => {
  test('has no secret marks, neither in the link nor when it is shown', async () => {
    await play('Sierra company');
    await user.click(sideBars()[0] as HTMLElement);
    const you = await screen.findByRole('region', { name: 'Sierra company' });
    await user.click(within(you).getAllByRole('button', { name: /^increase wager/i })[0] as HTMLElement);
    await pressIn(you, 'Close');
    await user.click(acted('Sierra Able'));
    expect((await savedMatch()).match.log).toHaveLength(2);
    const read = linkedText(await sharedLink());
    const { base } = JSON.parse(read.ok ? read.value : '{}');
    expect(base.marks).toEqual([[['a', 'u1', 'activated'], 1]]);
    // The file for the opponent has neither the secret nor the history that led to it.
    await chooseAction(/^Share/);
    const share = await findDialog('Share the match');
    const file = await savedBy(() => pressIn(share, 'Save without history to a file'));
    const theirs = JSON.parse(file.text);
    expect(theirs).toMatchObject({ log: [], base: { marks: [[['a', 'u1', 'activated'], 1]] } });
    await user.click(within(share).getByRole('checkbox', { name: /^For the opponent/ }));
    const whole = await savedBy(() => pressIn(share, 'Save with history to a file'));
    expect(JSON.parse(whole.text).log).toHaveLength(2);
    history.back();
    await untilClosed('Share the match');
    await chooseAction('Show to the opponent');
    const own = await findDialog('Sierra company');
    await soon(() => shown(own)).toContain('Sierra Able Fighters 8');
    // What is in reserve is not shown.
    expect(shown(own)).not.toContain('TacArms');
    await pressIn(own, 'Turn it round');
    expect(own.querySelectorAll('.rotate-180')).toHaveLength(1);
  });
});

/** Opens the front page and a file of a match. */
async function openMatchFile(name: string, content: string) {
  await openPage('/');
  await openFiles(new File([content], name));
}

describe('a match from a file', () => {
  test('with its history is the same match; a damaged one is refused or read as far as it fits', async () => {
    await play('Harbour Watch', { other: 'Not marked' });
    const address = window.location.href;
    for (const label of ['Capstan', 'Jackdaw', 'Tern']) await user.click(acted(label));
    await expectStored(3);
    const { name, match } = await savedMatch();
    expect(name).toBe('Harbour-Watch.match.json');
    expect(match.log).toHaveLength(3);
    const file = JSON.stringify(match);

    await openMatchFile(name, file);
    await untilRows();
    expect(window.location.href).toBe(address);
    await expectStored(3);

    // A log that goes on from the one here takes its place.
    const more = { n: 4, at: match.log[2].at, act: 'set', changes: [[['a', 'e11', 'activated'], 0, 1]] };
    await openMatchFile(name, JSON.stringify({ ...match, log: [...match.log, more] }));
    await untilRows();
    expect(window.location.href).toBe(address);
    await expectUndo('Pickets: Activated');

    await openMatchFile(name, file.slice(0, file.length / 2));
    const refused = () => screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog');
    await soon(() => shown(refused())).toMatch(/This file cannot be read.*(incomplete|JSON)/i);
    await user.keyboard('{Escape}');
    await soon(refused).toBeNull();

    // In another browser.
    await openPage('/');
    await fillDatabase([]);
    const forged = structuredClone(match);
    forged.log[1].changes[0][2] = 5;
    await openMatchFile(name, JSON.stringify(forged));
    await screen.findByText('2 events of its log could not be read; the match goes on from before.');
    await expectUndo('Capstan: Activated');
    expect([isActed('Capstan'), isActed('Jackdaw')]).toEqual(['true', 'false']);

    const odd = { ...match, sides: [{ ...match.sides[0], fingerprint: '0'.repeat(64) }] };
    await openMatchFile(name, JSON.stringify({ ...odd, id: 'odd' }));
    await soon(() => shown(document.querySelector('main'))).toContain(
      'The fingerprint is not that of the roster: Harbour Watch.',
    );
  });
});
