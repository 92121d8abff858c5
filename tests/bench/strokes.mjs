const STROKES = 120;

/**
 * Presses keys in a field, and measures from each press to the frame that shows the new totals: to the end of the work
 * for that frame, and to when it is painted.
 */
export async function strokes(page, field, keys) {
  await field.focus();
  await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    const times = [];
    let start = 0;
    let worked = 0;
    port1.onmessage = () => times.push({ worked, painted: performance.now() - start });
    addEventListener(
      'keydown',
      () => {
        start = performance.now();
        requestAnimationFrame(() => {
          // Reading the layout forces the browser to compute it here, within the measured time.
          document.body.getBoundingClientRect();
          worked = performance.now() - start;
          port2.postMessage(null);
        });
      },
      true,
    );
    globalThis.times = times;
  });
  for (let stroke = 0; stroke < STROKES; stroke++) {
    await page.keyboard.press(keys[stroke % keys.length]);
    await page.waitForTimeout(30);
  }
  const times = await page.evaluate(() => globalThis.times);
  return times.slice(20);
}
