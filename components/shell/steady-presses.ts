const CONTROLS = 'button, a[href], input, select, textarea, summary, label, [role="button"], [role="option"]';

/** The control that a click is for: of a label, its field. */
function controlOf({ target }: Event): Element | null {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
}

/**
 * Keeps the second press of a double click from a control that has come to the place of the pressed one, such as the
 * next button of a row, the next line of a list or a button of a new page: nobody has aimed at it.
 * @returns a function that ends it
 */
export function steadyPresses(): () => void {
  let first: Element | null = null;
  const onClick = (event: MouseEvent) => {
    // By keyboard, and by scripts, it is 0; it counts on only where the pointer stays in place.
    if (event.detail < 2) {
      if (event.detail === 1) first = controlOf(event);
      return;
    }
    const control = controlOf(event);
    if (first === null || control === null || control === first) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('click', onClick, true);
  return () => window.removeEventListener('click', onClick, true);
}
