import { describe } from 'vitest';
import { openFirstSample, soon } from './builder';
import { chooseFiles, count, legal, saveSheetAndScan } from './check';
import { resavedPdf } from './files';
import { pages, runsPlanted, watched } from './policy';
import { differentGames } from './unlike-games';
import { expect, test, type Visit } from './visit';

const scriptSource = (policy: string | null) => /script-src [^;]*/.exec(policy ?? '')?.[0] ?? '';

const planted: Visit = {
  allow: /[Ee]xecut(e|ing) (a )?(an )?inline|policy: script-src|ERR_CONNECTION_REFUSED|RSC payload/,
};

describe('the content security policy', () => {
  test('allows only the few inline scripts of each page, by hash', async ({ address }) => {
    for (const path of [...pages, '/nowhere', '/rules/chess', '/%62uild', '/_next/none']) {
      const answer = await fetch(address + path);
      const source = scriptSource(answer.headers.get('content-security-policy'));
      expect(source).toMatch(/^script-src 'self' 'wasm-unsafe-eval'( 'sha256-[\w+/]{43}=')+$/);
      expect(source.length).toBeLessThan(1000);
    }
    const script = /src="(\/_next\/static\/[^"]+\.js)"/.exec(await (await fetch(address)).text())?.[1];
    for (const path of [script, '/api/check', '/api/none']) {
      const policy = (await fetch(address + path)).headers.get('content-security-policy');
      expect(scriptSource(policy)).toBe("script-src 'self' 'wasm-unsafe-eval'");
    }
  });

  test('forbids nothing that a page needs, and nothing needed to build, print, check and scan', async ({
    visit,
  }) => {
    const page = await visit(watched);
    for (const path of pages) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
    // Two games suffice for the shared parts.
    for (const { name } of differentGames) {
      await openFirstSample(page, name);
      await page.getByLabel('Force name').waitFor();
      await page.locator('[data-opens]').first().click();
      await page.getByRole('button', { name: 'Print' }).click();
      await page.getByText(/is ready\.$/).waitFor();
    }
    await page.goto('/check');
    const file = { name: 'list.json', content: JSON.stringify(legal('Harbour Watch', 'Ann')) };
    await chooseFiles(page, 'Choose files', file, resavedPdf);
    await soon(() => count(page, 'Lists')).toBe('4');
    await saveSheetAndScan(page);
    const lost = await visit({ ...watched, allow: /404/ });
    for (const path of ['/nowhere', '/rules/chess', '/build/x']) {
      await lost.goto(path);
      await lost.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
      // Its scripts run: the colour scheme can be changed.
      await lost.getByRole('button', { name: /^Colours: / }).click();
    }
  });

  test('blocks scripts injected into a page', async ({ visit, address }) => {
    const page = await visit(planted);
    for (const path of ['/', '/check']) {
      await page.goto(path);
      expect(await runsPlanted(page)).toBe(false);
    }
    await page.route(`${address}/open`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '</head>',
        '<script>window.planted = true</script></head>',
      );
      await route.fulfill({ response, body });
    });
    await page.goto('/open');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  });
});
