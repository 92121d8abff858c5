import { describe, expect, test } from 'vitest';
import { linkTo } from '@/lib/check/link';
import { screen, within } from '@/tests/fixtures/dom';
import { forgeOfWarText, rosterText } from '../browser/files';
import { fill, openPage, press, soon, user } from '../fixtures/page';
import {
  askToPlay,
  askToStart,
  begin,
  chooseIn,
  expectUndo,
  findDialog,
  play,
  pressIn,
  rowNames,
  rows,
  showSide,
  sideBars,
  start,
  untilClosed,
} from './play';
import { shown } from './shown';

const theirs = ['First Troop', 'Heavy cavalry', 'Light infantry'];

/** A list of the other side, of a player with a name. */
const annsText = rosterText({ name: 'Lancers', player: 'Ann' }, { limit: 5 });

describe('the other side', () => {
  test('comes from a link; a list of another game and a text without one are refused', async () => {
    const asked = await askToPlay('Harbour Watch');
    await user.click(
      within(asked).getAllByRole('button', { name: 'From a link or text' }).at(-1) as HTMLElement,
    );
    const title = 'The opponent’s list from a link or text';
    const pasting = await findDialog(title);
    const field = within(pasting).getByRole<HTMLTextAreaElement>('textbox', { name: 'Roster or link' });
    const paste = async (content: string) => {
      await fill(field, content);
      await pressIn(pasting, 'Use it');
    };
    for (const [content, why] of [
      [forgeOfWarText('Elsewhere'), /Forge of War/],
      ['good luck', /^the text /],
    ] as const) {
      await paste(content);
      await soon(() => shown(within(pasting).queryByRole('alert'))).toMatch(why);
      await soon(() => field.value).toBe(content);
    }
    await paste(linkTo('https://muster.example', JSON.parse(annsText)));
    await untilClosed(title);
    await begin(asked);
    // The player of the list gives the side its name.
    await showSide('Ann');
    await soon(rowNames).toEqual(theirs);
  });

  test('is another list than the own one, where there is another', async () => {
    await openPage('/');
    await press(/^Sample Ninth Column/);
    await screen.findByLabelText('Force name');
    history.back();
    await press(/^Sample Harbour Watch/);
    const asked = await askToStart();
    const list = await within(asked).findByRole('group', { name: 'The opponent’s list' });
    const which = () =>
      within(asked).queryByRole<HTMLSelectElement>('combobox', { name: 'The opponent’s list: which' });
    // Until the saved lists are read, it would ask for a file instead.
    await soon(async () => {
      if (!which()) await chooseIn(list, 'A list');
      return which();
    }).not.toBeNull();
    await soon(() => which()?.selectedOptions[0]?.textContent).toBe('Ninth Column');
  });

  test('without a list has its trackers alone, and one not marked has nothing', async () => {
    await play();
    await showSide('Opponent');
    await screen.findByText('Without a list: its bar above has its trackers.');
    await user.click(sideBars()[0] as HTMLElement);
    const bare = await screen.findByRole('region', { name: 'Opponent' });
    await pressIn(bare, /^Increase Score/);
    await expectUndo('Opponent: Score +1');
    await pressIn(bare, 'Close');
    await showSide('Both');
    await soon(() => rows().length).toBe(11);
    // What is shown survives a reload.
    await openPage(location.pathname + location.search);
    await soon(() => sideBars().length).toBe(2);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Both' }).checked).toBe(true);

    await openPage('/');
    await press(/^Sample Harbour Watch/);
    await start({ other: 'Not marked' });
    expect(screen.queryAllByRole('radio')).toHaveLength(0);
    await soon(() => rows().length).toBe(11);
  });
});

test('a match does not start before the chosen list is read', async () => {
  const asked = await askToPlay('Harbour Watch');
  let letThrough = () => {};
  const delay = new Promise<void>((done) => {
    letThrough = done;
  });
  const bytes = await new Blob([annsText]).arrayBuffer();
  const slow = new File([annsText], 'theirs.json', { type: 'application/json' });
  slow.arrayBuffer = () => delay.then(() => bytes);
  await user.upload(within(asked).getByLabelText('The opponent’s list: file'), slow);
  const begins = within(asked).getByRole('button', { name: 'Start the match' });
  await soon(() => begins.getAttribute('aria-busy')).toBe('true');
  begins.focus();
  await user.keyboard('{Enter}');
  within(asked).getByLabelText('Name of the match').focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog', { name: 'Play' })).not.toBeNull();
  letThrough();
  await soon(() => begins.getAttribute('aria-busy')).toBe(null);
  begins.focus();
  await user.keyboard('{Enter}');
  await soon(() => rows().length).toBe(11);
  const side = screen.getByRole('group', { name: 'Side' });
  expect(
    within(side)
      .getAllByRole('radio')
      .map((each) => each.parentElement?.textContent),
  ).toEqual(['Mine', 'Ann', 'Both']);
});
