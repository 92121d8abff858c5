import { soon } from '../fixtures/page';

/** Waits until a node has the focus. */
export const expectFocus = (node: Element) => soon(() => document.activeElement === node).toBe(true);
