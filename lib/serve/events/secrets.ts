import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Asker } from '@/lib/events/course';
import type { EventState } from '@/lib/events/event';
import { hashOf } from '@/lib/events/log';
import { restrict } from '@/lib/store/owner-only';

/** The form of a link's secret: 32 bytes in base64url. */
export const SECRET = /^[\w-]{43}$/;

const COOKIE = 'muster-link';

/** The part of the API that a link is for: its cookie is sent to no other. */
export type Base = { role: 'organiser' | 'public' } | { role: 'player'; id: string };

/** The path of a base, without a slash at the end. */
function pathOf(event: string, base: Base): string {
  const path = base.role === 'player' ? `players/${base.id}` : base.role;
  return `/api/events/${event}/${path}`;
}

/** The base that a link is for. */
export const baseOf = (asker: Asker): Base =>
  asker.role === 'player' ? asker : { role: asker.role === 'organiser' ? 'organiser' : 'public' };

/**
 * Returns who asks at a base with a secret of this hash; null if the link is for something else, or withdrawn.
 * @param hash null without a link
 */
export function askerAt({ links, players }: EventState, base: Base, hash: string | null): Asker | null {
  if (base.role === 'player')
    return hash !== null && players.get(base.id)?.link === hash ? { role: 'player', id: base.id } : null;
  const role = base.role === 'public' ? 'spectator' : 'organiser';
  if (hash !== null && links.some((link) => link.role === role && link.hash === hash)) return { role };
  return base.role === 'public' ? { role: 'public' } : null;
}

/** The hash by which the secret of a link is kept. */
export const secretHash = (secret: string): string => hashOf(secret);

/** The secret in the cookies of a request; null if there is none. */
export const secretIn = (cookies: string | undefined): string | null =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{43})(?:;|$)`).exec(cookies ?? '')?.[1] ?? null;

/**
 * The cookie that keeps the secret of a link in a browser.
 * @param isSecure whether the request came by HTTPS
 * @param isForeign whether it came from a page of another site, which is allowed to use this server
 */
export function linkCookie(
  event: string,
  base: Base,
  secret: string,
  { isSecure, isForeign }: { isSecure: boolean; isForeign: boolean },
): string {
  const site = isForeign
    ? 'SameSite=None; Secure; Partitioned'
    : `SameSite=Strict${isSecure ? '; Secure' : ''}`;
  const age = 180 * 24 * 60 * 60;
  return `${COOKIE}=${secret}; Path=${pathOf(event, base)}; Max-Age=${age}; HttpOnly; ${site}`;
}

/** The token that a page sends with changes: another site can neither read nor guess it. */
export const tokenOf = (secret: string): string =>
  createHash('sha256').update(`token ${secret}`).digest('base64url');

/** Whether a request has the token of its link. */
export function hasToken(given: unknown, secret: string): boolean {
  const token = Buffer.from(tokenOf(secret));
  const other = Buffer.from(typeof given === 'string' ? given : '');
  return other.length === token.length && timingSafeEqual(other, token);
}

/** Returns 32 random bytes in hexadecimal. */
export const randomHex = (): string => randomBytes(32).toString('hex');

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
