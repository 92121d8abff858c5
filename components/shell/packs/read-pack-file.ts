import { isPackLink, linkedText } from '@/lib/check/link';
import { readPackBytes, readPackText } from '@/lib/check/read';
import type { Pack } from '@/lib/roster/pack';
import { withoutHidden } from '@/lib/roster/plain-text';

/** Above the size limit of a pack, so that the reader still refuses a larger file. */
const MAX_BYTES = 2 * 1024 * 1024;

/** Reads a pack from a file, or from a link in one; says in a sentence why it cannot be read. */
export async function readPackFile(
  file: File,
): Promise<{ ok: true; pack: Pack } | { ok: false; sentence: string }> {
  try {
    const bytes = new Uint8Array(await file.slice(0, MAX_BYTES).arrayBuffer());
    const text = new TextDecoder().decode(bytes).trim();
    const linked = isPackLink(text) ? linkedText(text) : null;
    const read = linked?.ok ? await readPackText(linked.value) : await readPackBytes(bytes);
    if (read.ok) return { ok: true, pack: read.value };
    const [fault] = read.faults;
    const place = fault?.path ? `${fault.path}: ` : '';
    // What exactly is foreign in it, such as its encoding, says nothing to a player.
    const why = read.why === 'foreign' ? 'This is not a Muster pack file.' : `${place}${fault?.message}`;
    return { ok: false, sentence: `${withoutHidden(file.name)}: ${why}` };
  } catch {
    return { ok: false, sentence: 'The browser cannot read this file.' };
  }
}
