const channel = typeof MessageChannel === 'undefined' ? null : new MessageChannel();
const queue: (() => void)[] = [];
if (channel) channel.port1.onmessage = () => queue.shift()?.();

/** Runs a function as a task after those that are already queued. */
export function queueTask(act: () => void) {
  queue.push(act);
  channel?.port2.postMessage(null);
}

/** Resolves after the tasks that are already queued. */
export const nextTask = (): Promise<void> => new Promise((resolve) => queueTask(resolve));

/** Runs a function once the next frame is painted, or after 100 ms: a hidden page paints none. */
export function afterFrame(act: () => void) {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    queueTask(act);
  };
  requestAnimationFrame(once);
  setTimeout(once, 100);
}
