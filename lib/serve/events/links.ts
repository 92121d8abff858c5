import { createHash, timingSafeEqual } from 'node:crypto';
import type { EventState } from '@/lib/events/event';
import { hashOf } from '@/lib/events/log';
import type { Asker } from '@/lib/events/rights';

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
