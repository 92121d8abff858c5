import * as z from 'zod/mini';
import { LAST_TIME } from '@/lib/roster/limits';
import { givenTextSchema, NAME_MISSING, wholeNumber } from '@/lib/roster/roster';
import { database, type StoredSpace } from './db';
import { idSchema, timeSchema } from './schemas';

// The space that this browser shares with the player's other devices.

/** The id of the space of a player's devices. */
export const DEVICES = 'devices';

/** Most characters in the name of a device. */
export const DEVICE_NAME = 40;

/** The name of a device. */
export const deviceNameSchema = givenTextSchema(DEVICE_NAME, NAME_MISSING);

const KEY_BYTES = 32;
const keySchema = z.custom<Uint8Array>(
  (value) => ArrayBuffer.isView(value) && value.byteLength === KEY_BYTES && 'subarray' in value,
);

/** Fields that the next exchange restores are repaired; a record without the others counts as none. */
const spaceSchema = z.object({
  id: z.literal(DEVICES),
  key: keySchema,
  before: z.catch(z.optional(keySchema), undefined),
  device: z.object({ id: idSchema, name: deviceNameSchema }),
  cursor: z.catch(z.string().check(z.regex(/^\d{1,15}$/)), '0'),
  number: wholeNumber(0, Number.MAX_SAFE_INTEGER),
  version: z.catch(z.string(), ''),
  synced: z.catch(z.nullable(timeSchema), null),
  expires: z.catch(z.number().check(z.minimum(0), z.maximum(LAST_TIME)), 0),
});

/** Reads the record of a space; null if it is damaged, as if there were none. */
function readSpaceRecord(record: unknown): StoredSpace | null {
  const read = z.safeParse(spaceSchema, record);
  return read.success ? read.data : null;
}

/** The space that this browser shares with the player's other devices; null if it is in none. */
export const readSpace = async (): Promise<StoredSpace | null> =>
  readSpaceRecord(await (await database()).get('spaces', DEVICES));

/** Whether what is stored of a space still has this key: a browser may leave a space, or join another. */
export const isSpace = (stored: unknown, { key }: Pick<StoredSpace, 'key'>): stored is StoredSpace => {
  const read = readSpaceRecord(stored);
  return read !== null && String(read.key) === String(key);
};

/** Everything that is agreed in a space. */
export const agreedIn = (space: string) => IDBKeyRange.bound([space], [space, []]);

/** Starts sharing, or starts again with another key: nothing is agreed yet. */
export async function beginSpace(space: StoredSpace): Promise<void> {
  const change = (await database()).transaction(['spaces', 'agreed'], 'readwrite');
  await Promise.all([
    change.objectStore('spaces').put(space),
    change.objectStore('agreed').delete(agreedIn(space.id)),
    change.done,
  ]);
}

/** Changes what is kept about a space; does nothing if this browser has left it. */
export async function updateSpace(
  space: Pick<StoredSpace, 'key'>,
  part: Partial<StoredSpace>,
): Promise<void> {
  const change = (await database()).transaction('spaces', 'readwrite');
  const stored = await change.store.get(DEVICES);
  if (isSpace(stored, space)) await change.store.put({ ...stored, ...part });
  await change.done;
}

/** Ends sharing: what is here stays. */
export async function leaveSpace(): Promise<void> {
  const change = (await database()).transaction(['spaces', 'agreed'], 'readwrite');
  await Promise.all([
    change.objectStore('spaces').delete(DEVICES),
    change.objectStore('agreed').delete(agreedIn(DEVICES)),
    change.done,
  ]);
}

/** This browser left the space while something was being exchanged: nothing of that is kept. */
export class LeftSpace extends Error {
  override name = 'LeftSpace';
}
