import burning from '@/data/horizon-wars/samples/burning-error.json';
import { axeFaults } from './axe';
import { soon, text } from './builder';
import { chooseFiles, count, legal, rows, table } from './check';
import { press } from './keyboard';
import { pdfText } from './print';
import { dispatchFiles, downloadedBy } from './shelf';
import { expect, test } from './visit';

const OFF = 'Remove Assisted targeting from Terrier';

const file = (name: string, roster: object) => ({ name, content: JSON.stringify(roster) });
const ninth = { ...burning, player: 'Ida' };

test('an organiser adds three lists, reads the fix in a row, copies the answer and saves the verdicts', async ({
  visit,
}) => {
  const page = await visit();
  await page.goto('/check');
  await page.getByRole('button', { name: 'Choose files' }).waitFor();
  await dispatchFiles(page, 'drop', [
    file('a.json', legal('Lancers', 'Ann')),
    file('b.json', ninth),
    file('c.json', { ...ninth, name: 'Two errors', force: { ...ninth.force, limit: 13 } }),
  ]);
  await soon(() => count(page, 'Lists')).toBe('3');
  await soon(() => text(rows(page).nth(1))).toContain(`Fix: ${OFF}`);
  await soon(() => text(rows(page).nth(2))).toMatch(/Fix: /);
  expect(await text(rows(page).nth(0))).not.toMatch(/fix/i);
  await page.getByText('2 lists not legal, 2 with a fix.').waitFor();
  expect(await axeFaults(page)).toEqual([]);

  await table(page).getByRole('button', { name: 'Ninth Column' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ninth Column' });
  const fix = dialog.getByRole('region', { name: 'Fix' });
  await fix.getByText(OFF, { exact: true }).waitFor();
  await fix.getByText('This is the smallest change that makes the force legal.').waitFor();
  await fix.locator('summary').click();
  expect(await fix.getByRole('textbox').inputValue()).toMatch(
    new RegExp(`^Ninth Column\\. Not legal: 1 error\\.\\n- Terrier has .*\\nLegal with this fix: ${OFF}\\.$`),
  );
  await fix.getByRole('button', { name: 'Copy the answer' }).click();
  await fix.getByText('Copied.').waitFor();
  expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
  await press(page, 'Escape');

  await page.getByRole('button', { name: 'Save the verdicts' }).click();
  const saving = page.getByRole('dialog', { name: 'Save the verdicts' });
  const csv = await downloadedBy(page, () => saving.getByRole('button', { name: 'CSV' }).click());
  const lines = csv.text.trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/"Problems","Legal by"$/);
  expect(lines[1]).toMatch(/,$/);
  expect(lines[2]?.endsWith(`,"${OFF}"`)).toBe(true);
  expect(lines[3]).toMatch(/,"[^"]+"$/);
  const sheet = await downloadedBy(page, () => saving.getByRole('button', { name: 'Verdict sheet' }).click());
  expect((await pdfText(sheet.bytes)).join(' ')).toContain(`Legal with this fix: ${OFF}.`);
});

test('lists not searched yet are searched before the verdicts are saved, or reported as not searched', async ({
  visit,
}) => {
  const page = await visit();
  await page.goto('/check');
  // More lists than are searched automatically.
  const content = Array.from({ length: 205 }, (_, at) => JSON.stringify({ ...ninth, name: `Column ${at}` }));
  await chooseFiles(page, 'Choose files', { name: 'lists.ndjson', content: content.join('\n') });
  await soon(() => count(page, 'Not legal')).toBe('205');
  await page.getByText('200 were searched').waitFor({ timeout: 90_000 });
  await page.getByRole('button', { name: 'Save the verdicts' }).click();
  const saving = page.getByRole('dialog', { name: 'Save the verdicts' });
  const first = saving.getByRole('checkbox', { name: 'Search for the missing fixes first' });
  await saving.getByText('5 lists not legal and not searched yet').waitFor();
  await first.uncheck();
  const saved = async () =>
    (await downloadedBy(page, () => saving.getByRole('button', { name: 'CSV' }).click())).text;
  expect((await saved()).match(/"not searched"/g)).toHaveLength(5);
  await first.check();
  expect(await saved()).not.toContain('not searched');
  await saving.getByText('Every list that is not legal was searched.').waitFor();
}, 120_000);
