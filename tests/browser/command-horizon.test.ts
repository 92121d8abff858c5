import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { chooseFromMenu, labels, panel, problems, soon, text, total, verdict } from './builder';
import { printOn } from './print';
import { expect, test } from './visit';

/** Starts a new force; the shelf may list other games as well. */
async function begin(page: Page, name: string) {
  await page.goto('/');
  const game = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Command Horizon' }) });
  await game.getByRole('button', { name: 'New force' }).click();
  await page.getByLabel('Force name').fill(name);
}

describe('a player of Command Horizon', () => {
  test('builds from scratch, attaches one team too many, reads the error, fixes it and prints', async ({
    visit,
  }) => {
    const page = await visit();
    await begin(page, 'Border Levy');
    await page.getByRole('button', { name: 'Add unit' }).click();
    for (const type of ['medium command', 'light tanks', 'infantry platoon', 'heavy weapons platoon'])
      await page.getByRole('button', { name: `Add ${type}`, exact: true }).click();
    await soon(() => labels(page)).toEqual([
      'Medium command',
      'Light tanks',
      'Infantry platoon',
      'Heavy weapons platoon',
    ]);
    await soon(() => text(verdict(page))).toMatch(/legal/i);

    await page.getByRole('button', { name: /^Edit/ }).click();
    const teams = page.getByRole('spinbutton', { name: 'Squads with Infantry platoon' });
    await teams.fill('2');
    const attach = problems(page).filter({ hasText: 'ch/infantry/attach' });
    await soon(() => text(attach)).toContain('Infantry platoon has 6 teams with it; the maximum is 3.');
    await soon(() => text(attach)).toMatch(/Infantry/);
    await soon(() => text(verdict(page))).toMatch(/not legal/i);
    await teams.fill('1');
    await soon(() => text(verdict(page))).not.toMatch(/not legal/i);
    await soon(() => text(panel(page, 'Heavy weapons platoon'))).toContain('3 of 9, 6 stay');
    await soon(() => text(page.getByRole('button', { name: /^Infantry platoon/ }).first())).toContain(
      '6 of the dice from 3 teams, to 20 cm, never raised',
    );

    await chooseFromMenu(page, 'Infantry platoon', 'Deploy as squads');
    await soon(() => total(page, 'With Concentrate Command')).toBe('9');

    await page.getByRole('button', { name: 'Print' }).click();
    const paper = await printOn(page, 'A4');
    expect(paper.text).toContain('Border Levy');
    for (const words of ['Infantry platoon, squad 3', 'WHAT COMMAND POINTS BUY', 'RANGED-IN', 'CLOSE COMBAT'])
      expect(paper.text).toContain(words);
  });
});
