import { StoreUnavailable } from '@/lib/store/errors';
import { openStores } from '@/lib/store/store';
import type { EventsOptions } from './events/events';
import { RATES, type Rates, readOrigins } from './events/rates';
import { keptServerKey, MIN_KEY, WrongKey } from './events/secrets';
import type { SpacesOptions } from './spaces/spaces';

/** Something of the environment is not as it must be; the message is a sentence for the server's owner. */
export class WrongEnvironment extends Error {}

/**
 * Opens the events and spaces that the environment names: `DATABASE_URL`, or a folder `MUSTER_DATA`; `MUSTER_KEY`,
 * `EVENTS_ORIGINS`, `EVENTS_ENTRIES_PER_HOUR` and `SPACES`. Throws a `WrongEnvironment`.
 * @param say gets a sentence with the server's key when it was made
 */
export async function openKept(
  env: NodeJS.ProcessEnv,
  say: (key: string, file: string) => void,
): Promise<{
  events: Pick<EventsOptions, 'store' | 'serverKey' | 'origins' | 'rates'>;
  spaces: SpacesOptions | null;
}> {
  const folder = env.MUSTER_DATA || './muster-data';
  const origins = readOrigins(env.EVENTS_ORIGINS ?? '');
  if (origins === null)
    throw new WrongEnvironment(
      `EVENTS_ORIGINS is ${env.EVENTS_ORIGINS}; it must be origins, separated by commas, such as https://muster.example.`,
    );
  const rates = ratesOf(env.EVENTS_ENTRIES_PER_HOUR);
  const hasSpaces = areOn(env.SPACES);
  const serverKey = keyOf(env.MUSTER_KEY, folder, say);
  try {
    const url = env.DATABASE_URL ? { url: env.DATABASE_URL } : {};
    const { events: store, spaces } = await openStores({ folder, ...url });
    return { events: { store, serverKey, origins, rates }, spaces: hasSpaces ? { store: spaces } : null };
  } catch (error) {
    // The URL may have a password in it.
    const where = env.DATABASE_URL ? 'in the database of DATABASE_URL' : `in ${folder}`;
    throw new WrongEnvironment(`The events ${where} cannot be opened. ${reasonOf(error)}`);
  }
}

/** Whether the environment has spaces switched on, as they are if it says nothing. */
function areOn(spaces: string | undefined): boolean {
  if (spaces && !/^(on|off)$/.test(spaces))
    throw new WrongEnvironment(`SPACES is ${spaces}; it must be on or off.`);
  return spaces !== 'off';
}

/** The limits that the environment sets. */
function ratesOf(entries: string | undefined): Partial<Rates> {
  if (!entries) return {};
  if (!/^[1-9]\d{0,5}$/.test(entries))
    throw new WrongEnvironment(
      `EVENTS_ENTRIES_PER_HOUR is ${entries}; it must be a whole number from 1 to 999999, such as ${RATES.entries}.`,
    );
  return { entries: Number(entries) };
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
    if (error instanceof WrongKey) throw new WrongEnvironment(error.message);
    throw new WrongEnvironment(`The server's key cannot be kept in ${folder}. ${reasonOf(error)}`);
  }
}

/** What an error of files or of a database says, and what to do, by its code. */
const reasons: readonly [RegExp, string][] = [
  [
    /^(EACCES|EPERM|EROFS|SQLITE_(CANTOPEN|READONLY|PERM).*)$/,
    'It cannot be written there: set MUSTER_DATA to a folder that can.',
  ],
  [
    /^(ENOSPC|EDQUOT|SQLITE_FULL|53100)$/,
    'The disk is full: make room on it, or set MUSTER_DATA to a folder on another.',
  ],
  [
    /^(ENOTDIR|EEXIST)$/,
    'There is a file in its place: move that away, or set MUSTER_DATA to another folder.',
  ],
  [/^EISDIR$/, 'There is a folder in its place: move that away, or set MUSTER_DATA to another folder.'],
  [
    /^SQLITE_(CORRUPT|NOTADB)/,
    'The file events.db is damaged: restore it from a copy, or move it away to begin without events.',
  ],
  [/^(ECONNREFUSED|ENOENT)$/, 'No database answers there: start it, or correct the address.'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'The host in the address is not known: correct it.'],
  [/^(28000|28P01)$/, 'It refuses the user or the password in the address: correct them.'],
  [/^3D000$/, 'It has no database of that name: create it, or correct the address.'],
];

function reasonOf(error: unknown): string {
  const cause = error instanceof StoreUnavailable && error.why !== 'locked' ? error.cause : error;
  const code = String((cause as { code?: unknown } | undefined)?.code ?? '');
  const [, reason] = reasons.find(([codes]) => codes.test(code)) ?? [];
  return reason ?? (error instanceof Error ? error.message : String(error));
}
