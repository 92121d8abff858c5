import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { systems } from '@/lib/systems/registry';
import { openFirstSample, soon } from './builder';
import { chooseFiles, count, legal, saveSheetAndScan } from './check';
import { resavedPdf } from './files';
import { openProxy } from './network-proxy';
import { untilInstalled } from './offline';
import { differentGames } from './unlike-games';
import { expect, test, type Visit } from './visit';

/** Logs policy violations to the console, where they fail the test. */
const watched: Visit = {
  before: () => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} forbids ${blockedURI}`),
    );
  },
};

const scriptSource = (policy: string | null) => /script-src [^;]*/.exec(policy ?? '')?.[0] ?? '';

/** Whether the page runs an injected script, inline or as an event handler. */
const runsPlanted = (page: Page) =>
  page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.planted = true';
    document.body.append(script);
    const picture = document.createElement('div');
    picture.innerHTML = '<img src="data:," onerror="window.planted = true">';
    document.body.append(picture);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return 'planted' in window;
  });

const planted: Visit = {
  allow: /[Ee]xecut(e|ing) (a )?(an )?inline|policy: script-src|ERR_CONNECTION_REFUSED|RSC payload/,
};

const pages = [
  '/',
  '/build',
  '/build?r=nobody',
  '/check',
  '/collection',
  '/pack',
  '/scan',
  '/odds',
  '/open',
  '/open#r=damaged',
  ...systems.map(({ id }) => `/rules/${id}`),
];

describe('the content security policy', () => {
  test('allows only the few inline scripts of each page, by hash', async ({ address }) => {
    for (const path of [...pages, '/nowhere', '/rules/chess', '/%62uild', '/_next/none', '/api/none']) {
      const answer = await fetch(address + path);
      const source = scriptSource(answer.headers.get('content-security-policy'));
      expect(source).toMatch(/^script-src 'self' 'wasm-unsafe-eval'( 'sha256-[\w+/]{43}=')+$/);
      expect(source.length).toBeLessThan(1000);
    }
    const script = /src="(\/_next\/static\/[^"]+\.js)"/.exec(await (await fetch(address)).text())?.[1];
    for (const path of [script, '/api/check']) {
      const policy = (await fetch(address + path)).headers.get('content-security-policy');
      expect(scriptSource(policy)).toBe("script-src 'self' 'wasm-unsafe-eval'");
    }
  });

  test('forbids nothing that a page needs', async ({ visit }) => {
    const page = await visit(watched);
    for (const path of pages) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
    const lost = await visit({ ...watched, allow: /404/ });
    for (const path of ['/nowhere', '/rules/chess', '/build/x']) {
      await lost.goto(path);
      await lost.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
      // Its scripts run: the colour scheme can be changed.
      await lost.getByRole('button', { name: /^Colours: / }).click();
    }
  });

  // Two games suffice for the shared parts.
  test.for(differentGames)(
    'forbids nothing needed to build and print a force of $name',
    async ({ name }, { visit }) => {
      const page = await visit(watched);
      await openFirstSample(page, name);
      await page.getByLabel('Force name').waitFor();
      await page.locator('[data-opens]').first().click();
      await page.getByRole('button', { name: 'Print' }).click();
      await page.getByText(/is ready\.$/).waitFor();
    },
  );

  test('forbids nothing needed to check lists, save verdicts and read codes', async ({ visit }) => {
    const page = await visit(watched);
    await page.goto('/check');
    const file = { name: 'list.json', content: JSON.stringify(legal('Harbour Watch', 'Ann')) };
    await chooseFiles(page, 'Choose files', file, resavedPdf);
    await soon(() => count(page, 'Lists')).toBe('4');
    await saveSheetAndScan(page);
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

  test('applies offline as well, to the cached pages', async ({ visit }) => {
    const front = await openProxy(process.env.MUSTER_URL ?? '');
    try {
      const allow = /asked elsewhere|ERR_CONNECTION_REFUSED|RSC payload|inline|policy: script-src/;
      const page = await visit({ ...watched, installs: true, allow });
      const forbidden: string[] = [];
      page.on('console', (message) => {
        if (message.text().startsWith('policy:')) forbidden.push(message.text());
      });
      await page.goto(`${front.address}/`);
      await untilInstalled(page);
      await front.goOffline();
      for (const path of pages) {
        await page.goto(front.address + path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
      }
      expect(forbidden).toEqual([]);
      expect(await runsPlanted(page)).toBe(false);
      // Each is reported for the policy of the header and for that of the page.
      await soon(() => forbidden.length).toBe(4);
    } finally {
      await front.goOffline().catch(() => undefined);
    }
  });
});
