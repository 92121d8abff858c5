import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { restrict } from '@/lib/store/owner-only';

/** Fewest characters of a key that is set by hand. */
export const MIN_KEY = 12;

/** The key that is kept cannot be one; the message is a sentence for the server's owner. */
export class WrongKey extends Error {}

/** Whether a value is the server's key; takes the same time for all texts of a length. */
export const isServerKey = (given: unknown, key: string): boolean =>
  typeof given === 'string' && timingSafeEqual(digest(given), digest(key));

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Returns the key that is kept in a folder, or makes it: 32 hexadecimal digits that only the folder's owner can read.
 * Several processes may do so at once. Throws a `WrongKey`, or if the folder cannot be written.
 */
export function keptServerKey(folder: string): { key: string; file: string; isNew: boolean } {
  const file = path.join(folder, 'key');
  const known = readKey(file);
  if (known !== null) return { key: known, file, isNew: false };
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const key = randomBytes(16).toString('hex');
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, `${key}\n`, { mode: 0o600 });
  try {
    // Unlike renaming, this fails if another process was faster.
    linkSync(unfinished, file);
    return { key, file, isNew: true };
  } catch (error) {
    const made = readKey(file);
    if (made === null) throw error;
    return { key: made, file, isNew: false };
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function readKey(file: string): string | null {
  let key: string;
  try {
    key = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  if (key.length < MIN_KEY)
    throw new WrongKey(
      `The server's key in ${file} ${key === '' ? 'is empty' : 'is too short'}; it must have at least ${MIN_KEY} characters. Write one into the file, or delete the file to have a new one made; the events stay as they are.`,
    );
  restrict(file);
  return key;
}
