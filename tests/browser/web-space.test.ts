import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { out } from '@/scripts/paths.mjs';
import { isDeep } from '../fixtures/runs';
import { add, list, soon, text, untilSaved, verdict } from './builder';
import { chooseFiles, count, legal } from './check';
import { offline, untilAllStored } from './offline';
import { printOn } from './print';
import { test as base, expect } from './visit';

// The site as files on a plain web space: at its root, and, if everything is tried, below a path, which needs another
// build. That no address leaves out the path is in tests/architecture/addresses.test.ts.

interface Site {
  out: string;
  base: string;
}

const root: Site = { out, base: '' };
const below: Site = { out: 'dist/sub-path', base: '/muster' };

beforeAll(() => {
  if (!isDeep) return;
  const env = { ...process.env, OUT: below.out, BASE_PATH: below.base, NODE_ENV: 'production' as const };
  execFileSync(process.execPath, ['scripts/build.mjs'], { env, stdio: 'pipe' });
}, 1_200_000);

/** Serves the files of a site. */
async function serveFiles({ out, base }: Site) {
  const server = fastify({ forceCloseConnections: true });
  await server.register(fastifyStatic, { root: path.resolve(out), prefix: `${base}/` });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  return { address: `${address}${base}`, close: () => server.close() };
}

type Space = Awaited<ReturnType<typeof serveFiles>>;

const onSpaceOf = (site: Site) =>
  base.extend<{ space: Space; address: string }>({
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
    space: async ({}, use) => {
      const space = await serveFiles(site);
      await use(space);
      await space.close();
    },
    address: async ({ space }, use) => use(space.address),
  });

/** Builds a force, prints it and checks it as a list. */
async function buildPrintAndCheck(page: Page, address: string, name: string) {
  await page.goto(`${address}/`);
  await page.getByRole('button', { name: 'New force of Horizon Wars' }).click();
  await page.getByLabel('Force name').fill(name);
  await add(page, 'Conventional', 'light infantry');
  await soon(() => list(page).count()).toBe(1);
  await soon(() => text(verdict(page))).toMatch(/legal/i);
  await untilSaved(page);
  await page.getByRole('button', { name: 'Print' }).click();
  expect((await printOn(page, 'A4')).text).toContain(name);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Rules' }).first().click();
  await page.getByRole('heading', { level: 1, name: /rules/ }).waitFor();
  await page.goto(`${address}/check/`);
  await chooseFiles(page, 'Choose files', {
    name: 'list.json',
    content: JSON.stringify(legal(name, 'Ann')),
  });
  await soon(() => count(page, 'Legal')).toBe('1');
}

onSpaceOf(root)('without the server, a force is built, printed and checked', async ({ visit, space }) => {
  await buildPrintAndCheck(await visit(), space.address, 'Lancers');
});

onSpaceOf(below).runIf(isDeep)(
  'below a path, and then without the host, forces are built, printed and checked',
  async ({ visit, space }) => {
    const page = await visit(offline);
    await buildPrintAndCheck(page, space.address, 'Lancers');
    await untilAllStored(page);
    await space.close();
    await buildPrintAndCheck(page, space.address, 'Dragoons');
  },
);

base.for(isDeep ? [root, below] : [root])(
  'a host with headers, and one without, has the policy of each page, in $out',
  ({ out, base }) => {
    const headers = readFileSync(path.join(out, '_headers'), 'utf8');
    const html = readFileSync(path.join(out, 'check/index.html'), 'utf8');
    const [, given = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
    const scripts = given.match(/'sha256-[^']+'/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    const [, block = ''] = headers.split(`${base}/check/\n`);
    const [, policy = ''] = /^ {2}Content-Security-Policy: (.*)$/m.exec(block) ?? [];
    expect(policy).toContain("frame-ancestors 'none'");
    for (const script of scripts) expect(policy).toContain(script);
  },
);
