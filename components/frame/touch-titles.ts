/** The distance of the text from what it explains, and from the edges of the window, in CSS pixels. */
const GAP = 6;

/** What a tap does something else to: its own label says what. */
const CONTROL = 'a, button, input, select, textarea, label, summary';

/**
 * Shows the `title` of an element on tap, since browsers show it only on hover.
 * @returns a function that ends it
 */
export function touchTitles(): () => void {
  const tip = document.createElement('div');
  tip.popover = 'auto';
  tip.role = 'status';
  tip.className =
    'fixed m-0 max-w-[min(20rem,calc(100vw-12px))] rounded-md border border-edge bg-surface px-3 py-2 text-ink text-sm';
  const show = (event: MouseEvent) => {
    const { pointerType } = event as PointerEvent;
    const titled = event.target instanceof Element ? event.target.closest<HTMLElement>('[title]') : null;
    if (pointerType !== 'touch' || !titled?.title || titled.closest(CONTROL)) return;
    // In a modal dialog, what is outside it cannot be read.
    (titled.closest('dialog') ?? document.body).append(tip);
    tip.textContent = titled.title;
    tip.showPopover();
    const around = titled.getBoundingClientRect();
    const { width, height } = tip.getBoundingClientRect();
    const below = around.bottom + GAP;
    const top = below + height + GAP > window.innerHeight ? around.top - GAP - height : below;
    const left = Math.min(around.left, window.innerWidth - width - GAP);
    Object.assign(tip.style, { top: `${Math.max(GAP, top)}px`, left: `${Math.max(GAP, left)}px` });
  };
  document.addEventListener('click', show);
  return () => {
    document.removeEventListener('click', show);
    tip.remove();
  };
}
