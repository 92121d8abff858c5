import { describe } from 'vitest';
import { soon, text } from './builder';
import { expectFocus, press, tabTo } from './keyboard';
import { differentGames } from './unlike-games';
import { expect, test } from './visit';

// In a text field, single-key shortcuts type letters and do nothing else.

describe('single-key shortcuts, typed into a field,', () => {
  test('leave the name of a new force unchanged when ? is pressed, and Tab leads to the name', async ({
    visit,
  }) => {
    for (const { name } of differentGames) {
      const page = await visit();
      await page.goto('/');
      await tabTo(page, page.getByRole('button', { name: `New force of ${name}` }));
      await page.keyboard.press('Enter');
      await page.getByLabel('Force name').waitFor();
      await expectFocus(page.getByRole('heading', { level: 1, name: 'Builder' }));
      await page.keyboard.press('?');
      const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await keys.waitFor();
      await soon(() => text(keys)).toContain('Print the roster');
      await press(page, 'Escape');
      await keys.waitFor({ state: 'hidden' });
      expect(await page.getByLabel('Force name').inputValue()).toBe('New force');
      await page.keyboard.press('Tab');
      await expectFocus(page.getByLabel('Force name'));
      await page.keyboard.type('Why?');
      await soon(() => page.getByLabel('Force name').inputValue()).toBe('Why?');
      expect(await page.getByRole('dialog').count()).toBe(0);
    }
  });
});
