import { readPackBytes } from '@/lib/check/read';
import type { Pack } from '@/lib/roster/pack';
import { FILE_BYTES } from '@/lib/roster/roster';
import { cleanText } from '@/lib/sheet/clean';
import { readAtMost, reasonOf } from './input';

/** Reads a pack from a file; if it cannot be read, prints why to standard error and returns null. */
export async function readPackFile(file: string): Promise<Pack | null> {
  let bytes: Uint8Array;
  try {
    bytes = readAtMost(file, FILE_BYTES);
  } catch (error) {
    process.stderr.write(`The pack ${cleanText(file)} cannot be read. ${reasonOf(error)}\n`);
    return null;
  }
  const pack = await readPackBytes(bytes);
  if (pack.ok) return pack.value;
  process.stderr.write(`The pack ${cleanText(file)} cannot be read:\n`);
  for (const { path, message } of pack.faults)
    process.stderr.write(`  ${path === '' ? '' : `${cleanText(path)}: `}${cleanText(message)}\n`);
  return null;
}
