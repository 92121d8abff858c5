/** Joins class names and drops falsy ones. */
export const classes = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(' ');
