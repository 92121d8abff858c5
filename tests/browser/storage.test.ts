import { describe } from 'vitest';
import { labels, newForce, openSample, soon } from './builder';
import { test } from './visit';

describe('browser storage', () => {
  test('has two quick edits after the tab is closed immediately', async ({ visit }) => {
    const page = await visit();
    await newForce(page, 'Hasty');
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Add element' }).click();
    await page.getByRole('tab', { name: 'Conventional' }).click();
    await page
      .getByRole('button', { name: 'Add light infantry', exact: true })
      .evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
    await page.close();
    const again = await page.context().newPage();
    await again.goto('/');
    await again.getByRole('link', { name: /^Hasty/ }).click();
    await soon(() => labels(again)).toEqual(['Light infantry 1', 'Light infantry 2']);
  });

  test('updates the shelf of another tab after a change', async ({ visit }) => {
    const page = await visit();
    await openSample(page, 'Rustbelt Rovers');
    const other = await page.context().newPage();
    await other.goto('/');
    await page.getByLabel('Force name').fill('Rustbelt Raiders');
    await other.getByRole('link', { name: /^Rustbelt Raiders/ }).waitFor();
  });
});
