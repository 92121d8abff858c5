import { describe } from 'vitest';
import { openSample, soon, text } from './builder';
import { openFiles } from './shelf';
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
