import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

export { rosterText } from '../fixtures/lists';

/** A PDF with three rosters of Battle Royale that qpdf saved again. */
export const resavedPdf = {
  name: 'resaved.pdf',
  content: readFileSync('tests/fixtures/resaved/qpdf-object-streams.pdf'),
};

/** Chooses a file in the file dialog that a button or menu item opens. */
export async function openFile(page: Page, button: string, content: string | Buffer, name = 'list.json') {
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: button })
    .or(page.getByRole('menuitem', { name: button }))
    .click();
  const buffer = typeof content === 'string' ? Buffer.from(content) : content;
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer });
}

/** A roster file of another game, Forge of War. */
export const forgeOfWarText = (name: string) =>
  JSON.stringify({
    muster: 1,
    system: 'forge-of-war',
    name,
    player: '',
    notes: '',
    force: { units: [], customWeapons: [] },
  });
