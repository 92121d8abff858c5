import { describe } from 'vitest';
import { openSample, soon, text } from './builder';
import { forgeOfWarText } from './files';
import { downloadedBy, openFiles, rosterFile, rosters } from './shelf';
import { test } from './visit';

describe('import to the shelf', () => {
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
  test('made with one press restores everything in another browser', async ({ visit }) => {
    const page = await visit();
    await page.goto('/');
    await openFiles(page, { name: 'swarm.json', content: forgeOfWarText('Swarm') }, rosterFile('Lancers'));
    await soon(() => rosters(page).count()).toBe(2);
    const backup = await downloadedBy(page, () => page.getByRole('button', { name: 'Back up' }).click());
    await page.getByText('2 rosters backed up').first().waitFor();

    const other = await visit();
    await other.goto('/');
    await openFiles(other, { name: backup.name, content: backup.text });
    const answer = other.getByRole('dialog', { name: 'Backup restored' });
    await soon(() => text(answer)).toContain('2 rosters: 2 added.');
    await answer.getByRole('button', { name: 'Close' }).first().click();
    await soon(() => rosters(other).count()).toBe(2);
  });
});
