const STROKES = 120;

/**
 * Presses keys in a field, and measures from each to the frame that shows the totals after it: to the end of the
 * work for that frame, and to when it was handed to be painted.
 */
export async function strokes(page, field, keys) {
  await field.focus();
  await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    const times = [];
    let begun = 0;
    let worked = 0;
    port1.onmessage = () => times.push({ worked, painted: performance.now() - begun });
    addEventListener(
      'keydown',
      () => {
        begun = performance.now();
        requestAnimationFrame(() => {
          // Reading the layout makes the browser do it here, within what is measured.
          document.body.getBoundingClientRect();
          worked = performance.now() - begun;
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
