import { type Db, inParts } from './tables';

/** Keeps bytes by their hashes; those that are kept already stay as they are. */
export async function writeContents(db: Db, contents: ReadonlyMap<string, Uint8Array>): Promise<void> {
  // In one order in all processes, so that two that keep the same do not wait for each other.
  const rows = [...contents]
    .map(([hash, bytes]) => ({ hash, bytes }))
    .sort((one, other) => (one.hash < other.hash ? -1 : 1));
  for (const part of inParts(rows))
    await db
      .insertInto('contents')
      .values(part)
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
}

/** Reads bytes by their hashes; those that are not kept are left out. */
export async function readContents(db: Db, hashes: readonly string[]): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  for (const part of inParts(hashes)) {
    const rows = await db.selectFrom('contents').selectAll().where('hash', 'in', part).execute();
    // Without what a Buffer of pg has besides: it would be another JSON.
    for (const { hash, bytes } of rows)
      found.set(hash, new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }
  return found;
}
