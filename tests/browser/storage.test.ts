import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { add, labels, newForce, openSample, soon, text, total } from './builder';
import { expect, test } from './visit';

/** Saves to a file from the notice, and returns the roster in it. */
async function savedFile(page: Page) {
  const saving = page.waitForEvent('download');
  await page.getByRole('alert').getByRole('button', { name: 'Save to a file' }).click();
  return JSON.parse(await readFile(await (await saving).path(), 'utf8'));
}

describe('browser storage', () => {
  test('that is forbidden is reported plainly, and work continues in the tab', async ({ visit }) => {
    const page = await visit({
      before: () => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
      },
    });
    await page.goto('/');
    const notice = page.getByRole('alert').filter({ hasText: 'Rosters cannot be saved.' });
    await soon(() => text(notice)).toMatch(
      /This browser does not allow the page to save anything.*save to a file/,
    );
    await newForce(page, 'Ghosts');
    await add(page, 'Conventional', 'recon'.concat('naissance'), 'light infantry');
    const warning = page.getByRole('alert').filter({ hasText: 'Not saved' });
    await soon(() => text(warning)).toMatch(
      /does not allow the page to save anything.*You can keep working in this tab/,
    );
    expect(await savedFile(page)).toMatchObject({ name: 'Ghosts', force: { elements: [{}, {}] } });

    // Go to your rosters and back: the roster is listed as being only in this tab.
    await page.getByRole('link', { name: 'Rosters' }).click();
    const kept = page.getByRole('link', { name: /^Ghosts/ });
    await soon(() => text(kept)).toContain('only in this tab');
    await kept.click();
    await soon(() => labels(page)).toEqual(['Reconnaissance', 'Light infantry']);
    await add(page, 'Conventional', 'light infantry');
    await soon(() => total(page, 'Force cost')).toBe('4 of 15');
    await page.getByRole('link', { name: 'Rosters' }).click();
    await page.getByRole('button', { name: 'Delete Ghosts' }).click();
    await page.getByText('No rosters yet').waitFor();
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
    await kept.waitFor();
  });

  test('that is full is reported plainly, until there is room again', async ({ visit }) => {
    const page = await visit({
      before: () => {
        const put = IDBObjectStore.prototype.put;
        IDBObjectStore.prototype.put = function (...what) {
          if ('full' in window) throw new DOMException('No room.', 'QuotaExceededError');
          return put.apply(this, what);
        };
      },
    });
    await newForce(page, 'Garrison');
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.evaluate(() => Object.assign(window, { full: true }));
    await add(page, 'Conventional', 'light infantry');
    const warning = page.getByRole('alert').filter({ hasText: 'Not saved' });
    await soon(() => text(warning)).toMatch(/storage is full/);
    await page.getByText('Not saved', { exact: true }).waitFor();
    await add(page, 'Conventional', 'light infantry');
    expect(await savedFile(page)).toMatchObject({ name: 'Garrison', force: { elements: [{}, {}] } });
    await page.evaluate(() => Reflect.deleteProperty(window, 'full'));
    await add(page, 'Conventional', 'light infantry');
    await page.getByText('Saved', { exact: true }).waitFor();
    await warning.waitFor({ state: 'hidden' });
    await page.reload();
    await soon(() => labels(page)).toHaveLength(3);
  });

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
