import type { FastifyRequest } from 'fastify';
import { forbidden } from './problem';

/** Where a request comes from, as its browser says; "none" for a program that is not a browser. */
export type From = 'same' | 'foreign' | 'none';

/**
 * Says where a request comes from; refuses other sites than those allowed. The scheme is not compared: a proxy may have
 * ended TLS.
 * @param origins other origins that may use this server, such as `https://muster.example`
 */
export function fromWhere({ headers, host }: FastifyRequest, origins: readonly string[]): From {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin !== undefined && origins.includes(origin)) return 'foreign';
  if (site === 'same-origin') return 'same';
  if (origin === undefined && (site === undefined || site === 'none')) return 'none';
  if (site === undefined && origin?.replace(/^https?:\/\//, '') === host) return 'same';
  throw forbidden('This page is of another site, which may not change events of this server.');
}

/** Whether a request came by HTTPS, as far as that is known behind a proxy. */
export const isSecure = ({ protocol, headers }: FastifyRequest): boolean =>
  protocol === 'https' || headers.origin?.startsWith('https://') === true;

/** Reads the list of other origins: `https://a.example, https://b.example`; null if one is not an origin. */
export function readOrigins(text: string): string[] | null {
  const origins = text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const isOrigin = (each: string) => URL.canParse(each) && new URL(each).origin === each;
  return origins.every(isOrigin) ? origins : null;
}
