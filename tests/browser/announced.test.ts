import { describe } from 'vitest';
import { recordAnnouncements } from './announcements';
import { add, chooseFromMenu, labels, openSample, remove, soon, text, verdict } from './builder';
import { expect, test } from './visit';

describe('a screen reader', () => {
  test('announces the verdict once when it changes, and not while it stays the same', async ({ visit }) => {
    const page = await visit();
    await openSample(page, 'Harbour Watch');
    await soon(() => text(verdict(page))).toMatch(/^legal$/i);
    const announcements = await recordAnnouncements(page);
    const verdicts = async () => (await announcements()).filter((said) => /^(not )?legal/i.test(said));
    // The force stays legal.
    await page.getByLabel('Force name').fill('Harbour Guard');
    await chooseFromMenu(page, 'Lookouts', 'Move down');
    await page.waitForTimeout(700);
    expect(await verdicts()).toEqual([]);
    // A burst of changes is announced once, with the final verdict.
    await add(page, 'Conventional', 'light infantry', 'light infantry', 'light infantry');
    await soon(verdicts).toHaveLength(1);
    expect((await verdicts())[0]).toMatch(/^Not legal: 1 error$/);
    await page.waitForTimeout(700);
    // It stays not legal, with the same number of errors.
    await add(page, 'Conventional', 'light infantry');
    await page.waitForTimeout(900);
    expect(await verdicts()).toHaveLength(1);
    const added = (await labels(page)).filter((label) => label.startsWith('Light infantry'));
    for (const _ of added)
      await remove(page, (await labels(page)).findLast((label) => label.startsWith('Light infantry')) ?? '');
    await soon(verdicts).toHaveLength(2);
    expect((await verdicts())[1]).toMatch(/^Legal/);
  });

  test('announces elements that were moved, copied, removed and added', async ({ visit }) => {
    const page = await visit();
    await openSample(page, 'Rustbelt Rovers');
    const heard = await recordAnnouncements(page);
    await chooseFromMenu(page, 'Ramrod', 'Move up');
    await soon(heard).toContain('Ramrod moved to position 2 of 6.');
    await chooseFromMenu(page, 'Ramrod', 'Duplicate');
    await soon(heard).toContain('Ramrod duplicated.');
    await remove(page, 'Cricket');
    await soon(heard).toContain('Cricket removed.');
    await add(page, 'Mechs', 'Raider, P1 mech');
    await soon(async () => (await heard()).join('\n')).toMatch(/Raider.*force cost 14 of 12/i);
  });
});
