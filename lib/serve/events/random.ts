import { randomBytes } from 'node:crypto';

/** Returns 32 random bytes in hexadecimal. */
export const randomHex = (): string => randomBytes(32).toString('hex');
