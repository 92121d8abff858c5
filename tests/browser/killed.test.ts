import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import type { Roster } from '@/lib/roster/roster';
import { storedRosters } from './two-games';
import { expect, test } from './visit';

// A tab that dies without warning loses at most what was typed in its last 300 milliseconds.

const KILLS = 5;
const MOST_LOST = 300;
/** Milliseconds between two letters: several times faster than anybody types, but within the machine's reach. */
const LETTER = 20;

/** Logs each value of the name field with its time to the console, where the test reads it. */
const watchField = (page: Page) =>
  page.getByLabel('Force name').evaluate((field: HTMLInputElement) => {
    field.addEventListener('input', () => console.debug(`typed ${Date.now()} ${field.value}`));
  });

/** Crashes the process of a tab; returns the time of it, in milliseconds since 1970. */
async function kill(context: BrowserContext, page: Page): Promise<number> {
  const crashed = new Promise<void>((resolve) => page.once('crash', () => resolve()));
  const devtools = await context.newCDPSession(page);
  const when = Date.now();
  // Never resolves, since the process is gone.
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  return when;
}

/** The stored name of the only roster, read from the database without opening a builder. */
async function storedName(context: BrowserContext): Promise<string> {
  const observer = await context.newPage();
  await observer.goto('/manifest.webmanifest');
  const [roster] = await storedRosters(observer);
  await observer.close();
  return (roster as Roster).name;
}

test(`a tab killed ${KILLS} times during typing loses at most its last ${MOST_LOST} ms`, {
  timeout: 180_000,
}, async ({ visit }) => {
  // A phone-sized page renders faster.
  const first = await visit({ width: 360, height: 640, allow: /Target crashed|crash/i });
  const context = first.context();
  await first.goto('/');
  await first.getByRole('button', { name: 'New force of Horizon Wars' }).click();
  await first.getByLabel('Force name').waitFor();
  const address = first.url();
  await first.close();

  const lost: number[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByLabel('Force name').waitFor();
    const typed: { when: number; value: string }[] = [];
    page.on('console', (message) => {
      const [, when, value] = /^typed (\d+) (.*)$/.exec(message.text()) ?? [];
      if (when !== undefined && value !== undefined) typed.push({ when: Number(when), value });
    });
    await watchField(page);
    await page.getByLabel('Force name').fill(`${round} `);
    let typing = true;
    const keystrokes = (async () => {
      for (let letter = 0; typing; letter += 1) {
        await page.keyboard.press('abcdefghij'[letter % 10] ?? 'x');
        await sleep(LETTER);
      }
    })().catch(() => undefined);
    await sleep(80 + Math.random() * 400);
    const killed = await kill(context, page);
    typing = false;
    await page.close();
    await keystrokes;

    const stored = await storedName(context);
    const missing = typed.filter(
      ({ value }) => value.length > stored.length || !value.startsWith(`${round} `),
    );
    expect(typed.length, 'something was typed').toBeGreaterThan(1);
    expect(
      typed.some(({ value }) => value === stored) || stored.startsWith(`${round} `),
      `the stored name was typed: ${stored}`,
    ).toBe(true);
    const ended = Math.max(killed, typed.at(-1)?.when ?? 0);
    lost.push(Math.max(0, ...missing.map(({ when }) => ended - when)));
  }
  console.log(
    `Lost at most ${Math.max(...lost)} ms of typing; nothing in ${lost.filter((each) => each === 0).length} of ${KILLS}`,
  );
  expect(Math.max(...lost)).toBeLessThanOrEqual(MOST_LOST);
});
