/** The id of the name of what is open, which names its boxes as well. */
export const OPENED = 'opened-place';
