/**
 * Reserves the height of the bar at the bottom, for what stands above it and at the end of the page: the bar wraps if
 * its text is long. Returns the cleanup.
 */
export function reserveRoom(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--bar-room', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--bar-room');
  };
}
