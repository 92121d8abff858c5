import { afterFrame } from './after-frame';

/** An element and its place among the children of the one around it. */
interface Step {
  element: Element;
  at: number;
}

/** What takes the focus in place of what has gone. */
const NEXT = 'h1, h2, h3, a[href], button';

/**
 * Keeps the focus where it was if the element that has it goes away, such as a pressed button that is not needed any
 * more: it goes to the heading, link or button that has taken its place, or is next to it; to the heading of the page
 * where the whole page was replaced.
 * @returns a function that ends it
 */
export function keepFocus(): () => void {
  /** The way from what was focused last to the page, or to the dialog that it is in. */
  const ways = new Map<Element, Step[]>();
  /** Whether the page that had the focus was replaced. */
  let isReplaced = false;
  const rootNow = () =>
    [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main');
  /** Returns what moves the focus on, if it is lost. */
  const lost = (): (() => unknown) | null => {
    if (document.activeElement !== document.body) return null;
    const root = rootNow();
    if (root === null) return null;
    const way = ways.get(root);
    if (way) return way[0]?.element.isConnected === false ? () => moveOn(way) : null;
    return isReplaced ? () => focusPage(root) : null;
  };
  const focused = ({ target }: FocusEvent) => {
    const root = target instanceof Element ? target.closest('dialog, main') : null;
    isReplaced = false;
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
      if (!root.isConnected) {
        ways.delete(root);
        isReplaced ||= root.tagName === 'MAIN';
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

function takesFocus(element: HTMLElement): boolean {
  if (/^H\d$/.test(element.tagName)) element.tabIndex = -1;
  element.focus();
  return document.activeElement === element;
}
