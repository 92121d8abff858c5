import { describe, expect, test } from 'vitest';
import { screen, within } from '@/tests/fixtures/dom';
import { fillDatabase } from '../fixtures/database';
import { fill, openPage, press, savedBy, soon, user } from '../fixtures/page';
import {
  acted,
  chooseAction,
  chooseIn,
  expectStored,
  expectUndo,
  findDialog,
  play,
  pressIn,
  rows,
  untilClosed,
  untilRows,
} from './play';
import { shown } from './shown';
import { choose, openFiles, remove, rosters, untilSaved } from './steps';

/** The lines of matches. */
const lines = (place: HTMLElement = document.body) =>
  within(place).queryAllByRole('link', { name: /· turn \d/ });

const inPlay = () => screen.queryByRole('region', { name: 'Matches in progress' });

/** Opens the match in progress from the front page. */
const openMatch = async () =>
  user.click(
    await within(await screen.findByRole('region', { name: 'Matches in progress' })).findByRole('link', {
      name: /turn 1/,
    }),
  );

const withoutMatches = () => soon(inPlay).toBeNull();

/** Waits until the match is open, and expects what undo would take back. */
async function expectMatch(title: string) {
  await untilRows();
  await expectUndo(title);
}

/** Starts a match with one mark, and returns its address. */
async function marked(): Promise<string> {
  await play('Harbour Watch');
  await user.click(acted('Capstan'));
  await expectStored(1);
  return window.location.href;
}

describe('the roster of a match', () => {
  test('can be edited and deleted, and the match keeps its copy', async () => {
    const address = await marked();
    const notice = 'The roster has been edited since the match started. The match keeps its copy.';
    expect(screen.queryByText(notice)).toBeNull();
    await chooseAction('Open the roster');
    await screen.findByLabelText('Force name');
    await remove('Jackdaw');
    await untilSaved();
    await openPage(address);
    await screen.findByText(notice);
    expect(rows()).toHaveLength(11);
    await press('Compare');
    await soon(() => shown(screen.queryByRole('dialog'))).toMatch(/1 element differs|Jackdaw/);
    await user.keyboard('{Escape}');
    await soon(() => screen.queryByRole('dialog')).toBeNull();

    await press('All matches', 'link');
    await screen.findByRole('heading', { level: 1, name: 'Matches' });
    await soon(() => lines().map(shown)).toEqual([
      expect.stringMatching(
        /^Harbour Watch Horizon Wars · \d+ \w+ \d{4}, \d\d:\d\d · Against Opponent · turn 1 In progress · the roster has been changed since$/,
      ),
    ]);
    const group = screen.getByRole('region', { name: 'Harbour Watch' });
    await soon(() => shown(within(group).getByRole('heading'))).toBe('Harbour Watch 1 in progress');

    // The match in progress stands before everything else on the front page.
    await openPage('/');
    await soon(() => rosters().length).toBeGreaterThan(0);
    await soon(() => lines(inPlay() ?? undefined).map(shown)).toEqual([
      expect.stringContaining('In progress'),
    ]);
    const [first] = [...document.querySelectorAll('main section')].map(
      (each) => document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent,
    );
    expect(first).toBe('Matches in progress');
    await user.click(screen.getAllByRole('button', { name: 'Delete Harbour Watch' }).at(-1) as HTMLElement);
    await screen.findByText('No rosters yet');
    await openMatch();
    await expectMatch('Capstan: Activated');
    expect(rows()).toHaveLength(11);
  });

  test('says in its menu that a match is in progress, which goes to the bin and back', async () => {
    const address = await marked();
    await openPage('/');
    await choose('More actions for Harbour Watch', 'Play');
    await soon(() => shown(screen.queryByRole('dialog', { name: 'Play' }))).toContain(
      'Matches 1 in progress',
    );
    const asked = await findDialog('Play');
    await user.click(within(asked).getByText('Matches'));
    await soon(() => lines(asked).map(shown)).toEqual([
      expect.stringMatching(/^Harbour Watch .* · Against Opponent · turn 1 In progress$/),
    ]);
    await user.keyboard('{Escape}');
    await untilClosed('Play');
    const backup = await savedBy(() => press('Back up'));

    await pressIn(inPlay() as HTMLElement, 'Delete Harbour Watch');
    await withoutMatches();
    await choose('More actions', 'Bin');
    const bin = await findDialog('Bin');
    await soon(() => shown(bin)).toContain('Harbour Watch Match of Horizon Wars · deleted');
    await pressIn(bin, 'Restore Harbour Watch');
    await user.keyboard('{Escape}');
    await openMatch();
    await expectMatch('Capstan: Activated');
    expect(window.location.href).toBe(address);

    // A backup brings it to another browser, and changes nothing in this one.
    for (const said of ['1 match: 1 already here.', '1 match: 1 added.']) {
      await openPage('/');
      if (said === '1 match: 1 added.') await fillDatabase([]);
      await openPage('/');
      await openFiles(new File([backup.text], 'backup.json'));
      const restored = await findDialog('Backup restored');
      await soon(() => shown(restored)).toContain(said);
      await openPage(address);
      await expectMatch('Capstan: Activated');
    }
  });

  test('has its result, which stays open for corrections', async () => {
    await marked();
    await chooseAction('End the match');
    const end = await findDialog('End the match');
    await chooseIn(end, 'Harbour Watch');
    await fill(within(end).getByRole('spinbutton', { name: 'Score, Harbour Watch' }), '3');
    await fill(within(end).getByRole('spinbutton', { name: 'Score, Opponent' }), '1');
    await fill(within(end).getByLabelText('How it ended'), 'Tabled in turn 4');
    await pressIn(end, 'End the match');
    await untilClosed('End the match');
    await user.click(acted('Jackdaw'));
    await expectStored(2);
    await press('All matches', 'link');
    await soon(() => lines().map(shown)).toEqual([expect.stringMatching(/Won 3 : 1$/)]);
    window.history.back();
    await chooseAction('Result');
    const result = await findDialog('The result');
    await chooseIn(result, 'Still playing');
    await pressIn(result, 'Save');
    const messages = within(screen.getByRole('region', { name: 'Messages' }));
    await messages.findAllByText('The match is in progress again.');
    expect(screen.queryByText('Ended: Won')).toBeNull();
    await user.click(messages.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
    await screen.findByText('Ended: Won');
    await untilClosed('The result');
    await openPage('/');
    await screen.findByRole('link', { name: 'All matches (1)' });
    expect(inPlay()).toBeNull();
  });
});
