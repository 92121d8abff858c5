import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Roster } from './roster';
import type { AnyGameSystem } from './system';

/** How many hexadecimal digits are shown. */
const FINGERPRINT_DIGITS = 12;

/** SHA-256 of a text in hexadecimal; a caller with many rosters may bring a faster one. */
export type Hash = (text: string) => string;

const hash: Hash = (text) => bytesToHex(sha256(utf8ToBytes(text)));

/**
 * What tells one force from another at the table: the first 12 hexadecimal digits of the SHA-256 of all that matters
 * in play. The order of keys, spacing, names and notes do not; the roster is one that its schema read, so that its
 * keys stand in the schema's order and its defaults are filled in.
 */
export const fingerprint = ({ force }: Roster, system: AnyGameSystem, sha256: Hash = hash): string =>
  sha256(JSON.stringify([system.id, system.inPlay(force)])).slice(0, FINGERPRINT_DIGITS);
