let begun: string | null = null;

/** Does who presses something now go by keyboard? A tap or a click shows no focus. */
export const isUsingKeyboard = (): boolean => document.activeElement?.matches(':focus-visible') ?? false;

/** Notes down that a roster was begun by keyboard: its builder goes on from there. */
export function noteKeyboardStart(id: string) {
  begun = id;
}

/** Was this roster just begun by keyboard? Says so once. */
export function takeKeyboardStart(id: string): boolean {
  if (begun !== id) return false;
  begun = null;
  return true;
}
