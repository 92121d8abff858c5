import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { headField, labels, remove, soon, untilSaved } from './builder';
import { expectFocus } from './keyboard';
import { expectRosters, openFiles, rosterFile, rosters } from './shelf';
import { addFromPicker, forceAsShown, games, openSampleOf, rowOf } from './two-games';
import { pauseTyping, slowClock } from './typing-clock';
import { expect, test } from './visit';

/** The force as shown once the page is idle after an edit. */
async function settled(page: Page): Promise<string[]> {
  let shown: string[] = [];
  await soon(async () => {
    const before = shown;
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1000 }));
        }),
    );
    shown = await forceAsShown(page);
    return before.join() === shown.join();
  }).toBe(true);
  return shown;
}

const button = (page: Page, name: 'Undo' | 'Redo') => page.getByRole('button', { name, exact: true }).first();

const undoWays: [name: string, undo: (page: Page) => Promise<void>, redo: (page: Page) => Promise<void>][] = [
  ['by button', (page) => button(page, 'Undo').click(), (page) => button(page, 'Redo').click()],
  [
    'with Ctrl+Z and Ctrl+Y',
    (page) => page.keyboard.press('Control+z'),
    (page) => page.keyboard.press('Control+y'),
  ],
  [
    'with Ctrl+Z and Ctrl+Shift+Z',
    (page) => page.keyboard.press('Control+z'),
    (page) => page.keyboard.press('Control+Shift+z'),
  ],
];

// All games share one history.
describe.each(games.slice(0, 1))('undo in a force of $name', (game) => {
  const { noun, figure, sample, added } = game;
  const [first, second] = added;
  const edits: [what: string, edit: (page: Page) => Promise<void>][] = [
    ['a typed name', (page) => page.getByLabel('Force name').fill('Renamed')],
    ['a typed player', async (page) => (await headField(page, 'Player (commander)')).fill('Zoë')],
    [
      'a number',
      async (page) => {
        await rowOf(page, sample.opened).click();
        await page.getByRole('spinbutton', { name: figure, exact: true }).press('ArrowUp');
      },
    ],
    ['an element’s name', (page) => page.getByLabel('Name', { exact: true }).fill('Rechristened')],
    ['two added', (page) => addFromPicker(page, game, first[0])],
    ['another added', (page) => page.getByRole('button', { name: `Add ${second[0]}`, exact: true }).click()],
    ['one removed', (page) => remove(page, first[1])],
    [
      'one moved',
      async (page) => {
        await rowOf(page, second[1]).focus();
        await page.keyboard.press('Alt+ArrowUp');
      },
    ],
    ['a choice in a section', game.choose],
  ];

  test.for(undoWays)('%s undoes and redoes every kind of edit', async ([, undo, redo], { visit }) => {
    const page = await visit();
    await openSampleOf(page, game);
    const states = [await settled(page)];
    for (const [what, edit] of edits) {
      await edit(page);
      await expect.poll(() => forceAsShown(page), { message: what }).not.toEqual(states.at(-1));
      states.push(await settled(page));
    }
    const forth = states.slice(1);
    for (const state of states.slice(0, -1).reverse()) {
      await undo(page);
      await soon(() => forceAsShown(page)).toEqual(state);
    }
    expect(await button(page, 'Undo').getAttribute('aria-disabled')).toBe('true');
    for (const state of forth) {
      await redo(page);
      await soon(() => forceAsShown(page)).toEqual(state);
    }
    expect(await button(page, 'Redo').getAttribute('aria-disabled')).toBe('true');
  });

  test('works while typing in a field: a word is one step, and the field shows the result', async ({
    visit,
  }) => {
    const page = await visit({ before: slowClock });
    await openSampleOf(page, game);
    const name = page.getByLabel('Force name');
    await name.press('End');
    await page.keyboard.type(' North');
    await pauseTyping(page);
    await page.keyboard.type(' West');
    await soon(() => name.inputValue()).toBe(`${sample.name} North West`);
    for (const [key, shown] of [
      ['Control+z', `${sample.name} North`],
      ['Control+z', sample.name],
      ['Control+z', sample.name],
      ['Control+Shift+z', `${sample.name} North`],
      ['Control+y', `${sample.name} North West`],
    ] as const) {
      await page.keyboard.press(key);
      await soon(() => name.inputValue()).toBe(shown);
      await expectFocus(name);
    }
  });

  test('treats typing an element’s name as one step, not one per letter', async ({ visit }) => {
    const page = await visit({ before: slowClock });
    await openSampleOf(page, game);
    await rowOf(page, sample.opened).click();
    const name = page.getByLabel('Name', { exact: true });
    await name.press('End');
    await page.keyboard.type(' Two');
    await rowOf(page, `${sample.opened} Two`).waitFor();
    await page.keyboard.press('Control+z');
    await soon(() => name.inputValue()).toBe(sample.opened);
    expect(await button(page, 'Undo').getAttribute('aria-disabled')).toBe('true');
  });

  test('in the message of a removal uses the same history, and disappears with the next edit', async ({
    visit,
  }) => {
    const page = await visit();
    await openSampleOf(page, game);
    const undo = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' });
    const before = await settled(page);
    await remove(page, sample.opened);
    await undo.click();
    await soon(() => forceAsShown(page)).toEqual(before);
    expect(await button(page, 'Undo').getAttribute('aria-disabled')).toBe('true');
    expect(await button(page, 'Redo').getAttribute('aria-disabled')).not.toBe('true');

    // The message does not undo once another edit follows, so nothing typed is lost.
    await remove(page, sample.opened);
    const without = await settled(page);
    const message = page.getByRole('region', { name: 'Messages' }).getByText(`${sample.opened} removed.`);
    await message.first().waitFor();
    await undo.focus();
    await page.getByLabel('Force name').fill('Renamed');
    await soon(() => message.count()).toBe(0);
    await page.keyboard.press('Control+z');
    await soon(() => forceAsShown(page)).toEqual(without);

    // The message also disappears when the removal is undone by keyboard.
    await page.keyboard.press('Control+z');
    await soon(() => forceAsShown(page)).toEqual(before);
    await remove(page, sample.opened);
    await undo.focus();
    await page.keyboard.press('Control+z');
    await soon(() => forceAsShown(page)).toEqual(before);
    await soon(() => message.count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  });

  test('works on a phone, in an open sheet', async ({ visit }) => {
    const page = await visit({ width: 360, height: 740, touch: true });
    await openSampleOf(page, game);
    await rowOf(page, sample.opened).tap();
    const value = page.getByRole('dialog').getByRole('spinbutton', { name: figure, exact: true });
    const before = await value.inputValue();
    await page.getByRole('button', { name: `Increase ${figure}`, exact: true }).tap();
    await soon(() => value.inputValue()).toBe(`${Number(before) + 1}`);
    await value.focus();
    await page.keyboard.press('Control+z');
    await soon(() => value.inputValue()).toBe(before);
    await page.keyboard.press('Control+y');
    await soon(() => value.inputValue()).toBe(`${Number(before) + 1}`);
    await page.keyboard.press('Escape');
    await button(page, 'Undo').tap();
    await rowOf(page, sample.opened).tap();
    await soon(() => value.inputValue()).toBe(before);
  });

  test('goes back forty steps, after a reload too', async ({ visit }) => {
    const page = await visit();
    await openSampleOf(page, game);
    const at = await labels(page);
    await addFromPicker(page, game);
    // Fast presses: each is still one step.
    await page
      .getByRole('button', { name: `Add ${first[0]}`, exact: true })
      .evaluate(async (add: HTMLElement) => {
        for (let press = 0; press < 50; press += 1) {
          add.click();
          await new Promise(requestAnimationFrame);
        }
      });
    await soon(() => labels(page).then((all) => all.length)).toBe(at.length + 50);
    await untilSaved(page);
    await page.keyboard.press('Escape');
    for (let step = 0; step < 10; step += 1) await page.keyboard.press('Control+z');
    await soon(() => labels(page).then((all) => all.length)).toBe(at.length + 40);
    await untilSaved(page);

    await page.reload();
    await page.getByRole('button', { name: `Add ${noun}` }).waitFor();
    expect(await button(page, 'Redo').getAttribute('aria-disabled')).not.toBe('true');
    for (let step = 0; step < 40; step += 1) await page.keyboard.press('Control+z');
    await soon(() => labels(page)).toEqual(at);
    for (let step = 0; step < 50; step += 1) await page.keyboard.press('Control+y');
    await soon(() => labels(page).then((all) => all.length)).toBe(at.length + 50);
  });
});

describe('undo on the shelf', () => {
  test('leaves the search field to itself, and undoes changes to a roster everywhere else', async ({
    visit,
  }) => {
    const page = await visit();
    await page.goto('/');
    await openFiles(page, rosterFile('Lancers'), rosterFile('Uhlans'), rosterFile('Ulans'));
    await soon(() => rosters(page).count()).toBe(3);
    await page.getByRole('button', { name: 'Delete Lancers' }).click();
    await soon(() => rosters(page).count()).toBe(2);
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.focus();
    await page.keyboard.type('uh');
    await expectRosters(page, ['Uhlans']);
    await page.keyboard.press('Control+z');
    await soon(() => search.inputValue()).toBe('');
    await soon(() => rosters(page).count()).toBe(2);
    await page.getByRole('link', { name: /^Uhlans/ }).focus();
    await page.keyboard.press('Control+z');
    await soon(() => rosters(page).count()).toBe(3);
  });
});
