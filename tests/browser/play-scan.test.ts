import type { Page } from 'playwright-core';
import { soon, text } from './builder';
import { chooseFiles, small } from './check';
import { bitmap, codePicture } from './codes';
import { askToStart, dialog, phone, rows } from './play';
import { expect, test } from './visit';

// The list of the other side, from the code on its sheet.

const code = codePicture(small('Lancers', 'Ann'));
const picture = (buffer: Buffer) => ({ name: 'code.bmp', mimeType: 'image/bmp', buffer });

const names = (page: Page) =>
  page
    .getByRole('group', { name: 'Side' })
    .getByRole('radio')
    .evaluateAll((all) => all.map((each) => each.parentElement?.textContent));

test('the other side’s list comes from a picture of its code; a picture without one is refused', async ({
  visit,
}) => {
  const page = await visit(phone);
  await page.goto('/');
  await page.getByRole('button', { name: 'Sample Harbour Watch' }).click();
  const asked = await askToStart(page);
  const file = asked.getByLabel('The opponent’s list: file');
  await file.setInputFiles(picture(bitmap(new Uint8Array(10_000), 100, 100)));
  await soon(() => text(asked.getByRole('alert'))).toContain('No QR code can be seen in this picture.');
  await file.setInputFiles(picture(code));
  await soon(() => asked.getByRole('alert').allTextContents()).toEqual([]);
  await asked.getByRole('button', { name: 'Start the match' }).click();
  await rows(page).first().waitFor();
  expect(await names(page)).toEqual(['Mine', 'Ann', 'Both']);
});

test('a scanned list is played against with the own roster that was changed last', async ({ visit }) => {
  const page = await visit(phone);
  await page.goto('/');
  await page.getByRole('button', { name: 'Sample Harbour Watch' }).click();
  await page.getByLabel('Force name').waitFor();
  await page.goto('/scan');
  await chooseFiles(page, 'Choose a picture', { name: 'code.bmp', content: code });
  await page.getByRole('button', { name: 'Open the roster' }).click();
  await page.getByRole('button', { name: 'Play against it' }).click();
  const asked = dialog(page, 'Play');
  const own = asked.getByRole('combobox', { name: 'Your list: which' });
  await soon(() => own.locator('option:checked').textContent()).toBe('Harbour Watch');
  await asked.getByRole('button', { name: 'Start the match' }).click();
  await rows(page).first().waitFor();
  expect(await names(page)).toEqual(['Mine', 'Ann', 'Both']);
  await soon(() => rows(page).count()).toBe(11);
});
