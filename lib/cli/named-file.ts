import { readPackBytes } from '@/lib/check/read';
import type { Pack } from '@/lib/roster/pack';
import type { Parsed } from '@/lib/roster/report';
import { FILE_BYTES } from '@/lib/roster/roster';
import { cleanText } from '@/lib/sheet/clean';
import { readAtMost, reasonOf } from './input';

/** Reads a pack from a file; if it cannot be read, prints why to standard error and returns null. */
export const readPackFile = (file: string): Promise<Pack | null> =>
  readNamedFile('pack', file, readPackBytes);

/**
 * Reads a file that an option names; if it cannot be read, prints why to standard error and returns null.
 * @param what what the file is, in words: "pack"
 */
export async function readNamedFile<Value>(
  what: string,
  file: string,
  read: (bytes: Uint8Array) => Promise<Parsed<Value>>,
): Promise<Value | null> {
  let bytes: Uint8Array;
  try {
    bytes = readAtMost(file, FILE_BYTES);
  } catch (error) {
    process.stderr.write(`The ${what} ${cleanText(file)} cannot be read. ${reasonOf(error)}\n`);
    return null;
  }
  const value = await read(bytes);
  if (value.ok) return value.value;
  process.stderr.write(`The ${what} ${cleanText(file)} cannot be read:\n`);
  for (const { path, message } of value.faults)
    process.stderr.write(`  ${path === '' ? '' : `${cleanText(path)}: `}${cleanText(message)}\n`);
  return null;
}
