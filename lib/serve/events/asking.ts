import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Asker, askerOf, maySee } from '@/lib/events/course';
import type { EventState } from '@/lib/events/event';
import { UnknownEvent } from '@/lib/store/errors';
import type { EventStore } from '@/lib/store/store';
import { answerOf, described } from '../described';
import type { Limiter } from '../limiter';
import { forbidden, noLink } from '../problem';
import { readBody } from '../read-body';
import { sessionSchema } from './body';
import { fromWhere, isSecure } from './rates';
import { askerAt, type Base, baseOf, linkCookie, secretHash, secretIn, tokenOf } from './secrets';
import type { Shared } from './work';

/** Who asks, and by which link. */
export interface Held {
  base: Base;
  asker: Asker;
  /** The hash of the link's secret; null without a link. */
  hash: string | null;
}

/** Who asks for something about an event, and the event as it was then. */
export interface Asking extends Held {
  state: EventState;
  /** The secret of the link; null without a link. */
  secret: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Only below the base of an asker. */
    asking: Asking;
  }
}

interface Params {
  id: string;
  player?: string;
}

/** Finds out who asks, for all routes below the base of a role; refuses requests without the link they need. */
export function findAskers(
  app: FastifyInstance,
  role: Base['role'],
  { store, wrong }: { store: EventStore; wrong: Limiter },
): void {
  app.addHook('onRequest', async (request) => {
    const { id, player = '' } = request.params as Params;
    const base: Base = role === 'player' ? { role, id: player } : { role };
    const secret = secretIn(request.headers.cookie);
    const hash = secret && secretHash(secret);
    const state = await store.state(id);
    if (state === null) throw new UnknownEvent();
    const asker = askerAt(state, base, hash);
    if (asker === null) {
      if (hash === null) throw noLink('Open your link of this event again: this browser does not have it.');
      await wrong.count(request);
      throw noLink(NOT_VALID);
    }
    const isOwn = asker.role !== 'public';
    request.asking = { state, base, asker, secret: isOwn ? secret : null, hash: isOwn ? hash : null };
  });
}

const NOT_VALID = 'This link is not valid any more; ask the organiser for a new one.';

/** Refuses somebody who may not see a private event. */
export function requireSight({ state, asker }: Pick<Asking, 'state' | 'asker'>): void {
  if (!maySee(state, asker)) throw forbidden('This event is private: open the link that you were given.');
}

/** Refuses somebody whose link was withdrawn since the request arrived, or who may not see the event any more. */
export function requireStill(state: EventState, { base, asker, hash }: Held): void {
  if (askerAt(state, base, hash)?.role !== asker.role) throw noLink(NOT_VALID);
  requireSight({ state, asker });
}

/** Who asks, as one key for all requests of the same link. */
export const linkKey = ({ asking, params }: FastifyRequest): string =>
  `${(params as Params).id} ${asking.hash ?? ''}`;

const schema = described({
  operationId: 'openLink',
  summary: 'Exchange the secret of a link for a cookie',
  body: 'EventLink',
  answer: answerOf('EventLinkOpened', 'Who the link is for; the cookie muster-link is set.'),
});

/** The exchange of a link's secret for a cookie; it may be repeated, and changes nothing. */
export async function session(
  app: FastifyInstance,
  { store, origins, wrong }: Shared & { wrong: Limiter },
): Promise<void> {
  app.post<{ Params: { id: string } }>('/:id/session', { schema }, async (request, reply) => {
    const { id } = request.params;
    const { secret } = readBody(request.body, sessionSchema);
    const state = await store.state(id);
    if (state === null) throw new UnknownEvent();
    const asker = askerOf(state, secretHash(secret));
    if (asker === null) {
      // A right link works however many wrong ones came from its address, such as a hall's: it cannot be guessed.
      await wrong.count(request);
      throw noLink('This link is not valid any more; ask the organiser for a new one.');
    }
    const how = { isSecure: isSecure(request), isForeign: fromWhere(request, origins) === 'foreign' };
    reply.header('Set-Cookie', linkCookie(id, baseOf(asker), secret, how));
    return { asker, token: tokenOf(secret) };
  });
}
