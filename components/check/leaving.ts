/** Browsers ask in words of their own; older ones want a value as well. */
const ask = (event: BeforeUnloadEvent) => {
  event.preventDefault();
  event.returnValue = true;
};

/**
 * Has the browser ask before the app is closed or loaded again, or not. Nothing listens where there is nothing to lose:
 * a page with such a listener comes back slower.
 */
export function askBeforeLeaving(asks: boolean) {
  if (asks) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}
