import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { axeFaults, axeFaultsOfNew } from './axe';
import { navigateTo, openSample, soon, text } from './builder';
import { openFile } from './files';
import { brokenForceText } from './troubled';
import { expect, test } from './visit';

const wide = { width: 1440, height: 900 };
const narrow = { width: 360, height: 640 };

/** The open panel, or the open dialog; the rest of the page is looked at before they open. */
const panel = 'main section:has(> div > h2[tabindex="-1"])';
const dialog = 'dialog:modal';

/** Expects no violations on the page, or on a part of it. */
const clean = async (page: Page, part = 'html') => expect(await axeFaults(page, part)).toEqual([]);

/** Opens one panel after the other and looks at each, on a wide and on a narrow screen. */
async function cleanPanels(page: Page, names: RegExp[]) {
  await clean(page);
  const openers = names.map((name) => page.getByRole('button', { name }).first());
  for (const opener of openers) {
    await opener.click();
    expect(await axeFaultsOfNew(page, panel)).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await page.setViewportSize(narrow);
  await clean(page);
  for (const opener of openers) {
    await opener.click();
    expect(await axeFaultsOfNew(page, dialog)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
  }
}

describe('axe finds nothing on a wide and on a narrow screen', () => {
  test('in the builder of an empty force, and of one full of problems', async ({ visit }) => {
    const page = await visit(wide);
    await page.goto('/');
    await page.getByRole('button', { name: 'New force of Horizon Wars' }).click();
    await page.getByText('No elements yet').waitFor();
    await cleanPanels(page, [/^Command resources/, /^Squadrons/, /^Scenario/]);
    await page.setViewportSize(wide);
    await navigateTo(page, '/');
    await openFile(page, 'Open a file', brokenForceText());
    await soon(() => text(page.getByRole('main'))).toMatch(/Colossus/);
    await cleanPanels(page, [/^Force /, /^Squadrons/, /^Scenario/, /^Colossus/, /^Gull/]);
    await page.getByRole('button', { name: /^Verdict: .*Not legal/i }).click();
    await clean(page, dialog);
  });

  test('in the dialogs for printing, keys and a rejected file', async ({ visit }) => {
    const page = await visit(wide);
    await openSample(page, 'Rustbelt Rovers');
    const cleanDialog = async () => {
      await clean(page, dialog);
      await page.setViewportSize(narrow);
      await clean(page, dialog);
      await page.setViewportSize(wide);
    };
    const close = () => page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Print' }).click();
    await page.getByText(/is ready\.$/).waitFor();
    await cleanDialog();
    await close();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await cleanDialog();
    await close();
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    await openFile(page, 'Open a file', '{"muster":2,"colour":"red"}');
    await page.getByRole('dialog', { name: 'This file cannot be read' }).waitFor();
    await cleanDialog();
  });

  test('on the rules page and the not-found pages', async ({ visit }) => {
    const page = await visit({ ...wide, allow: /404/ });
    for (const address of ['/rules/horizon-wars#hw/chq/quota', '/nowhere', '/build?r=nobody']) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await clean(page);
      await page.setViewportSize(narrow);
      await clean(page);
      await page.setViewportSize(wide);
    }
  });
});
