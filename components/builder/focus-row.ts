/** Puts the focus on an element's row, or on the button that adds one where there is none. */
export function focusRow(id: string | undefined) {
  const row = id === undefined ? '[data-add]' : `[data-opens="${CSS.escape(id)}"]`;
  document.querySelector<HTMLElement>(row)?.focus();
}

/** Puts the focus on the verdict: on that of the topmost dialog, or else of the page. */
export function focusVerdict() {
  const verdicts = document.querySelectorAll<HTMLElement>('[data-verdict]');
  [...verdicts].at(-1)?.focus();
}
