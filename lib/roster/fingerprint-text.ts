/** A fingerprint as people read and compare it: its first 16 digits in groups, "a1b2 c3d4 e5f6 0718". */
export const shownFingerprint = (fingerprint: string): string =>
  fingerprint.slice(0, 16).replace(/.{4}(?=.)/g, '$& ');

/** A fingerprint as the first 12 digits that programs were given before there was more. */
export const shortFingerprint = (fingerprint: string): string => fingerprint.slice(0, 12);

/**
 * A fingerprint as a cell of a spreadsheet, which would take one of digits alone, or like 12e345678901, for a number.
 * All have this form, so that they compare; "" stays.
 */
export const fingerprintCell = (fingerprint: string): string => fingerprint && `sha256:${fingerprint}`;
