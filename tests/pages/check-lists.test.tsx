import { describe, expect, test } from 'vitest';
import { linkTo } from '@/lib/check/link';
import { screen, within } from '@/tests/fixtures/dom';
import { legal, pack, small } from '../fixtures/lists';
import { fill, openPage, press, reload, savedBy, soon, user } from '../fixtures/page';
import {
  checked,
  clearLists,
  count,
  given,
  opener,
  pasteLists,
  rowCount,
  rows,
  rowText,
  table,
} from './check';
import { chooseFiles } from './choose-files';
import { expectFocus, pressKeys, tabTo } from './focus';
import { text } from './steps';

const mistyped = JSON.stringify(legal('One', 'Ann')).replace('"light-infantry"', '"light-infantri"');

describe('an organiser', () => {
  test('can read the saved verdicts back', async () => {
    await checked(legal('One', 'Ann'), small('Two', 'Ben'));
    await press('Save the verdicts');
    await press('Include every roster', 'checkbox');
    const pdf = await savedBy(() => press('Verdict sheet (PDF)'));
    await user.keyboard('{Escape}');
    await clearLists();
    await reload();
    await chooseFiles('Choose files', {
      name: 'back.pdf',
      content: pdf.bytes,
    });
    await soon(() => count('Lists')).toBe('2');
    await soon(() => rows().map(text).join(' ')).toMatch(/AnnOne.*BenTwo/);
  });

  test('sees names as text, and finds no formula in the CSV', async () => {
    await checked(
      legal('<img src=x onerror=alert(1)>', '=HYPERLINK("https://evil.example")'),
      legal('\u202Egnihton', '+1+1'),
    );
    await soon(() => rowText(0)).toContain('<img src=x onerror=alert(1)>');
    expect(table().querySelectorAll('img')).toHaveLength(0);
    expect(rowText(1)).not.toContain('\u202E');
    await press('Save the verdicts');
    const csv = (await savedBy(() => press('CSV'))).text;
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(csv.split(/[,\r\n]/).filter((cell) => /^"?[=+@]/.test(cell))).toEqual([]);
  });

  test('is told of duplicate lists and of a player with two lists', async () => {
    await checked(legal('One', 'Ann'), legal('Copy', 'Ben'), small('Other', ' ann '), small('Mine', 'Cy'));
    const told = () => text(screen.getByRole('region', { name: 'Summary' }));
    await soon(told).toContain('The same list 2 times: “One” (no. 1) of Ann and “Copy” (no. 2) of Ben.');
    await soon(told).toMatch(
      /Ann has 2 lists that are not all the same: “One” \(no\. 1\) and “Other” \(no\. 3\)/,
    );
    await user.selectOptions(screen.getByLabelText('Show'), 'Possible duplicates');
    await soon(rowCount).toBe(4);
  });

  test('presses a type in the chart to filter the table by it', async () => {
    await checked(legal('One', 'Ann'), small('Two', 'Ben'));
    const chart = within(await screen.findByRole('list', { name: 'Types fielded' }));
    const mech = () => chart.getByRole('button', { name: /^Mech/ });
    await user.click(mech());
    await soon(rowCount).toBe(1);
    await soon(() => text(table())).toContain('Ann');
    expect(mech().getAttribute('aria-pressed')).toBe('true');
    await press(/^Fielding Mech/);
    await soon(rowCount).toBe(2);
    await fill(screen.getByLabelText('Search'), 'first troop mech');
    await screen.findByText('No list matches');
    await fill(screen.getByLabelText('Search'), 'mech');
    await soon(rowCount).toBe(1);
    await press('Save the verdicts');
    await press('Include all 2');
    await screen.findByText('2 lists, in the order of the table.');
    await user.keyboard('{Escape}');
    await soon(rowCount).toBe(2);
    await user.selectOptions(screen.getByLabelText('Show'), 'Possible duplicates');
    await screen.findByText('None of 2 lists is a duplicate, and no player has several.');
  });

  test('checks the same lists against another pack', async () => {
    await checked(legal('One', 'Ann'), small('Two', 'Ben'));
    expect(count('Legal')).toBe('2');
    await chooseFiles('Pack from a file', pack);
    await soon(() => count('Legal')).toBe('1');
    await user.selectOptions(screen.getByLabelText('Check against'), 'No pack: rules only');
    await soon(() => count('Legal')).toBe('2');
  });

  test('is told that a file is not a pack, until another pack or lists are loaded', async () => {
    await openPage('/check');
    const error = () => screen.queryByText(/plan\.json: This is not a Muster pack file\./);
    const openOther = async () => {
      await chooseFiles('Pack from a file', { name: 'plan.json', content: new Uint8Array([0x89, 0, 0xff]) });
      await soon(error).not.toBeNull();
    };
    await openOther();
    await chooseFiles('Pack from a file', pack);
    await soon(error).toBeNull();
    await openOther();
    await chooseFiles('Choose files', given(legal('One', 'Ann')));
    await soon(error).toBeNull();
    await soon(() => count('Lists')).toBe('1');
    await openOther();
    await pasteLists('good luck');
    await soon(error).toBeNull();
  });

  test('is told what was probably meant by mistyped words of a pack', async () => {
    await openPage('/check');
    const typos = { musterPack: 1, system: 'horizon-wars', nme: 'Open', limt: 15 };
    await chooseFiles('Pack from a file', { name: 'typos.json', content: JSON.stringify(typos) });
    await screen.findByText(/^typos\.json: .*nme: .*Did you mean name\?.* limt: .*Did you mean limit\?/);
  });

  test('sees in the row, and first in the dialog, what was probably meant by a mistyped word', async () => {
    await openPage('/check');
    await chooseFiles('Choose files', { name: 'typo.json', content: mistyped });
    await soon(() => count('Cannot be read')).toBe('1');
    const says = /This is the text "light-infantri"\. Did you mean light-infantry\?/;
    await soon(() => text(table())).toMatch(says);
    await user.click(within(table()).getByRole('button', { name: 'typo.json' }));
    const dialog = await screen.findByRole('dialog', { name: 'typo.json' });
    // Not in the technical detail, which is closed.
    const sentence = await within(dialog).findByText(says, { selector: 'p' });
    expect(sentence.closest('details')).toBeNull();
  });

  test('is told why a damaged zip could not be read', async () => {
    await openPage('/check');
    await chooseFiles('Choose files', { name: 'empty.zip', content: 'PK\u0005\u0006cut' });
    await soon(() => count('Cannot be read')).toBe('1');
    await soon(() => text(table())).toContain('Damaged or cut off: ask for it again.');
  });
});

test('removing one list, and then all, updates the numbers', async () => {
  await checked(legal('One', 'Ann'), legal('Copy', 'Ben'), small('Two', 'Cy'));
  await screen.findByText(/The same list 2 times/);
  await user.click(within(rows()[1] as HTMLElement).getByRole('button'));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Copy' })).getByRole('button', { name: 'Remove' }),
  );
  await soon(() => count('Lists')).toBe('2');
  await soon(() => [rowCount(), screen.queryAllByText(/The same list/).length]).toEqual([2, 0]);
  await expectFocus(opener('Two'));
  await press('Save the verdicts');
  const csv = (await savedBy(() => press('CSV'))).text;
  expect([csv.includes('Two'), csv.includes('Copy')]).toEqual([true, false]);
  await user.click(screen.getByRole('radio', { name: 'Tab' }));
  expect((await savedBy(() => press('CSV'))).text.split('\r\n')[0]).toContain('"Source"\t"Player"\t');
  await user.keyboard('{Escape}');

  await clearLists();
  await expectFocus(screen.getByRole('button', { name: 'Choose files' }));
  await pasteLists(`Emil: ${linkTo('https://muster.example', legal('Three', 'Emil'))} see you`);
  await soon(() => count('Lists')).toBe('1');
  await soon(rowCount).toBe(1);
});

test('the focus stays on a control, whichever list is removed', async () => {
  await checked(legal('One', 'Ann'), small('Two', 'Ben'), small('Three', 'Cy'));
  const remove = async (name: string) => {
    await user.click(await within(table()).findByRole('button', { name }));
    await user.click(
      within(await screen.findByRole('dialog', { name })).getByRole('button', { name: 'Remove' }),
    );
  };
  await remove('Three');
  await expectFocus(opener('Two'));
  await fill(screen.getByLabelText('Search'), 'Ben');
  await soon(rowCount).toBe(1);
  await remove('Two');
  await expectFocus(await screen.findByRole('button', { name: 'Show all' }));
  await user.keyboard('{Enter}');
  await expectFocus(screen.getByLabelText('Show'));
  await remove('One');
  await soon(() => screen.queryByRole('table')).toBeNull();
  await expectFocus(screen.getByRole('button', { name: 'Choose files' }));
});

test('leaving with lists loaded asks for confirmation, and other pages of the app keep them', async () => {
  /** Whether the browser would ask before it closes the page. */
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await openPage('/check');
  await chooseFiles('Pack from a file', pack);
  await screen.findByText(/15 points/);
  expect(asks()).toBe(false);

  await chooseFiles('Choose files', given(legal('One', 'Ann'), small('Two', 'Ben')));
  await soon(() => count('Not legal')).toBe('1');
  expect(asks()).toBe(true);

  await fill(screen.getByLabelText('Search'), 'Ben');
  await soon(rowCount).toBe(1);
  await press('Packs', 'link');
  await screen.findByRole('heading', { name: 'Packs' });
  expect(asks()).toBe(true);
  await press('Check lists', 'link');
  await screen.findByRole('table', { name: 'Rosters' });
  await soon(rowCount).toBe(1);
  expect([count('Lists'), count('Not legal')]).toEqual(['2', '1']);
  const against = () => screen.getByLabelText<HTMLSelectElement>('Check against');
  await soon(() => against().selectedOptions[0]?.textContent).toContain('Calais Open 2026');

  await clearLists();
  expect(asks()).toBe(false);
});

test('the table can be sorted, navigated and opened by keyboard, and the focus returns to the row', async () => {
  await checked(...Array.from({ length: 60 }, (_, at) => small(`Force ${60 - at}`, `Player ${at}`)));
  screen.getByRole('button', { name: 'Save the verdicts' }).focus();
  await tabTo(opener('Roster'));
  await pressKeys('{Enter}');
  await soon(() =>
    within(table())
      .getByRole('columnheader', { name: /Roster/ })
      .getAttribute('aria-sort'),
  ).toBe('ascending');
  await tabTo(opener('Force 1'));
  await pressKeys('{ArrowDown}', '{ArrowDown}', '{End}');
  await expectFocus(opener('Force 60'));
  await pressKeys('{Home}', '{PageDown}');
  await expectFocus(opener('Force 11'));
  await pressKeys('{Enter}');
  await screen.findByRole('dialog', { name: 'Force 11' });
  await pressKeys('{Escape}');
  await expectFocus(opener('Force 11'));
});
