/** Calls back once the page is loaded and has nothing else to do; returns the way to call it off. */
export function whenIdle(callback: () => void): () => void {
  let off = false;
  const run = () => !off && callback();
  const wait = () =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(run, { timeout: 5000 })
      : setTimeout(run, 1000);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    off = true;
    window.removeEventListener('load', wait);
  };
}
