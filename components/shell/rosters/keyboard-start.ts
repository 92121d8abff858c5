let startedId: string | null = null;

/** Whether the user is navigating by keyboard: a tap or a click shows no focus. */
export const isUsingKeyboard = (): boolean => document.activeElement?.matches(':focus-visible') ?? false;

/** Remembers that a roster was created by keyboard, for its builder. */
export function noteKeyboardStart(id: string) {
  startedId = id;
}

/** Whether this roster was just created by keyboard; true only once. */
export function takeKeyboardStart(id: string): boolean {
  if (startedId !== id) return false;
  startedId = null;
  return true;
}
