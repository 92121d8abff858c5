/**
 * A fingerprint as a cell of a spreadsheet, which would take one of digits alone, or like 12e345678901, for a number.
 * All have this form, so that they compare; "" stays.
 */
export const fingerprintCell = (fingerprint: string): string => fingerprint && `sha256:${fingerprint}`;
