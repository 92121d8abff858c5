import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { describe } from 'vitest';
import { isDeep } from '../fixtures/runs';
import { soon, text } from './builder';
import { acted, expectStored, expectUndo, open, opened, phone, play, row, storedEvents, undo } from './play';
import { expect, test } from './visit';

// What is marked is stored with every tap, whatever happens to the tab.

const [KILLS, TAPS] = isDeep ? [20, 100] : [2, 10];
/** Milliseconds between two taps at least, faster than a player taps. */
const PAUSE = 250;

/** Runs in the tab: taps a button, each time once the tap before is in the database, and reports every tap. */
async function tapWhenStored(button: HTMLElement, { pause, taps, stored }: Record<string, number>) {
  const opening = indexedDB.open('muster');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const count = () =>
    new Promise<number>((resolve) => {
      const counting = opening.result.transaction('matchEvents').objectStore('matchEvents').count();
      counting.addEventListener('success', () => resolve(counting.result));
    });
  for (let tapped = 1; tapped <= (taps ?? 0); tapped += 1) {
    button.click();
    console.debug('tapped');
    do await new Promise((resolve) => setTimeout(resolve, pause));
    while ((await count()) < (stored ?? 0) + tapped);
  }
}

/** Crashes the process of a tab. */
async function kill(context: BrowserContext, page: Page): Promise<void> {
  const crashed = new Promise<void>((resolve) => page.once('crash', () => resolve()));
  const devtools = await context.newCDPSession(page);
  // Never resolves, since the process is gone.
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
}

/** The stored events, read while no match is open. */
async function eventsIn(context: BrowserContext) {
  const observer = await context.newPage();
  await observer.goto('/manifest.webmanifest');
  const events = await storedEvents(observer);
  await observer.close();
  return events;
}

test(`a tab killed ${KILLS} times within ${TAPS} taps loses at most the last tap`, {
  timeout: 300_000 + KILLS * TAPS * PAUSE,
}, async ({ visit }) => {
  const first = await visit({ ...phone, allow: /Target crashed|crash/i, alone: true });
  const context = first.context();
  await play(first);
  const address = first.url();
  await first.close();
  let before = 0;
  for (let round = 0; round < KILLS; round += 1) {
    const page = await context.newPage();
    let tapped = 0;
    page.on('console', (message) => {
      if (message.text() === 'tapped') tapped += 1;
    });
    await page.goto(address);
    await acted(page, 'Capstan').waitFor();
    void acted(page, 'Capstan')
      .evaluate(tapWhenStored, { pause: PAUSE, taps: TAPS, stored: before })
      // The call fails, or never settles, when its tab is killed.
      .catch(() => undefined);
    await sleep(PAUSE * (1 + Math.random() * TAPS));
    await kill(context, page);
    await page.close();

    const events = await eventsIn(context);
    expect(events.map(({ n }) => n)).toEqual(events.map((_, index) => index + 1));
    // What the tab said last may have died with it.
    expect(events.length - before).toBeGreaterThanOrEqual(tapped - 1);
    expect(events.length - before).toBeLessThanOrEqual(tapped + 1);
    before = events.length;
  }
  const page = await context.newPage();
  await page.goto(address);
  await expectUndo(page, before % 2 === 1 ? 'Capstan: Activated' : 'Capstan: not activated');
});

/** Presses the buttons of this name in every tab, over and over, at the same time. */
const tapIn = (pages: readonly Page[], name: string, times: number) =>
  Promise.all(
    pages.map((page) =>
      page.getByRole('button', { name, exact: true }).evaluate(async (button: HTMLElement, count) => {
        for (let tap = 0; tap < count; tap += 1) {
          button.click();
          await new Promise((done) => setTimeout(done, Math.random() * 20));
        }
      }, times),
    ),
  );

describe.each([
  { tabs: 'that hear of each other', before: undefined },
  {
    tabs: 'that hear nothing of each other',
    before: () => Reflect.deleteProperty(window, 'BroadcastChannel'),
  },
])('a match in two tabs $tabs', ({ before }) => {
  test('counts every tap of both', async ({ visit }) => {
    const first = await visit(before ? { ...phone, before: before as () => void } : phone);
    await play(first);
    const second = await first.context().newPage();
    await second.goto(first.url());
    for (const page of [first, second]) await open(page, 'Breakwater');
    await tapIn([first, second], 'Increase Damage', 15);
    await expectStored(first, 30);
    for (const page of [first, second]) {
      // A tab that misses the message reads the changes at its next tap, or when it is shown again.
      if (before) await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await soon(() =>
        text(opened(page, 'Breakwater').getByRole('group', { name: /^Breakwater Damage/ })),
      ).toMatch(/^Damage 30 of 13/);
    }
    // What one tab marked, the other takes back.
    await undo(second).click();
    await expectStored(first, 31);
    await first.reload();
    await open(first, 'Breakwater');
    await soon(() => text(row(first, 'Breakwater'))).toContain('damage 29');
  });
});
