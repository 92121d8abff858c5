import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Space, SpaceStore } from '@/lib/store/spaces';
import type { Limiter } from '../limiter';
import { Problem } from '../problem';
import { ID } from './schemas';

declare module 'fastify' {
  interface FastifyRequest {
    /** Only of requests with the token of a space. */
    space: Space;
  }
}

/** The hash by which a token is kept. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A hash that no token has, to compare with where the space does not exist. */
const NO_HASH = '0'.repeat(64);

/** Whether a token is that of a space, in constant time; also for a space that does not exist. */
export const isTokenOf = (token: string, space: Pick<Space, 'token'> | null): boolean =>
  timingSafeEqual(Buffer.from(tokenHash(token)), Buffer.from(space?.token ?? NO_HASH));

/** The token of a request; throws a problem without one. */
export function tokenIn({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const [, token] = /^Bearer ([\w-]{22,128})$/i.exec(headers.authorization ?? '') ?? [];
  if (token !== undefined) return token;
  throw new Problem(
    401,
    'forbidden',
    'The request needs the token of the space: "Authorization: Bearer …", with 22 to 128 letters, digits, hyphens and underscores.',
    { headers: { 'WWW-Authenticate': 'Bearer' } },
  );
}

/** An id in the address of a request; throws a problem if it cannot be one. */
export function idIn({ params }: Pick<FastifyRequest, 'params'>, name: 'id' | 'rid' = 'id'): string {
  const id = (params as Record<string, string>)[name] ?? '';
  if (ID.test(id)) return id;
  const what = name === 'id' ? 'space' : 'record';
  throw new Problem(
    400,
    'invalid',
    `The id of a ${what} has 16 to 64 letters, digits, hyphens and underscores.`,
  );
}

/** The answer for an unknown space and for a wrong token alike, so that ids cannot be probed. */
export const noSpace = (): Problem =>
  new Problem(404, 'unknown', 'There is no space with this id and this token. It may have been deleted.');

/** Returns what finds the space of a request, and refuses requests without its token. */
export function findSpaces({
  store,
  wrong,
  requests,
}: {
  store: SpaceStore;
  wrong: Limiter;
  requests: Limiter;
}) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = tokenIn(request);
    const space = await store.space(idIn(request));
    if (!isTokenOf(token, space) || space === null) {
      await wrong.count(request);
      throw noSpace();
    }
    await requests.count(request);
    request.space = await store.use(space);
  };
}
