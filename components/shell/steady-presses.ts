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
