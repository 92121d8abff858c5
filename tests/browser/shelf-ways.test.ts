import { describe } from 'vitest';
import { linkTo } from '@/lib/check/link';
import type { Roster } from '@/lib/roster/roster';
import { openSample, soon, text, untilSaved } from './builder';
import { resavedPdf, rosterText } from './files';
import {
  chooseForShelf,
  dispatchFiles,
  downloadedBy,
  expectRosters,
  forgeOfWarText,
  openFiles,
  paste,
  rosterFile,
  rosters,
} from './shelf';
import { expect, test } from './visit';

const swarm = { name: 'swarm.json', content: forgeOfWarText('Swarm') };
const lines = (...texts: string[]) => texts.map((each) => `${JSON.stringify(JSON.parse(each))}\n`).join('');

describe('import to the shelf', () => {
  test('of several files, stores the readable ones and lists the others with path and reason', async ({
    visit,
  }) => {
    const page = await visit();
    await page.goto('/');
    await openFiles(page, swarm, rosterFile('Lancers'), {
      name: 'many.ndjson',
      content: lines(rosterText({ name: 'A' }), rosterText({ name: 'B' }), rosterText({ name: 'C' })),
    });
    await page.getByText('5 rosters added.').first().waitFor();
    await soon(() => rosters(page).count()).toBe(5);
    await openFiles(
      page,
      rosterFile('New one'),
      { name: 'cut.json', content: '{"muster":1' },
      { name: 'some.ndjson', content: `${lines(rosterText({ name: 'D' }))}{"muster":2}\n` },
    );
    const answer = page.getByRole('dialog', { name: 'Not everything could be read' });
    const said = await text(answer);
    expect(said).toContain('2 rosters added.');
    expect(said).toMatch(/cut\.json the file This is incomplete/);
    expect(said).toMatch(
      /some\.ndjson:2 muster This is 2, from a newer version of Muster; this one reads 1\./,
    );
    await answer.getByRole('button', { name: 'Close' }).first().click();
    await soon(() => rosters(page).count()).toBe(7);
  });

  test('rejects a roster over the size limit with a sentence', async ({ visit }) => {
    const page = await visit();
    await page.goto('/');
    await openFiles(page, {
      name: 'large.json',
      content: rosterText({ name: 'Large' }).padEnd(256 * 1024 + 1),
    });
    const refused = page.getByRole('dialog', { name: 'This file cannot be read' });
    await soon(() => text(refused)).toContain('over 256 KiB');
    await refused.getByRole('button', { name: 'Close' }).first().click();
    await page.getByText('No rosters yet').waitFor();
  });

  test('by drop anywhere shows a drop target, and opens the builder for a single roster', async ({
    visit,
  }) => {
    const page = await visit();
    await page.goto('/');
    await page.getByText('No rosters yet').waitFor();
    await dispatchFiles(page, 'dragover', [swarm]);
    await page.getByText('Drop to open').waitFor();
    await dispatchFiles(page, 'drop', [swarm]);
    await page.getByText('Drop to open').waitFor({ state: 'hidden' });
    await soon(() => page.getByLabel('Force name').inputValue()).toBe('Swarm');
    await page.getByRole('link', { name: 'Rosters' }).click();
    await expectRosters(page, ['Swarm']);
    await dispatchFiles(page, 'drop', [rosterFile('X'), rosterFile('Y')]);
    await page.getByText('2 rosters added.').first().waitFor();
  });

  test('by paste works outside fields and in a dialog’s field: JSON, a link, several lines', async ({
    visit,
    address,
  }) => {
    const page = await visit();
    await page.goto('/');
    await page.getByText('No rosters yet').waitFor();
    await paste(page, rosterText({ name: 'From a chat' }));
    await soon(() => page.getByLabel('Force name').inputValue()).toBe('From a chat');
    await page.getByRole('link', { name: 'Rosters' }).click();
    const link = linkTo(address, JSON.parse(forgeOfWarText('Linked')) as Roster);
    await chooseForShelf(page, 'Paste a roster or link');
    await page
      .getByRole('textbox', { name: 'Roster or link' })
      .fill(`${link}\n${lines(rosterText({ name: 'Line' }))}`);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByText('2 rosters added.').first().waitFor();
    await soon(() => rosters(page).count()).toBe(3);
    await paste(page, 'see you on Friday');
    const refused = page.getByRole('dialog', { name: 'The pasted text cannot be read' });
    await soon(() => text(refused)).toContain('pasted text');
    await refused.getByRole('button', { name: 'Close' }).first().click();
    await soon(() => rosters(page).count()).toBe(3);
  });

  test('of a roster that exists already offers the existing one, also from the bin', async ({ visit }) => {
    const page = await visit();
    await page.goto('/');
    await openFiles(page, rosterFile('Lancers'));
    await page.getByLabel('Force name').waitFor();
    await page.getByRole('link', { name: 'Rosters' }).click();
    await expectRosters(page, ['Lancers']);
    await openFiles(page, rosterFile('Lancers'));
    const there = page.getByRole('alertdialog', { name: 'This roster is already saved' });
    await there.getByRole('button', { name: 'Open the saved roster' }).click();
    await page.getByLabel('Force name').waitFor();
    await page.getByRole('link', { name: 'Rosters' }).click();
    await expectRosters(page, ['Lancers']);

    await openFiles(page, rosterFile('Lancers'));
    await there.getByRole('button', { name: 'Keep a second copy' }).click();
    await page.getByLabel('Force name').waitFor();
    await page.getByRole('link', { name: 'Rosters' }).click();
    await expectRosters(page, ['Lancers', 'Lancers']);

    for (const left of [1, 0]) {
      await page.getByRole('button', { name: 'Delete Lancers' }).first().click();
      await soon(() => rosters(page).count()).toBe(left);
    }
    await openFiles(page, rosterFile('Lancers'));
    await page.getByRole('button', { name: 'Restore and open it' }).click();
    await page.getByLabel('Force name').waitFor();
    await page.getByRole('link', { name: 'Rosters' }).click();
    await expectRosters(page, ['Lancers']);
  });

  test('of a printed PDF opens exactly the same roster', async ({ visit }) => {
    const page = await visit();
    await openSample(page, 'Harbour Watch');
    await untilSaved(page);
    await page.getByRole('button', { name: 'Print' }).first().click();
    const { bytes } = await downloadedBy(page, () => page.getByRole('button', { name: 'Save PDF' }).click());
    const other = await visit();
    await other.goto('/');
    await openFiles(other, { name: 'table.pdf', content: bytes });
    await soon(() => other.getByLabel('Force name').inputValue()).toBe('Harbour Watch');
  });

  test('of a PDF that another program saved again adds its rosters, and loads its reader only then', async ({
    visit,
  }) => {
    const page = await visit();
    let workers = 0;
    page.on('worker', () => workers++);
    await page.goto('/');
    await openFiles(page, swarm, rosterFile('Lancers'));
    await soon(() => rosters(page).count()).toBe(2);
    expect(workers).toBe(0);
    await openFiles(page, resavedPdf);
    for (const name of ['Cinder Queen', 'Paper Lantern', 'Two Faces'])
      await page.getByRole('link', { name: new RegExp(`^${name}`) }).waitFor();
    expect(await rosters(page).count()).toBe(5);
    expect(workers).toBe(1);
  });

  test('of a PDF that a browser printed says that the roster is lost, and what to do', async ({ visit }) => {
    const page = await visit();
    await openSample(page, 'Harbour Watch');
    const printed = await page.pdf();
    await page.goto('/');
    await openFiles(page, { name: 'printed.pdf', content: printed });
    await soon(() => text(page.getByRole('dialog'))).toMatch(
      /printed\.pdf.*printing one to another PDF loses it\. Open the original PDF or the link, or scan the QR code\./,
    );
  });
});

describe('a backup', () => {
  test('made with one press restores everything in another browser, and never overwrites newer rosters', async ({
    visit,
  }) => {
    const page = await visit();
    await page.goto('/');
    await openFiles(page, swarm, rosterFile('Lancers'), rosterFile('Gone'));
    await soon(() => rosters(page).count()).toBe(3);
    await page.getByRole('button', { name: 'Delete Gone' }).click();
    await soon(() => rosters(page).count()).toBe(2);
    const backup = await downloadedBy(page, () => page.getByRole('button', { name: 'Back up' }).click());
    expect(backup.name).toMatch(/^muster-backup-\d{4}-\d\d-\d\d\.json$/);
    await page.getByText('3 rosters backed up').first().waitFor();

    const other = await visit();
    await other.goto('/');
    await openFiles(other, { name: backup.name, content: backup.text });
    const answer = other.getByRole('dialog', { name: 'Backup restored' });
    await soon(() => text(answer)).toContain('3 rosters: 3 added.');
    await answer.getByRole('button', { name: 'Close' }).first().click();
    await soon(() => rosters(other).count()).toBe(2);
    await soon(() => text(other.getByRole('link', { name: /^Lancers/ }))).toMatch(/FC 5 of 3.*Not legal/i);

    // One roster is newer here, one is damaged in the file, and one was deleted here.
    await other.getByRole('button', { name: 'More actions for Lancers' }).click();
    await other.getByRole('menuitem', { name: 'Rename' }).click();
    await other.getByRole('textbox', { name: 'Name' }).fill('Lancers of today');
    await other.keyboard.press('Enter');
    await other.getByRole('link', { name: /^Lancers of today/ }).waitFor();
    await other.getByRole('button', { name: 'Delete Swarm' }).click();
    await soon(() => rosters(other).count()).toBe(1);
    const damaged = JSON.parse(backup.text);
    const gone = damaged.rosters.find(({ roster }: { roster: Roster }) => roster.name === 'Gone');
    gone.roster.force.limit = 'many';
    await dispatchFiles(other, 'drop', [{ name: 'damaged.json', content: JSON.stringify(damaged) }]);
    await soon(() => text(answer)).toContain(
      '3 rosters: 1 restored from the bin, 1 already newer here, 1 could not be read.',
    );
    await soon(() => text(answer)).toMatch(
      /damaged\.json: Gone rosters\[\d\]\.roster\.force\.limit This is the text "many"/,
    );
    await answer.getByRole('button', { name: 'Close' }).first().click();
    await soon(() => rosters(other).locator('bdi').allInnerTexts()).toContain('Lancers of today');
    await soon(() => rosters(other).count()).toBe(2);
  });
});
