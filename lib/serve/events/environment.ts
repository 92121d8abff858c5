import { openStore } from '@/lib/store/store';
import type { EventsOptions } from './events';
import { readOrigins } from './origins';
import { keptServerKey, MIN_KEY } from './server-key';

/** Something of the environment is not as it must be; the message is a sentence for the server's owner. */
export class WrongEnvironment extends Error {}

/**
 * Opens the events that the environment names: `DATABASE_URL`, or a folder `MUSTER_DATA`; `MUSTER_KEY` and
 * `EVENTS_ORIGINS`. Throws a `WrongEnvironment`.
 * @param say gets a sentence with the server's key when it was made
 */
export async function openEvents(
  env: NodeJS.ProcessEnv,
  say: (key: string, file: string) => void,
): Promise<Pick<EventsOptions, 'store' | 'serverKey' | 'origins'>> {
  const folder = env.MUSTER_DATA || './muster-data';
  const origins = readOrigins(env.EVENTS_ORIGINS ?? '');
  if (origins === null)
    throw new WrongEnvironment(
      `EVENTS_ORIGINS is ${env.EVENTS_ORIGINS}; it must be origins, separated by commas, such as https://muster.example.`,
    );
  const serverKey = keyOf(env.MUSTER_KEY, folder, say);
  try {
    const url = env.DATABASE_URL ? { url: env.DATABASE_URL } : {};
    return { store: await openStore({ folder, ...url }), serverKey, origins };
  } catch (error) {
    // The URL may have a password in it.
    const where = env.DATABASE_URL ? 'in the database of DATABASE_URL' : `in ${folder}`;
    throw new WrongEnvironment(`The events ${where} cannot be opened. ${reasonOf(error)}`);
  }
}

function keyOf(
  given: string | undefined,
  folder: string,
  say: (key: string, file: string) => void,
): EventsOptions['serverKey'] {
  if (given) {
    if (given.length < MIN_KEY)
      throw new WrongEnvironment(`MUSTER_KEY is too short; it must have at least ${MIN_KEY} characters.`);
    return { key: given, isSet: true };
  }
  try {
    const { key, file, isNew } = keptServerKey(folder);
    if (isNew) say(key, file);
    return { key, isSet: false };
  } catch (error) {
    throw new WrongEnvironment(
      `The server's key cannot be kept in ${folder}: ${reasonOf(error)} Set MUSTER_DATA to a folder that can be written.`,
    );
  }
}

function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'It cannot be written there.';
  if (code === 'ENOSPC') return 'The disk is full.';
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'There is a file in its place.';
  return error instanceof Error ? error.message : String(error);
}
