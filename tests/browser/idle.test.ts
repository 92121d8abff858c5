import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { systems } from '@/lib/systems/registry';
import { openFirstSample, untilSaved } from './builder';
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

describe('at rest', () => {
  test.for(systems)('the builder of $name reads and draws nothing', async ({ name }, { visit }) => {
    const page = await visit({ before: recordWork });
    await openFirstSample(page, name);
    await untilSaved(page);
    const title = await page.getByLabel('Force name').inputValue();
    expect(await workAtRest(page)).toEqual([]);
    await page.goto('/');
    await page.getByRole('link', { name: title }).waitFor();
    expect(await workAtRest(page)).toEqual([]);
  });

  test.for(['/collection', '/pack', '/check', '/scan', '/odds', '/event', '/play', '/rules/at-43'])(
    'the page %s reads and draws nothing',
    async (path, { visit }) => {
      const page = await visit({ before: recordWork });
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await workAtRest(page)).toEqual([]);
    },
  );
});
