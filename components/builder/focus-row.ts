/** Puts the focus on an element's row, or on the button that adds one where there is none. */
export function focusRow(id: string | undefined) {
  const row = id === undefined ? '[data-add]' : `[data-opens="${CSS.escape(id)}"]`;
  document.querySelector<HTMLElement>(row)?.focus();
}
