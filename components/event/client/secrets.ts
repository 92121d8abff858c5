import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { keepInTab, readTab } from '@/components/shared/setting';
import { toBase64Url } from '@/lib/roster/text/base64url';
import type { EventPlace } from './places';

// Not by `crypto.subtle` and `crypto.randomUUID`, which browsers do not offer on pages over plain HTTP.

/** Returns the secret of a new link: 32 random bytes as 43 characters of base64url. */
export const newSecret = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));

/** What the server keeps of a secret: the SHA-256 of its characters, in hexadecimal. */
export const hashOfSecret = (secret: string): string => bytesToHex(sha256(utf8ToBytes(secret)));

/** Whether a text has the form of a secret. */
export const isSecret = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

const DIGITS = 36;
const ID_LENGTH = 12;
/** Bytes from here on are thrown away, so that every digit is equally likely. */
const EVEN = 256 - (256 % DIGITS);

/** Returns the id of a new event or player: 12 random digits and lower-case letters. */
export function newEventId(): string {
  let id = '';
  while (id.length < ID_LENGTH)
    for (const byte of crypto.getRandomValues(new Uint8Array(ID_LENGTH)))
      if (byte < EVEN && id.length < ID_LENGTH) id += (byte % DIGITS).toString(DIGITS);
  return id;
}

/** Returns the key of a request, by which the server knows it again. */
export const newRequestKey = (): string => newSecret();

// The link of a page is kept for as long as the tab is open. After that the cookie of the page is enough in this browser,
// and nothing on the page can read the secret any more.

const keyOf = (place: EventPlace): string => `muster-link ${JSON.stringify(place)}`;

/** Keeps the link of a player's or organiser's page while this tab is open. */
export const keepLink = (place: EventPlace, link: string) => keepInTab(keyOf(place), link);

/** The link of a page, if it was kept in this tab. */
export const keptLink = (place: EventPlace): string | null => readTab(keyOf(place));
