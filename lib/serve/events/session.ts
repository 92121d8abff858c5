import type { FastifyInstance } from 'fastify';
import { askerOf } from '@/lib/events/rights';
import { UnknownEvent } from '@/lib/store/errors';
import { readBody } from './body';
import { answerOf, described } from './described';
import { baseOf, linkCookie, secretHash, tokenOf } from './links';
import { fromWhere, isSecure } from './origins';
import { noLink } from './problem';
import type { Limiter } from './rates';
import { sessionSchema } from './schemas';
import type { Shared } from './shared';

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
