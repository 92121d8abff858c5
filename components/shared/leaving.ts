/** Makes the browser ask, in its own words; older browsers need `returnValue`. */
const ask = (event: BeforeUnloadEvent) => {
  event.preventDefault();
  event.returnValue = true;
};

/**
 * Sets whether the browser asks before the app is closed or reloaded. There is no listener while there is nothing to
 * lose, because it can keep the page out of the back/forward cache.
 */
export function askBeforeLeaving(asks: boolean) {
  if (asks) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}
