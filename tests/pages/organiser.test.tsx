import { expect, test } from 'vitest';
import burning from '@/data/horizon-wars/samples/burning-error.json';
import { screen, within } from '@/tests/fixtures/dom';
import { legal } from '../fixtures/lists';
import { openPage, press, savedBy, soon, user } from '../fixtures/page';
import { pdfPages } from '../fixtures/pdf-pages';
import { count, opener, rowCount } from './check';
import { chooseFiles } from './choose-files';
import { expectFocus } from './focus';
import { text } from './steps';

/** Eight legal lists, one that breaks two rules, and three that cannot be read. */
const lists = [
  ...Array.from({ length: 8 }, (_, at) => ({
    name: `list-${at + 1}.json`,
    content: JSON.stringify(legal(`Force ${at + 1}`, `Player ${at + 1}`)),
  })),
  {
    name: 'ninth-column.json',
    content: JSON.stringify({ ...burning, player: 'Ida', force: { ...burning.force, limit: 13 } }),
  },
  { name: 'x-cut.json', content: JSON.stringify(burning).slice(0, 300) },
  { name: 'x-letter.txt', content: 'Dear organiser, my list follows.' },
  { name: 'x-newer.json', content: JSON.stringify({ ...burning, muster: 2 }) },
];

test('an organiser prints the sheet, and returns from a rule', async () => {
  await openPage('/check');
  await chooseFiles('Choose files', ...lists);
  await soon(() => count('Lists')).toBe('12');

  await press('Save the verdicts');
  const pdf = await savedBy(() => press('Verdict sheet (PDF)'));
  const pages = await pdfPages(pdf.bytes);
  const paper = pages
    .map((page) => page.text)
    .join(' ')
    .replaceAll(' ', '');
  for (const file of ['list-1.json', 'list-8.json', 'ninth-column.json', 'x-letter.txt'])
    expect(paper).toContain(file);
  expect(paper).toContain('Norosterinthistext.');
  expect(paper).not.toContain('thisonereads1');
  await user.keyboard('{Escape}');

  // To a rule and back, by the page's link and by browser Back.
  await user.selectOptions(screen.getByLabelText('Show'), 'Not legal');
  await soon(rowCount).toBe(1);
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Ninth Column' }));
  await user.click(opener('Ninth Column'));
  const note = async () => (await (await dialog()).findAllByRole('listitem'))[1] as HTMLElement;
  await user.click((await note()).querySelector('summary') as HTMLElement);
  const link = async () => within(await note()).findByRole('link');
  const rule = text(await link());
  for (const back of [() => press('Back to the lists', 'link'), () => history.back()]) {
    await user.click(await link());
    await screen.findByRole('heading', { level: 1, name: /rules and rulings/ });
    await soon(() => document.querySelector('[aria-current=true]')?.textContent).toContain(rule);
    await back();
    const followed = await link();
    await expectFocus(followed);
  }
  await user.keyboard('{Escape}');
  // The rows may be drawn again after the return.
  await soon(() => document.activeElement === opener('Ninth Column')).toBe(true);
  expect([count('Lists'), rowCount()]).toEqual(['12', 1]);

  // Back from a rule once more, and Escape before the rows are drawn.
  await user.click(opener('Ninth Column'));
  await user.click((await note()).querySelector('summary') as HTMLElement);
  await user.click(await link());
  await screen.findByRole('heading', { level: 1, name: /rules and rulings/ });
  const rowsAtEscape = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      const reopened = document.querySelector('dialog[open]');
      if (!reopened) return;
      observer.disconnect();
      resolve(document.querySelectorAll('[data-row]').length);
      reopened.dispatchEvent(new Event('cancel', { cancelable: true }));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  history.back();
  expect(await rowsAtEscape).toBe(0);
  await soon(() => document.activeElement === screen.queryByRole('button', { name: 'Ninth Column' })).toBe(
    true,
  );
});
