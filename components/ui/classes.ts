/** Joins class names and drops what is false, null or empty. */
export const classes = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(' ');
