import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { newForce, openSample, soon } from './builder';
import { rosters } from './shelf';
import { expect, test } from './visit';

// Where things stand: boxes that end together, stay in place or are in sight.

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not visible');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/** Opens the picker of a game in a new force. */
async function pickerOf(page: Page, name: string): Promise<Locator> {
  await page.goto('/');
  await page.getByRole('button', { name: `New force of ${name}` }).click();
  await page
    .getByRole('button', { name: /^Add (element|unit)$/ })
    .first()
    .click();
  const offers = page.locator('[data-offer]').filter({ has: page.locator('dl') });
  await offers.first().waitFor();
  return offers;
}

/** Expects no box of a vehicle’s tracks to be cut off beside the names of its systems. */
async function expectWholeTracks(page: Page) {
  await page.getByRole('tab', { name: 'Vehicles', exact: true }).click();
  await page.getByRole('button', { name: 'Add Armoured Personnel Carrier', exact: true }).click();
  await page
    .getByRole('region', { name: 'Units' })
    .getByRole('button', { name: /^Armoured Personnel Carrier / })
    .click();
  const track = page.getByRole('img', { name: /^Systems: / }).locator('svg');
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await track.first().waitFor();
    const sizes = await track.evaluateAll((parts) =>
      parts.map((part) => [part.getBoundingClientRect().width, Number(part.getAttribute('width'))]),
    );
    for (const [shown, drawn] of sizes) expect(shown).toBe(drawn);
  }
}

describe('in the picker of', () => {
  test.for(['Horizon Wars', 'Command Horizon', 'Forge of War', 'AT-43'])(
    '%s, a strip of values ends under the button that adds, and no box is cut off in the editor',
    async (game, { visit }) => {
      const page = await visit({ width: 768, height: 900 });
      const offers = await pickerOf(page, game);
      for (const width of [768, 360]) {
        await page.setViewportSize({ width, height: 900 });
        await soon(async () => (await boxOf(offers.first())).right).toBeLessThanOrEqual(width);
        for (const offer of (await offers.all()).slice(0, 4)) {
          const strip = await boxOf(offer.locator('dl').first());
          const button = await boxOf(offer.locator('[data-adds]'));
          expect(Math.abs(strip.right - button.right)).toBeLessThanOrEqual(1);
          expect(strip.y).toBeGreaterThanOrEqual(button.bottom - 1);
        }
      }
      if (game !== 'Forge of War') return;
      // On a wide screen its values are on one line.
      await page.setViewportSize({ width: 1280, height: 800 });
      for (const offer of (await offers.all()).slice(0, 6)) {
        const tops = async () =>
          offer
            .locator('dl')
            .first()
            .evaluate((strip) =>
              [...strip.children].map((tile) => Math.round(tile.getBoundingClientRect().top)),
            );
        await soon(async () => new Set(await tops()).size).toBe(1);
        expect((await tops()).length).toBeGreaterThan(4);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectWholeTracks(page);
    },
  );
});

/** The height of each offer in the picker of a force with this limit. */
async function heights(page: Page, limit: string): Promise<number[]> {
  const isSheet = (page.viewportSize()?.width ?? 0) < 500;
  const close = () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^Force / }).click();
  await page.getByRole('spinbutton', { name: 'Other limit' }).fill(limit);
  if (isSheet) await close();
  await page.getByRole('button', { name: 'Add element', exact: true }).first().click();
  const offers = page.locator('[data-offer]');
  await offers.first().waitFor();
  await soon(async () => (await offers.first().innerText()).includes(limit === '40' ? 'fits' : 'over')).toBe(
    true,
  );
  const found = await offers.evaluateAll((all) =>
    all.map((each) => Math.round(each.getBoundingClientRect().height)),
  );
  if (isSheet) await close();
  return found;
}

test('the section that is open looks unlike one under the pointer, and selected text can be read, in both schemes', async ({
  visit,
}) => {
  const page = await visit();
  await openSample(page, 'Harbour Watch');
  const section = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) });
  const look = (name: string) =>
    section(name).evaluate((button) => {
      const { backgroundColor, borderLeftColor } = getComputedStyle(button.parentElement as Element);
      return [backgroundColor, borderLeftColor, getComputedStyle(button).backgroundColor];
    });
  for (const dark of [false, true]) {
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    await section('Scenario').click();
    const plain = await look('Force');
    await section('Squadrons and transports').hover();
    // The colour of what is under the pointer fades in.
    await soon(async () => JSON.stringify(await look('Squadrons and transports'))).not.toBe(
      JSON.stringify(plain),
    );
    const [hovered, open] = [await look('Squadrons and transports'), await look('Scenario')];
    expect(open.slice(0, 2)).not.toEqual(plain.slice(0, 2));
    expect(hovered.slice(0, 2)).toEqual(plain.slice(0, 2));
    expect(hovered[2]).not.toBe(open[0]);

    await page.getByRole('button', { name: 'Add element', exact: true }).click();
    const search = page.getByLabel('Search');
    const lights = await search.evaluate((field) => {
      const pen = document.createElement('canvas').getContext('2d', {
        willReadFrequently: true,
      }) as CanvasRenderingContext2D;
      const light = (colour: string) => {
        pen.fillStyle = colour;
        pen.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((value) =>
          value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const selection = getComputedStyle(field, '::selection');
      return [selection.color, selection.backgroundColor, getComputedStyle(field).backgroundColor].map(light);
    });
    const contrast = (one = 0, other = 0) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    const [letters, ground, field] = lights;
    expect(contrast(letters, ground)).toBeGreaterThan(4.5);
    expect(contrast(ground, field)).toBeGreaterThan(1.5);
    // Text keeps to the scheme: light on dark in the dark one.
    if (dark) expect(ground).toBeLessThan(letters ?? 0);
  }
});

test('“Pack from a file” is level with the choice next to it at every width', async ({ visit }) => {
  const page = await visit();
  await page.goto('/check');
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const choice = await boxOf(page.getByLabel('Check against'));
    const button = await boxOf(page.getByRole('button', { name: /^Pack/ }).first());
    if (button.x >= choice.right) {
      expect(Math.abs(button.y - choice.y)).toBeLessThanOrEqual(1);
      expect(Math.abs(button.bottom - choice.bottom)).toBeLessThanOrEqual(1);
    } else expect(Math.abs(button.x - choice.x)).toBeLessThanOrEqual(1);
  }
});

/** The key hints in the menus of the builder. */
async function hints(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const button of ['More actions', 'More actions for Harbour Command']) {
    await page.getByRole('button', { name: button, exact: true }).first().click();
    const items = page.getByRole('menu').getByRole('menuitem');
    await items.first().waitFor();
    const said = await items.evaluateAll((all) =>
      all.flatMap((item) =>
        [...item.querySelectorAll<HTMLElement>('.text-xs')].flatMap((aside) => aside.innerText.trim() || []),
      ),
    );
    found.push(`${button}: ${said.length > 0 ? 'hints' : 'none'}`);
    await page.keyboard.press('Escape');
  }
  return found;
}

test('menus have key hints unless for touch; no line of the picker moves as the limit is passed; on a phone the first roster is in the upper half', async ({
  visit,
}) => {
  const page = await visit();
  await openSample(page, 'Harbour Watch');
  expect(await hints(page)).toEqual(['More actions: hints', 'More actions for Harbour Command: hints']);
  for (const width of [1440, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await heights(page, '40')).toEqual(await heights(page, '3'));
  }

  const phone = await visit({ width: 360, height: 740, touch: true });
  await newForce(phone, 'Lancers');
  await phone.getByText('Saved', { exact: true }).waitFor({ state: 'attached' });
  await phone.goto('/');
  const first = rosters(phone).first();
  await first.waitFor();
  await soon(async () => (await boxOf(first)).bottom).toBeLessThan(370);
  // It stays there when the page is loaded again, from the first frame.
  await phone.reload();
  await first.waitFor();
  expect((await boxOf(first)).bottom).toBeLessThan(370);

  await phone.getByRole('button', { name: 'Sample Harbour Watch' }).click();
  expect(await hints(phone)).toEqual(['More actions: none', 'More actions for Harbour Command: none']);
  expect(await heights(phone, '40')).toEqual(await heights(phone, '3'));
});
