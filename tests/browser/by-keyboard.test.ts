import { describe } from 'vitest';
import { labels, opener, openSample, panel, problems, row, soon, text, total } from './builder';
import { expectFocus, expectVisibleFocus, hasVisibleFocus, press, tabTo } from './keyboard';
import { expect, test } from './visit';

describe('with the keyboard alone', () => {
  test('a player adds, names, reorders, makes CHQ, copies, removes and prints, and the focus is always visible', async ({
    visit,
  }) => {
    const page = await visit();
    await page.goto('/');
    await tabTo(page, page.getByRole('button', { name: 'New force of Horizon Wars' }));
    await page.keyboard.press('Enter');
    await page.getByLabel('Force name').waitFor();
    // The heading has the focus; the name field is next, and the first letter typed there replaces the name.
    await expectFocus(page.getByRole('heading', { level: 1, name: 'Builder' }));
    await press(page, 'Tab');
    await expectFocus(page.getByLabel('Force name'));
    await page.keyboard.type('Night Watch');

    // In a field, shortcut keys type letters.
    expect(await page.getByLabel('Force name').inputValue()).toBe('Night Watch');
    // The summary of player, pack and notes takes no text.
    await tabTo(page, page.locator('summary', { hasText: 'Player, pack, notes' }));
    await press(page, 'a');
    await expectFocus(page.getByRole('searchbox', { name: 'Search' }));
    await tabTo(page, page.getByRole('tab', { name: 'CHQ' }));
    await press(page, 'ArrowRight');
    await tabTo(page, page.getByRole('button', { name: 'Add light infantry', exact: true }));
    await press(page, 'Enter', 'Space', 'Enter');
    await soon(() => labels(page)).toHaveLength(3);
    await tabTo(page, page.getByRole('tab', { name: 'Conventional' }), 'Shift+Tab');
    await press(page, 'ArrowRight');
    await tabTo(page, page.getByRole('button', { name: 'Add Siege walker, P3 mech' }));
    await press(page, 'Enter');
    await press(page, 'Escape');
    await expectFocus(page.getByRole('button', { name: 'Add element' }));

    // From its row: CHQ and position.
    await tabTo(page, opener(page, 'Light infantry 2'));
    await press(page, 'c');
    await soon(() => text(row(page, 'Light infantry 2'))).toMatch(/CHQ/);
    await press(page, 'Alt+ArrowUp');
    await expectFocus(opener(page, 'Light infantry 1'));
    await soon(() => text(row(page, 'Light infantry 1'))).toMatch(/CHQ/);
    await press(page, 'Alt+ArrowUp', 'Alt+ArrowDown', 'Alt+ArrowDown');
    await soon(() => text(row(page, 'Light infantry 3'))).toMatch(/CHQ/);
    await press(page, 'c', 'c');

    // Opened, edited, copied.
    await tabTo(page, opener(page, 'Siege walker'));
    await press(page, 'Enter');
    await expectFocus(panel(page, 'Siege walker').getByRole('heading', { level: 2 }));
    await tabTo(page, page.getByRole('textbox', { name: 'Name', exact: true }));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Bastion');
    await tabTo(page, page.getByRole('spinbutton', { name: 'Firepower' }));
    const before = await page.getByRole('spinbutton', { name: 'Firepower' }).inputValue();
    await press(page, 'ArrowDown');
    expect(await page.getByRole('spinbutton', { name: 'Firepower' }).inputValue()).toBe(
      `${Number(before) - 1}`,
    );
    await soon(() => text(problems(page).filter({ hasText: 'hw/mech/points-unspent' }))).toMatch(/Bastion/);
    await press(page, 'ArrowUp');
    await tabTo(page, page.getByRole('checkbox', { name: /^Ace/ }), 'Shift+Tab');
    await press(page, 'Space');
    await soon(() => total(page, 'Force cost')).toBe('6 of 15');
    await press(page, 'Escape');
    await expectFocus(opener(page, 'Bastion'));
    await press(page, 'd');
    await soon(() => labels(page)).toContain('Bastion 2');
    await soon(() => labels(page)).toHaveLength(5);
    await soon(() => total(page, 'Force cost')).toBe('10 of 15');

    // Removed, then undone.
    await press(page, 'Escape');
    const copies = await labels(page);
    await press(page, 'Delete');
    await soon(() => labels(page)).toHaveLength(4);
    await expectVisibleFocus(page);
    await press(page, 'Control+z');
    await soon(() => labels(page)).toEqual(copies);
    await press(page, 'Delete');
    await tabTo(
      page,
      page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).last(),
    );
    await press(page, 'Enter');
    await soon(() => labels(page)).toHaveLength(5);

    // Printed.
    await press(page, 'p');
    const dialog = page.getByRole('dialog', { name: 'Print the roster' });
    await dialog.getByText('Night-Watch.pdf is ready.').waitFor();
    await tabTo(page, dialog.getByRole('radio', { name: 'A4' }));
    await press(page, 'ArrowRight');
    expect(await dialog.getByRole('radio', { name: 'US Letter' }).isChecked()).toBe(true);
    await tabTo(page, dialog.getByRole('button', { name: 'Save PDF' }));
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toBe('Night-Watch.pdf');
    await press(page, 'Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expectVisibleFocus(page);
  });

  test('the skip link skips the header, and every tab stop of the shelf, builder and rules has a visible focus', async ({
    visit,
  }) => {
    const page = await visit();
    await page.goto('/');
    await press(page, 'Tab');
    await expectFocus(page.getByRole('link', { name: 'Skip to the content' }));
    await press(page, 'Enter', 'Tab');
    await expectFocus(page.getByRole('button', { name: 'New force of Horizon Wars' }));
    const tabThroughEverywhere = async () => {
      for (const [width, height] of [
        [1440, 900],
        [360, 640],
      ] as const) {
        await page.setViewportSize({ width, height });
        await tabThrough(page);
      }
    };
    await openSample(page, 'Ninth Column');
    await soon(() => text(page.getByRole('main'))).toMatch(/Thunder Battery/);
    await tabThroughEverywhere();
    await page.getByRole('link', { name: /^(Rosters|Shelf)$/ }).click();
    await page.getByRole('link', { name: /^Ninth Column/ }).waitFor();
    await tabThroughEverywhere();
    await page.goto('/rules/horizon-wars');
    await tabThroughEverywhere();
  });
});

/** Tabs through the whole page once. */
async function tabThrough(page: Parameters<typeof press>[0]) {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press('Tab');
    if (!(await hasVisibleFocus(page))) return;
  }
}
