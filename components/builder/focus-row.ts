/** Focuses the row of an element or a section; without an id, the Add button. */
export function focusRow(id: string | undefined) {
  const row = id === undefined ? '[data-add]' : `[data-opens="${CSS.escape(id)}"]`;
  document.querySelector<HTMLElement>(row)?.focus();
}

/** Focuses the verdict: that of the topmost dialog, or else of the page. */
export function focusVerdict() {
  const verdicts = document.querySelectorAll<HTMLElement>('[data-verdict]');
  [...verdicts].at(-1)?.focus();
}
