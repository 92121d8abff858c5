/** The number of measured presses; WARMING presses come before them. */
export const STROKES = 60;
const WARMING = 10;

/**
 * Presses keys in a field on a processor four times slower, and returns the times from each input to the next paint in
 * milliseconds, as the browser reports them (Event Timing, to 8 ms).
 */
export async function paints(page, field, keys) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const press = async (strokes) => {
    for (let stroke = 0; stroke < strokes; stroke++) {
      await page.keyboard.press(keys[stroke % keys.length], { delay: 40 });
      await page.waitForTimeout(150);
    }
  };
  await field.focus();
  await press(WARMING);
  await page.evaluate(() => {
    const longest = new Map();
    globalThis.longest = longest;
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries())
        if (interactionId > 0)
          longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  await press(STROKES);
  const times = await page.evaluate(() => [...globalThis.longest.values()]);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // Times under 16 ms are not reported.
  return [...Array(Math.max(0, STROKES - times.length)).fill(8), ...times];
}
