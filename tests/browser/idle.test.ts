import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { systems } from '@/lib/systems/registry';
import { openFirstSample, soon, untilSaved } from './builder';
import { expect, test } from './visit';

// Pages at rest do no work, which saves battery.

declare global {
  interface Window {
    /** Storage transactions, animation frames and requests since the record was last cleared. */
    work: string[];
  }
}

/** Records what a page does. */
function recordWork() {
  window.work = [];
  const record = (of: object, name: string) => {
    const method = Reflect.get(of, name);
    Reflect.set(of, name, function (this: unknown, ...given: unknown[]) {
      window.work.push(`${name} ${given.map(String).join(' ').slice(0, 60)}`);
      return method.apply(this, given);
    });
  };
  record(IDBDatabase.prototype, 'transaction');
  record(Storage.prototype, 'setItem');
  record(window, 'requestAnimationFrame');
  record(window, 'fetch');
}

/** What a page does within a second, once it has come to rest. */
async function workAtRest(page: Page): Promise<string[]> {
  let work: string[] = [];
  // What was started may finish first; a page that never rests still works after 20 seconds.
  for (let second = 0; second <= 20; second++) {
    work = await page.evaluate(async () => {
      window.work.length = 0;
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return window.work;
    });
    if (work.length === 0) break;
  }
  return work;
}

const pages = ['/collection', '/pack', '/check', '/scan', '/odds', '/event', '/play', '/rules/at-43'];

describe('at rest', () => {
  test('the builder of each game, and the shelf with a roster of each, read and draw nothing', async ({
    visit,
  }) => {
    const page = await visit({ before: recordWork, preloads: true });
    const worked: string[] = [];
    const titles: string[] = [];
    for (const { name } of systems) {
      await openFirstSample(page, name);
      await untilSaved(page);
      titles.push(await page.getByLabel('Force name').inputValue());
      for (const work of await workAtRest(page)) worked.push(`${name}: ${work}`);
    }
    await page.goto('/');
    for (const title of titles) await page.getByRole('link', { name: title }).first().waitFor();
    for (const work of await workAtRest(page)) worked.push(`shelf: ${work}`);
    expect(worked).toEqual([]);
  });

  test('each other page reads and draws nothing', async ({ visit }) => {
    const page = await visit({ before: recordWork });
    const worked: string[] = [];
    for (const path of pages) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      for (const work of await workAtRest(page)) worked.push(`${path}: ${work}`);
    }
    expect(worked).toEqual([]);
  });
});

test('a builder that stays open loads what printing needs, unless the browser saves data', async ({
  visit,
}) => {
  const saving = await visit();
  await openFirstSample(saving, 'Horizon Wars');
  await untilSaved(saving);
  const page = await visit({ preloads: true });
  await openFirstSample(page, 'Horizon Wars');
  await soon(() => page.workers().length).toBe(1);
  expect(saving.workers()).toEqual([]);
});
