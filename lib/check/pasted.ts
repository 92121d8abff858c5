/** What pasted text is called where it has no other name. */
export const PASTED = 'pasted text';
