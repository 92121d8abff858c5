import { describe } from 'vitest';
import { remove, row, text } from './builder';
import { openFile, rosterText } from './files';
import { printOn } from './print';
import { expect, test } from './visit';

describe('files', () => {
  test('names are plain text: no script runs, no text direction flips, nothing overflows', async ({
    visit,
  }) => {
    const names = {
      image: '<img src=x onerror="window.hacked=1">',
      script: '</script><script>window.hacked=1</script>',
      turned: '\u202Eesrever\u202C and \u2066on\u2069',
      long: `W${'x'.repeat(118)}W`,
      words: 'Łódź Ελλάδα Київ İğdır 第七機甲 👩‍🚀',
    };
    const { image, script, turned, long, words } = names;
    const conventional = (name: string, at: number) => ({
      id: `e${at}`,
      kind: 'conventional',
      name,
      type: 'light-infantry',
      chq: at === 0,
    });
    const file = rosterText(
      { name: image, player: long, notes: script },
      { limit: 15, elements: [image, script, turned, long, words].map(conventional) },
    );
    const page = await visit({ width: 360, height: 640, touch: true });
    await page.goto('/');
    await openFile(page, 'Open a file', file);
    await page.getByRole('button', { name: 'Add element' }).waitFor();
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    for (const name of [image, script, long, words]) expect(await text(row(page, name))).toContain(name);
    await fits();
    await row(page, long).getByRole('button', { name: long }).first().tap();
    const sheet = page.getByRole('dialog', { name: long });
    await sheet.waitFor();
    expect(await sheet.evaluate((node) => node.scrollWidth)).toBeLessThanOrEqual(360);
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await remove(page, long);
    await page.getByText(`${long} removed.`).first().waitFor();
    await fits();
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).tap();
    await page.getByRole('button', { name: 'Print' }).tap();
    const { text: printed } = await printOn(page, 'A4');
    for (const part of [image, 'esrever', 'Łódź Ελλάδα Київ İğdır']) expect(printed).toContain(part);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Rosters' }).tap();
    await page.getByRole('link', { name: image }).waitFor();
    await fits();
    expect(await page.title()).toBe('Muster');
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(await page.getByRole('img', { name: 'x' }).count()).toBe(0);
  });
});
