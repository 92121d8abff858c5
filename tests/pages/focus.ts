import { expect } from 'vitest';
import { soon, user } from '../fixtures/page';

/** Waits until a node has the focus. */
export const expectFocus = (node: Element) => soon(() => document.activeElement === node).toBe(true);

/** Presses Tab until the control has the focus. */
export async function tabTo(control: Element) {
  for (let steps = 0; steps < 150 && document.activeElement !== control; steps += 1) await user.tab();
  expect(document.activeElement).toBe(control);
}

/** What is wrong with the current focus, or "". */
function focusFault(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'the focus is lost';
  return focused.matches(':disabled') ? `${focused.tagName} ${focused.textContent} is disabled` : '';
}

/** Presses keys, written as for user-event, and expects that something has the focus after each. */
export async function pressKeys(...keys: string[]) {
  for (const key of keys) {
    await user.keyboard(key);
    await soon(focusFault).toBe('');
  }
}
