import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { parsedForce } from '../parse';
import type { Roster } from '../roster';
import type { AnyGameSystem } from '../system';
import { canonicalText } from './input';

/** SHA-256 of a text in hexadecimal; a caller with many rosters may bring a faster one. */
export type Hash = (text: string) => string;

const hash: Hash = (text) => bytesToHex(sha256(utf8ToBytes(text)));

/**
 * Returns what identifies a force: the SHA-256, in hexadecimal, of all that matters in play. It is computed from the
 * force as parsed by its schema, so that a roster being edited, one that was stored, and its file, link and PDF have
 * the same one. Ids, names, notes and the order of elements are not part of it.
 */
export function fingerprint({ force }: Roster, system: AnyGameSystem, sha256: Hash = hash): string {
  const read = parsedForce(force, system);
  // A force that the schema rejects is never compared with one that it accepts.
  return sha256(
    `${system.id}\n${read.ok ? canonicalText(system.fingerprintInput(read.value)) : JSON.stringify(force)}`,
  );
}
