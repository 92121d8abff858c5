import { describe } from 'vitest';
import { labels, opener, openSample, panel, problems, row, soon, text, total } from './builder';
import { expectFocus, expectVisibleFocus, press, tabTo } from './keyboard';
import { expect, test } from './visit';

describe('with the keyboard alone', () => {
  test('a player adds, names, reorders, makes CHQ, copies, removes and prints, and the focus is always visible', async ({
    visit,
  }) => {
    const page = await visit();
    await page.goto('/');
    await tabTo(page, page.getByRole('button', { name: 'New force of Horizon Wars' }));
    await page.keyboard.press('Enter');
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

  test('? lists the keys, and Escape closes the list and returns the focus', async ({ visit }) => {
    const page = await visit();
    await openSample(page, 'Rustbelt Rovers');
    await opener(page, 'Signalman').focus();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await keys.waitFor();
    const listed = await keys
      .locator('dl > div')
      .evaluateAll((lines) =>
        lines.map((line) => [...line.querySelectorAll('kbd, dd')].map((part) => part.textContent).join(' ')),
      );
    expect(listed.sort()).toEqual([
      '? Show keyboard shortcuts',
      'A Add element',
      'Alt ↑ Move the element up',
      'Alt ↓ Move the element down',
      'C CHQ on or off',
      'Ctrl Y Redo (or Ctrl Shift Z)',
      'Ctrl Z Undo',
      'D Duplicate the element',
      'Delete Remove the element',
      'Enter Open the element in focus',
      'Esc Close what is open',
      'F Show fixes that make the force legal',
      'P Print the roster',
      'X Ace on or off',
    ]);
    await press(page, 'Escape');
    await keys.waitFor({ state: 'hidden' });
    await expectFocus(opener(page, 'Signalman'));
  });

  test('the row menu shows the same keys, and cannot move a row past the ends', async ({ visit }) => {
    const page = await visit();
    await openSample(page, 'Rustbelt Rovers');
    const [first = '', last = ''] = (await labels(page)).filter(
      (_, at, { length }) => at % (length - 1) === 0,
    );
    for (const [label, disabled] of [
      [first, 'Move up'],
      [last, 'Move down'],
    ] as const) {
      await page.getByRole('button', { name: `More actions for ${label}`, exact: true }).click();
      const lines = page.getByRole('menuitem');
      const said = await lines.allInnerTexts();
      for (const line of [/CHQ\s+C$/, /^Duplicate\s+D$/, /^Move up\s+Alt ↑$/, /^Move down\s+Alt ↓$/])
        expect(said).toContainEqual(expect.stringMatching(line));
      const dimmed = page.getByRole('menuitem', { disabled: true });
      expect(await dimmed.allInnerTexts()).toEqual([expect.stringContaining(disabled)]);
      await page.keyboard.press('Escape');
    }
  });

  test('single-key shortcuts can be switched off, and stay off', async ({ visit }) => {
    const page = await visit();
    await openSample(page, 'Rustbelt Rovers');
    await page.getByRole('button', { name: 'More actions', exact: true }).focus();
    await press(page, 'Enter');
    await expectFocus(page.getByRole('menuitem', { name: /^Share/ }));
    await press(page, 'End');
    await expectFocus(page.getByRole('menuitem', { name: 'Keyboard shortcuts' }));
    await page.keyboard.press('Enter');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await tabTo(page, keys.getByRole('checkbox', { name: 'Single-key shortcuts' }));
    await press(page, 'Space', 'Escape');
    await page.reload();
    await opener(page, 'Signalman').focus();
    for (const key of ['a', 'c', 'd', 'p', 'x', '?', 'Delete']) await press(page, key);
    await page.waitForTimeout(200);
    expect(await labels(page)).toHaveLength(6);
    expect(await page.getByRole('dialog').count()).toBe(0);
    // Shortcuts with Alt are not single keys.
    await press(page, 'Alt+ArrowUp');
    await soon(() => labels(page).then(([first]) => first)).toBe('Signalman');
  });

  test('the focus moves nearby when the focused element is removed', async ({ visit }) => {
    const page = await visit();
    await openSample(page, 'Harbour Watch');
    const pressed = async (name: string | RegExp, times = 1) => {
      const button = page.getByRole('button', { name }).first();
      await button.focus();
      for (let time = 0; time < times; time += 1) await press(page, 'Enter');
    };
    await pressed(/^Command resources/);
    await pressed('Remove +1 F', 2);
    await pressed('Remove all');
    await pressed(/^Squadrons and transports/);
    await pressed('Disembark Rope Section from Tern');
    await pressed(/^Embark$/);
    await pressed('Disembark all');
    await pressed('Declare a squadron');
    await pressed('Remove');
    await pressed(/^Scenario/);
    await page.getByRole('radio', { name: 'Adventure' }).focus();
    await press(page, 'Space');
    await pressed('All to reserve');
    await pressed('Clear all places');
    for (const label of await labels(page)) {
      await opener(page, label).focus();
      await press(page, 'Delete');
    }
    await expectFocus(page.getByRole('button', { name: 'Add element' }));
  });

  test('every tab stop of the shelf, builder and rules has a visible focus', async ({ visit }) => {
    for (const size of [
      { width: 1440, height: 900 },
      { width: 360, height: 640 },
    ]) {
      const page = await visit(size);
      await openSample(page, 'Ninth Column');
      await soon(() => text(page.getByRole('main'))).toMatch(/Thunder Battery/);
      await tabThrough(page);
      await page.getByRole('link', { name: /^(Rosters|Shelf)$/ }).click();
      await page.getByRole('link', { name: /^Ninth Column/ }).waitFor();
      await tabThrough(page);
      await page.goto('/rules/horizon-wars');
      await tabThrough(page);
    }
  });

  test('the skip link skips the header', async ({ visit }) => {
    const page = await visit();
    await page.goto('/');
    await press(page, 'Tab');
    await expectFocus(page.getByRole('link', { name: 'Skip to the content' }));
    await press(page, 'Enter', 'Tab');
    await expectFocus(page.getByRole('button', { name: 'New force of Horizon Wars' }));
  });
});

/** Tabs through the whole page once. */
async function tabThrough(page: Parameters<typeof press>[0]) {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) return;
    await expectVisibleFocus(page);
  }
}
