const channel = typeof MessageChannel === 'undefined' ? null : new MessageChannel();
const due: (() => void)[] = [];
if (channel) channel.port1.onmessage = () => due.shift()?.();

/** Does something when the page has done what waits already. */
export function soon(act: () => void) {
  due.push(act);
  channel?.port2.postMessage(null);
}

/** Settles when the page has done what waits already. */
export const turn = (): Promise<void> => new Promise((resolve) => soon(resolve));

/** Does something when the next frame is painted; in a page out of sight, which paints none, a moment later. */
export function afterFrame(act: () => void) {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    soon(act);
  };
  requestAnimationFrame(once);
  setTimeout(once, 100);
}
