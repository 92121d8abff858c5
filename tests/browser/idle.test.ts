import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { systems } from '@/lib/systems/registry';
import { untilSaved } from './builder';
import { expect, test } from './visit';

// A page that nobody uses does nothing: it costs no battery.

declare global {
  interface Window {
    /** What the page has done since it was opened: reads and writes of what is stored, frames, changes of the page. */
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
  const within = (time: number) =>
    page.evaluate(async (wait) => {
      window.work.length = 0;
      await new Promise((resolve) => setTimeout(resolve, wait));
      return window.work;
    }, time);
  // What was started is finished: a page that never rests still works in the last second.
  for (let second = 0; second < 20; second++) if ((await within(1000)).length === 0) return [];
  return within(1000);
}

describe('at rest', () => {
  test.for(systems)('the builder of $name reads and draws nothing', async ({ name }, { visit }) => {
    const page = await visit({ before: recordWork });
    await page.goto('/');
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await card
      .getByRole('button', { name: /^Sample / })
      .first()
      .click();
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
