/** Returns a fingerprint as people compare it: its first 16 digits in groups, "a1b2 c3d4 e5f6 0718". */
export const shownFingerprint = (fingerprint: string): string =>
  fingerprint.slice(0, 16).replace(/.{4}(?=.)/g, '$& ');

/** Returns the first 12 digits of a fingerprint, the form that older output has. */
export const shortFingerprint = (fingerprint: string): string => fingerprint.slice(0, 12);

/**
 * Returns a fingerprint for a spreadsheet cell, prefixed because digits alone, or 12e345678901, would be read as a
 * number; "" stays.
 */
export const fingerprintCell = (fingerprint: string): string => fingerprint && `sha256:${fingerprint}`;
