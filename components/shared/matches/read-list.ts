import { fileOfText } from '@/components/shared/import/files-of';
import { readPdf } from '@/components/shared/import/read-pdf';
import { contentsInTurn } from '@/lib/check/contents';
import { tooLargeBlob } from '@/lib/check/limits';
import { readPackBytes } from '@/lib/check/read';
import { readAny } from '@/lib/check/read-any';
import { otherGame } from '@/lib/roster/game-names';
import type { Pack } from '@/lib/roster/pack/pack';
import { type Parsed, refused } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';

/** A list that was read, or why none was; then the text, if it may be a list in the player's own words. */
type ListRead = Parsed<{ roster: Roster; pack: Pack | null }> & { words?: string | undefined };

/** Reads the first roster of a file, or of the code in a picture, without saving it; it must be of the game. */
export async function readList(file: File, system: AnyGameSystem): Promise<ListRead> {
  if (file.type.startsWith('image/')) return readCode(file, system);
  const large = await tooLargeBlob(file.name, file);
  if (large !== null) return refused(large);
  const bytes = new Uint8Array(await file.arrayBuffer());
  for await (const input of contentsInTurn(file.name, bytes, readPdf)) {
    const given = input.bytes.ok ? await readAny(input.bytes.value) : null;
    if (given === null) return { ...(input.bytes as Parsed<never>), words: input.words };
    if (given.kind !== 'roster') continue;
    if (!given.read.ok) return given.read;
    const { roster } = given.read.value;
    if (roster.system !== system.id) return refused(otherGame(roster, { system: system.id }));
    const pack = input.pack?.ok ? await readPackBytes(input.pack.value) : null;
    return {
      ok: true,
      value: { roster, pack: pack?.ok && pack.value.system === system.id ? pack.value : null },
    };
  }
  return refused(
    'No roster was found in this. Choose a roster file, a PDF made by Muster, or a text with a link.',
  );
}

async function readCode(picture: File, system: AnyGameSystem): Promise<ListRead> {
  const { CodeReader } = await import('@/components/shared/codes/code-reader');
  const reader = new CodeReader();
  try {
    return await readList(fileOfText(await reader.textIn(picture)), system);
  } catch (error) {
    return refused((error as Error).message);
  } finally {
    reader.end();
  }
}
