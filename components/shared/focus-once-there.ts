/** Ends the waiting for what was to be focused last. */
let stop = () => {};

/**
 * Focuses what `find` returns: at once, or as soon as the page has drawn it, unless the user has gone on by then with a
 * key or a press.
 */
export function focusOnceThere(find: () => HTMLElement | null | undefined) {
  stop();
  const now = find();
  if (now) return now.focus();
  const observer = new MutationObserver(() => {
    const node = find();
    if (!node) return;
    stop();
    node.focus();
  });
  stop = () => {
    observer.disconnect();
    for (const type of GOES_ON) document.removeEventListener(type, stop, true);
    stop = () => {};
  };
  for (const type of GOES_ON) document.addEventListener(type, stop, true);
  observer.observe(document.body, { childList: true, subtree: true });
}

const GOES_ON = ['keydown', 'pointerdown'] as const;
