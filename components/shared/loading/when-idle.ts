interface Connection {
  saveData?: boolean;
  type?: string;
}

/** Whether the connection is metered, or its user asked the browser to load no more than is needed. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || connection?.type === 'cellular';
}

/**
 * Calls back once the page is loaded and idle; returns a function that cancels it.
 * @param after delay between load and waiting for idle time, in milliseconds
 */
export function whenIdle(callback: () => void, after = 0): () => void {
  let cancelled = false;
  const run = () => !cancelled && callback();
  const ask = () =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(run, { timeout: 5000 })
      : setTimeout(run, 1000);
  const wait = () => setTimeout(() => !cancelled && ask(), after);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    cancelled = true;
    window.removeEventListener('load', wait);
  };
}
