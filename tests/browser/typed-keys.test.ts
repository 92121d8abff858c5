import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { systems } from '@/lib/systems/registry';
import { soon, text, untilSaved } from './builder';
import { expectFocus, press, tabTo } from './keyboard';
import { storedRosters } from './two-games';
import { differentGames } from './unlike-games';
import { expect, test } from './visit';

// In a text field, single-key shortcuts type letters and do nothing else.

/** The single-key shortcuts that the builder lists. */
async function singleKeys(page: Page): Promise<string[]> {
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await keys.waitFor();
  const listed = await keys
    .locator('dt')
    .evaluateAll((terms) =>
      terms.map((term) => [...term.querySelectorAll('kbd')].map((key) => key.textContent)),
    );
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'hidden' });
  return listed.flatMap(([key, ...others]) => (key?.length === 1 && others.length === 0 ? [key] : []));
}

/** The values of a roster with their paths, except texts and null. */
function leaves(value: unknown, path = ''): string[] {
  if (typeof value === 'string' || value === null) return [];
  if (typeof value !== 'object') return [`${path} is ${value}`];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
}

const typed = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';

/** Text fields in a part of the page, one for each label without digits; number fields count as one. */
async function textFields(part: Locator, seen: Set<string>): Promise<Locator[]> {
  const fields: Locator[] = [];
  for (const field of await part.locator(typed).all()) {
    if (!(await field.isVisible()) || (await field.isDisabled())) continue;
    const sort = await field.evaluate((node: HTMLInputElement) =>
      node.role === 'spinbutton' || node.inputMode === 'numeric'
        ? 'figure'
        : [node.tagName, node.type, node.labels?.[0]?.textContent].join(' ').replace(/\d+/g, ''),
    );
    if (seen.has(sort)) continue;
    seen.add(sort);
    fields.push(field);
  }
  return fields;
}

/** The name of the largest sample. */
async function fullestSample(load: (typeof systems)[number]['load']): Promise<string> {
  const samples = await (await load()).system.samples();
  const size = ({ roster }: { roster: unknown }) => JSON.stringify(roster).length;
  return [...samples].sort((a, b) => size(b) - size(a))[0]?.name ?? '';
}

describe('single-key shortcuts, typed into a field,', () => {
  // All games share one list of commands.
  test.for(systems.slice(0, 1))('change nothing but the field in $name', async (system, { visit }) => {
    const page = await visit();
    await page.goto('/');
    await page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: system.name, exact: true }) })
      .getByRole('button', { name: `Sample ${await fullestSample(system.load)}` })
      .click();
    await page.getByLabel('Force name').waitFor();
    await page.getByRole('heading', { level: 1 }).focus();
    const keys = (await singleKeys(page)).map((key) => key.toLowerCase());
    expect(keys).toEqual(expect.arrayContaining(['?', 'p']));
    const seen = new Set<string>();
    let tried = 0;
    const tryAll = async (part: Locator) => {
      await part.locator('details').evaluateAll((all) => {
        for (const each of all) each.setAttribute('open', '');
      });
      for (const field of await textFields(part, seen)) {
        tried += 1;
        await untilSaved(page);
        const before = await storedRosters(page);
        const title = await page.locator('#panel-title').count();
        const was = await field.inputValue();
        await field.press('Control+End');
        for (const key of [...keys, 'Delete']) await page.keyboard.press(key);
        await expectFocus(field);
        const most = Number((await field.getAttribute('maxlength')) ?? Number.POSITIVE_INFINITY);
        expect(await field.inputValue()).toBe((was + keys.join('')).slice(0, most));
        expect(await page.locator('dialog[open], [popover]:popover-open').count()).toBe(0);
        expect(await page.locator('#panel-title').count()).toBe(title);
        await field.blur();
        await untilSaved(page);
        expect(leaves(await storedRosters(page))).toEqual(leaves(before));
      }
    };
    const outline = page.getByRole('heading', { level: 1 }).locator('..');
    await tryAll(outline);
    const openers = await outline.locator('[data-opens]').all();
    const panel = page.locator('section:has(> div > h2#panel-title)');
    for (const opener of openers) {
      await opener.click();
      await panel.waitFor();
      await tryAll(panel);
    }
    expect(tried).toBeGreaterThanOrEqual(3);
  });

  test('leave the name of a new force unchanged when ? is pressed, and Tab leads to the name', async ({
    visit,
  }) => {
    for (const { name } of differentGames) {
      const page = await visit();
      await page.goto('/');
      await tabTo(page, page.getByRole('button', { name: `New force of ${name}` }));
      await page.keyboard.press('Enter');
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
