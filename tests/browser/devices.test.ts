import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { axeFaults } from './axe';
import { labels, navigateTo, remove } from './builder';
import { phone } from './play';
import { rosters } from './shelf';
import { expect, test } from './visit';

// Two devices of one player: what is typed on one is on the other, with and without a network.

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Shares what a device has; returns the link for another one. */
async function share(page: Page, name: string): Promise<string> {
  await navigateTo(page, '/devices');
  await page.getByLabel('Name of this device').fill(name);
  await button(page, 'Use this on another device').click();
  await page.getByText(/^Everything is sent, last at /).waitFor();
  return page.getByLabel('Link', { exact: true }).inputValue();
}

async function join(page: Page, link: string, name: string) {
  await page.goto(link);
  await page.getByLabel('Name of this device').fill(name);
  await button(page, 'Join').click();
  await page.getByText(/^Everything is sent, last at /).waitFor();
}

/** The question before something that cannot be taken back. */
const question = (page: Page, name: string) => page.getByRole('alertdialog', { name });

const forceName = (page: Page) => page.getByLabel('Force name');

/** Opens a sample in the builder under another name, and waits until it is saved. */
async function makeRoster(page: Page, name: string) {
  await navigateTo(page, '/');
  await page.getByRole('button', { name: /^Sample Harbour Watch/ }).click();
  await forceName(page).fill(name);
  await saved(page);
}

/** Narrow windows do not show that it is saved. */
const saved = (page: Page) => page.getByText('Saved', { exact: true }).first().waitFor({ state: 'attached' });

/** The names of the rosters on the front page. */
const namesOf = async (page: Page) =>
  (await rosters(page).locator('bdi').allTextContents()).filter((name) => / coast/.test(name)).sort();

describe('devices of one player', () => {
  test('join by a link, have the same, and merge what was changed without a network', async ({ visit }) => {
    const laptop = await visit({ allow: /ERR_INTERNET_DISCONNECTED|live/ });
    const mobile = await visit({ ...phone, allow: /ERR_INTERNET_DISCONNECTED|live/ });
    await makeRoster(laptop, 'North coast');
    await makeRoster(mobile, 'South coast');
    const link = await share(laptop, 'Laptop');
    expect(link).toMatch(/\/devices#s1\.[\w-]{48}$/);
    expect(await axeFaults(laptop)).toEqual([]);
    await join(mobile, link, 'Phone');
    // The key is in no history.
    expect(new URL(mobile.url()).hash).toBe('');
    await mobile.getByText('Received from other devices: 1 roster.').waitFor();
    expect(await axeFaults(mobile)).toEqual([]);
    await mobile.getByText('Laptop, last seen').waitFor();
    await laptop.getByText('Phone, last seen').waitFor();

    // What is typed on one is soon on the other, in an open builder too.
    for (const page of [laptop, mobile]) {
      await navigateTo(page, '/');
      await page.getByRole('link', { name: /North coast/ }).click();
      await expect.poll(() => forceName(page).inputValue()).toBe('North coast');
    }
    await forceName(laptop).fill('North shore');
    await expect.poll(() => forceName(mobile).inputValue(), { timeout: 20_000 }).toBe('North shore');

    // Without a network both go on; different places come together.
    await mobile.context().setOffline(true);
    await forceName(mobile).fill('North beach');
    await saved(mobile);
    await remove(laptop, 'Jackdaw');
    await saved(laptop);
    await mobile.context().setOffline(false);
    for (const page of [laptop, mobile]) {
      await expect.poll(() => forceName(page).inputValue(), { timeout: 30_000 }).toBe('North beach');
      await expect.poll(() => labels(page), { timeout: 30_000 }).not.toContain('Jackdaw');
    }
  });

  test('keep both where the same place was changed, and can stop, make a new link and delete', async ({
    visit,
  }) => {
    const laptop = await visit({ allow: /ERR_INTERNET_DISCONNECTED|404|live/ });
    const mobile = await visit({ ...phone, allow: /ERR_INTERNET_DISCONNECTED|404|live/ });
    await makeRoster(laptop, 'North coast');
    const link = await share(laptop, 'Laptop');
    await join(mobile, link, 'Phone');
    for (const page of [laptop, mobile]) {
      await navigateTo(page, '/');
      await page.getByRole('link', { name: /North coast/ }).click();
      await expect.poll(() => forceName(page).inputValue()).toBe('North coast');
    }
    await mobile.context().setOffline(true);
    await forceName(mobile).fill('West coast');
    await saved(mobile);
    await forceName(laptop).fill('East coast');
    await saved(laptop);
    await mobile.context().setOffline(false);
    // Whichever was first at the server has its place; the other one is named after its device.
    for (const page of [laptop, mobile]) {
      await navigateTo(page, '/');
      await expect.poll(() => namesOf(page), { timeout: 30_000 }).toHaveLength(2);
      expect([
        ['East coast', 'West coast (Phone)'],
        ['East coast (Laptop)', 'West coast'],
      ]).toContainEqual(await namesOf(page));
    }

    // A new link shuts out the phone, which keeps what it has.
    await navigateTo(laptop, '/devices');
    await button(laptop, 'Make a new link').click();
    await question(laptop, 'Make a new link').getByRole('button', { name: 'Make a new link' }).click();
    await question(laptop, 'Make a new link').waitFor({ state: 'detached' });
    await navigateTo(mobile, '/devices');
    await mobile.getByText(/^The shared data is no longer on the server/).waitFor();
    await button(mobile, 'Stop here').click();
    await question(mobile, 'Stop here').getByRole('button', { name: 'Stop here' }).click();
    await button(mobile, 'Use this on another device').waitFor();
    await mobile.goto(link);
    await button(mobile, 'Join').click();
    await mobile.getByText(/^This link no longer works/).waitFor();

    await button(laptop, 'Delete from the server').click();
    await question(laptop, 'Delete from the server').getByRole('button', { name: 'Delete' }).click();
    await button(laptop, 'Use this on another device').waitFor();
    await navigateTo(laptop, '/');
    await expect.poll(() => namesOf(laptop)).toHaveLength(2);
  });
});
