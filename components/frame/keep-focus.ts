import { focusOnceThere } from '../shared/focus-once-there';
import { afterFrame } from '../shared/loading/later';

/** An element and its place among the children of the one around it. */
interface Step {
  element: Element;
  at: number;
}

/** What takes the focus in place of what has gone. */
const NEXT = 'h1, h2, h3, a[href], button';

/**
 * Keeps the focus where it was if the element that has it goes away. It goes to the same control where that is drawn
 * again, such as the row of a list that a dialog was opened from. Of a pressed button that is not needed any more, it
 * goes to the heading, link or button that has taken its place, or is next to it; to the heading of the page where the
 * whole page was replaced.
 * @returns a function that ends it
 */
export function keepFocus(): () => void {
  /** The way from what was focused last to the page, or to the dialog that it is in. */
  const ways = new Map<Element, Step[]>();
  /** Whether the page that had the focus was replaced. */
  let isReplaced = false;
  /** Whether a dialog has closed since something else had the focus: what it was opened from may be drawn again later. */
  let hasClosed = false;
  const rootNow = () =>
    [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main');
  /** Returns what moves the focus on, if it is lost. */
  const lost = (): (() => unknown) | null => {
    if (document.activeElement !== document.body) return null;
    const root = rootNow();
    if (root === null) return null;
    const way = ways.get(root);
    const element = way?.[0]?.element;
    if (!way || !element) return isReplaced ? () => focusPage(root) : null;
    if (element.isConnected) return null;
    return () => {
      const again = () => sameIn(root, element);
      const isWaiting = hasClosed;
      if (takesFocus(again())) return;
      moveOn(way);
      if (isWaiting) focusOnceThere(again);
    };
  };
  const focused = ({ target }: FocusEvent) => {
    const root = target instanceof Element ? target.closest('dialog, main') : null;
    // A dialog that opens with its page gives the focus back to nothing.
    if (target !== document.body && root?.tagName !== 'DIALOG') isReplaced = false;
    hasClosed = false;
    if (root) ways.set(root, wayTo(root, target as Element));
  };
  // A press beside everything takes the focus away deliberately.
  const left = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      const isThere = target instanceof Element && target.isConnected;
      if (isThere && document.activeElement === document.body) ways.clear();
    });
  // Later, since a dialog may give the focus back, or what has changed the page may move it.
  const observer = new MutationObserver(() => {
    for (const root of ways.keys())
      if (!root.isConnected || (root instanceof HTMLDialogElement && !root.open)) {
        ways.delete(root);
        isReplaced ||= root.tagName === 'MAIN';
        hasClosed ||= root.tagName === 'DIALOG';
      }
    if (lost()) afterFrame(() => lost()?.());
  });
  document.addEventListener('focusin', focused);
  document.addEventListener('focusout', left);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', focused);
    document.removeEventListener('focusout', left);
    observer.disconnect();
  };
}

/** The elements from the given one up to the root, which is the last. */
function wayTo(root: Element, from: Element): Step[] {
  const way: Step[] = [];
  for (let element: Element | null = from; element; element = element.parentElement) {
    way.push({ element, at: [...(element.parentElement?.children ?? [])].indexOf(element) });
    if (element === root) break;
  }
  return way;
}

/** The control with the same name as one that has gone, if only one has it. */
function sameIn(root: Element, gone: Element): HTMLElement | null {
  const name = nameOf(gone);
  if (name === '') return null;
  const same = [...root.querySelectorAll<HTMLElement>(gone.tagName)].filter((each) => nameOf(each) === name);
  return (same.length === 1 && same[0]) || null;
}

const nameOf = (control: Element): string =>
  control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';

/** Focuses the first thing that takes it, around the place on the way where something is missing. */
function moveOn(way: readonly Step[]) {
  for (const [index, { element }] of way.entries()) {
    const gone = way[index - 1];
    if (!gone || !element.isConnected) continue;
    const children = [...element.children];
    const around = [...children.slice(gone.at), ...children.slice(0, gone.at).reverse()];
    for (const part of around)
      for (const next of [part, ...part.querySelectorAll(NEXT)])
        if (next.matches(NEXT) && takesFocus(next as HTMLElement)) return;
  }
}

/** Focuses the heading of a page, which stays where it was scrolled to: at a rule, or at the place from before. */
function focusPage(page: Element) {
  const heading = page.querySelector<HTMLElement>('h1') ?? (page as HTMLElement);
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function takesFocus(element: HTMLElement | null): boolean {
  if (element === null) return false;
  if (/^H\d$/.test(element.tagName)) element.tabIndex = -1;
  element.focus();
  return document.activeElement === element;
}

const CONTROLS = 'button, a[href], input, select, textarea, summary, label, [role="button"], [role="option"]';

/** The control that a click is for: of a label, its field. */
function controlOf({ target }: Event): Element | null {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
}

/**
 * Keeps the second press of a double click from a control that has come to the place of the pressed one, such as the
 * next button of a row, the next line of a list or a button of a new page: the user did not aim at it.
 * @returns a function that ends it
 */
export function steadyPresses(): () => void {
  let first: { control: Element | null; x: number; y: number } | null = null;
  const onClick = (event: MouseEvent) => {
    const { detail, clientX: x, clientY: y } = event;
    const control = controlOf(event);
    // By keyboard, and by scripts, it is 0.
    if (detail === 1) first = { control, x, y };
    if (detail < 2 || first === null || control === null || control === first.control) return;
    // Quick taps at different places are counted on some touch screens as well.
    if (Math.hypot(x - first.x, y - first.y) > SAME_PLACE) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('click', onClick, true);
  return () => window.removeEventListener('click', onClick, true);
}

/** Within how many CSS pixels two presses are at one place. */
const SAME_PLACE = 24;
