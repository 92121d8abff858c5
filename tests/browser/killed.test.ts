import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import type { Roster } from '@/lib/roster/roster';
import { isDeep } from '../fixtures/runs';
import { soon } from './builder';
import { storedRosters } from './two-games';
import { expect, test } from './visit';

// A tab that dies without warning loses nothing that it has shown as saved.

const KILLS = isDeep ? 5 : 2;
/** Milliseconds between two letters: several times faster than anybody types. */
const LETTER = 20;

/** Logs each value of the name field, and the value each time it is shown as saved, to the console. */
const watchField = (page: Page) =>
  page.getByLabel('Force name').evaluate((field: HTMLInputElement) => {
    field.addEventListener('input', () => console.debug(`typed ${field.value}`));
    const log = () => {
      const shown = document.evaluate("//*[text()='Saved']", document.body, null, 9).singleNodeValue;
      if (shown) console.debug(`saved ${field.value}`);
    };
    new MutationObserver(log).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

/** Crashes the process of a tab. */
async function kill(context: BrowserContext, page: Page): Promise<void> {
  const crashed = new Promise<void>((resolve) => page.once('crash', () => resolve()));
  const devtools = await context.newCDPSession(page);
  // Never resolves, since the process is gone.
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
}

/** The stored name of the only roster, read from the database without opening a builder. */
async function storedName(context: BrowserContext): Promise<string> {
  const observer = await context.newPage();
  await observer.goto('/manifest.webmanifest');
  const [roster] = await storedRosters(observer);
  await observer.close();
  return (roster as Roster).name;
}

test(`a tab killed ${KILLS} times during typing loses nothing that it has shown as saved`, async ({
  visit,
}) => {
  // The saved state is shown only on wide screens.
  const first = await visit({ allow: /Target crashed|crash/i, alone: true });
  const context = first.context();
  await first.goto('/');
  await first.getByRole('button', { name: 'New force of Horizon Wars' }).click();
  await first.getByLabel('Force name').waitFor();
  const address = first.url();
  await first.close();

  for (let round = 0; round < KILLS; round += 1) {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByLabel('Force name').waitFor();
    const typed: string[] = [];
    const saved: string[] = [];
    page.on('console', (message) => {
      const [, what, value = ''] = /^(typed|saved) (.*)$/.exec(message.text()) ?? [];
      if (what !== undefined) (what === 'typed' ? typed : saved).push(value);
    });
    await watchField(page);
    const beginning = `${round} `;
    await page.getByLabel('Force name').fill(beginning);
    await soon(() => saved).toContain(beginning);
    let typing = true;
    const keystrokes = (async () => {
      for (let letter = 0; typing; letter += 1) {
        await page.keyboard.press('abcdefghij'[letter % 10] ?? 'x');
        // Words, after which it may be saved.
        await sleep(letter % 4 === 3 ? 10 * LETTER : LETTER);
      }
    })().catch(() => undefined);
    await sleep(80 + Math.random() * 800);
    await kill(context, page);
    typing = false;
    await page.close();
    await keystrokes;

    const stored = await storedName(context);
    expect(typed).toContain(stored);
    expect(typed.indexOf(stored)).toBeGreaterThanOrEqual(typed.indexOf(saved.at(-1) ?? ''));
  }
});
