import { describe } from 'vitest';
import { axeFaults } from './axe';
import { add, headField, labels, problems, soon, text } from './builder';
import { expectFocus } from './keyboard';
import { ban, expectBanned, expectGreyed, newPack, sentence, sharedLink } from './packs';
import { printOn } from './print';
import { rosters } from './shelf';
import { expect, test } from './visit';

const OPEN = 'Calais Open 2026';

describe('a pack for Horizon Wars', () => {
  test('is created, and a force is built for it', async ({ visit }) => {
    const page = await visit();
    await newPack(page, 'Horizon Wars', OPEN);
    await page.getByRole('spinbutton', { name: 'Limit' }).fill('1');
    await ban(page, 'Banned types', 'Special forces');
    await ban(page, 'Banned upgrades', 'Stealth suite');
    await ban(page, 'Banned upgrades', 'Traps');
    await soon(() => sentence(page)).toBe('1 point, any era, no special forces, no stealth suite or traps.');

    await page.getByRole('button', { name: 'New force for this pack' }).click();
    await add(page, 'Conventional', 'light infantry', 'light infantry');
    await expectBanned(page, 'Add special forces', `Banned by “${OPEN}”.`);
    await soon(() => labels(page)).toEqual(['Light infantry 1', 'Light infantry 2']);
    // The force starts with the pack's limit; the pack's limit still applies if the force has another.
    await page.getByRole('button', { name: /^Force / }).click();
    await (await headField(page, 'Pack')).selectOption('None');
    await page.getByRole('spinbutton', { name: 'Other limit' }).fill('20');
    await (await headField(page, 'Pack')).selectOption(OPEN);
    await soon(() => problems(page).allInnerTexts()).toContainEqual(
      expect.stringContaining(`, by “${OPEN}”.`),
    );

    await add(page, 'Mechs', 'Raider, P1 mech');
    await page.getByRole('button', { name: /^Edit / }).click();
    const stealth = page.getByRole('checkbox', { name: /^Stealth suite/ });
    await expectGreyed(stealth, `Banned by “${OPEN}”.`);
    await page.keyboard.press('Space');
    expect(await stealth.isChecked()).toBe(false);

    await page.getByRole('button', { name: 'Print' }).click();
    expect((await printOn(page, 'A4')).text).toMatch(new RegExp(`PACK\\s+${OPEN}`));
    await page.goto('/');
    await soon(() => rosters(page).first().innerText()).toMatch(new RegExp(`for ${OPEN}.*not legal`, 'is'));
  });
});

test('axe finds nothing where a stored pack that this version cannot read is listed', async ({ visit }) => {
  const page = await visit();
  await newPack(page, 'Horizon Wars', OPEN);
  await page.getByText('Saved in this browser', { exact: true }).waitFor();
  await page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const library = (await done(indexedDB.open('muster')))
      .transaction('library', 'readwrite')
      .objectStore('library');
    for (const [id, system] of [
      ['new', 'horizon-wars'],
      ['other', 'a-game-to-come'],
    ])
      await done(
        library.put({ id, system, kind: 'pack', value: { musterPack: 2, name: `<b>${id}</b>`, system } }),
      );
  });
  await page.goto('/pack');
  const packs = page.getByRole('region', { name: 'Your packs' });
  await soon(() => text(packs)).toMatch(
    /1 pack.*cannot read 2 records.*<b>new<\/b> Pack · value\.musterPack: This is 2; it must be 1\./i,
  );
  expect(await axeFaults(page, 'main')).toEqual([]);
  await page.goto('/pack?p=new');
  await page.getByRole('heading', { name: 'This pack cannot be read' }).waitFor();
  await soon(() => text(page.getByRole('main'))).toMatch(/cannot read one record.*<b>new<\/b> Pack/);
  expect(await axeFaults(page, 'main')).toEqual([]);
});

describe('what a pack sets', () => {
  test('is shown in place of the control, with a way to the pack, on a phone', async ({ visit }) => {
    const page = await visit({ width: 360, height: 640 });
    await newPack(page, 'Horizon Wars', OPEN);
    await page.getByRole('spinbutton', { name: 'Limit' }).fill('12');
    await page.getByRole('button', { name: 'New force for this pack' }).click();
    const section = page.getByRole('button', { name: /^Force / });
    await section.click();
    await page.getByText(`12 points, set by “${OPEN}”.`).waitFor();
    const go = page.getByRole('button', { name: 'Go to the pack' });
    const choice = page.getByLabel('Pack', { exact: true });
    for (const press of [() => go.click(), () => go.press('Enter')]) {
      if ((await go.count()) === 0) await section.click();
      await press();
      await expectFocus(choice);
    }
    // The new force starts with the same value, which can be edited again without the pack.
    await choice.selectOption('None');
    await section.click();
    expect(await page.getByRole('spinbutton', { name: 'Other limit' }).inputValue()).toBe('12');
  });
});

test('axe finds nothing on a pack and where it bans, on a wide and on a narrow screen', async ({ visit }) => {
  const page = await visit();
  const clean = async () => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeFaults(page)).toEqual([]);
    }
  };
  await newPack(page, 'Horizon Wars', OPEN);
  await ban(page, 'Banned types', 'Special forces');
  await clean();
  await page.setViewportSize({ width: 360, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const link = await sharedLink(page);
  await page.getByRole('button', { name: 'New force for this pack' }).click();
  await page.getByRole('button', { name: 'Add element' }).click();
  await page.getByRole('button', { name: /^Add / }).nth(1).waitFor();
  await clean();
  await page.goto(link);
  await page.getByRole('heading', { name: OPEN }).waitFor();
  await clean();
  await page.goto('/pack');
  await page.getByRole('link', { name: new RegExp(OPEN) }).waitFor();
  await clean();
});
