import { useRef } from 'react';

/**
 * Returns a ref for an element with `tabIndex={-1}`, and a function that runs an action and then focuses that element,
 * because the action may remove the pressed button.
 */
export function useFocusHost() {
  const host = useRef<HTMLDivElement>(null);
  const keepFocus = (act: () => void) => {
    act();
    host.current?.focus({ preventScroll: true });
  };
  return { host, keepFocus };
}
