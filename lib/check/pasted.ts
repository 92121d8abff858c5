/** The source of pasted text without a label. */
export const PASTED = 'pasted text';
