/**
 * Calls back once the page is loaded and has nothing else to do; returns the way to call it off.
 * @param after how long to leave it alone before that, in milliseconds
 */
export function whenIdle(callback: () => void, after = 0): () => void {
  let off = false;
  const run = () => !off && callback();
  const ask = () =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(run, { timeout: 5000 })
      : setTimeout(run, 1000);
  const wait = () => setTimeout(() => !off && ask(), after);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    off = true;
    window.removeEventListener('load', wait);
  };
}
