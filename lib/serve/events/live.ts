import type { FastifyInstance } from 'fastify';
import { requireSight } from './asking';
import { described, sinceQuery } from './described';
import type { Base } from './links';
import { addressOf } from './rates';
import { sinceOf } from './reading';
import type { Viewers } from './viewers';

const liveRoute = (role: Base['role']) =>
  described({
    operationId: `${role}Live`,
    summary: 'Changes as they happen',
    answer: {
      description: 'Events named "view", each with what changed since the one before, as a view.',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    },
    more: sinceQuery,
  });

/** Changes of an event as they happen, as server-sent events. */
export async function live(
  app: FastifyInstance,
  { viewers, role }: { viewers: Viewers; role: Base['role'] },
): Promise<void> {
  app.get('/live', { exposeHeadRoute: false, schema: liveRoute(role) }, async (request, reply) => {
    const { asking } = request;
    const { base, asker, hash } = asking;
    requireSight(asking);
    const since = sinceOf(request.query, asking.state);
    const address = addressOf(request);
    viewers.admit(address, asker);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'Content-Type': 'text/event-stream',
      // Proxies such as nginx would gather what is sent.
      'X-Accel-Buffering': 'no',
    });
    raw.flushHeaders();
    const remove = viewers.add({
      event: asking.state.id,
      held: { base, asker, hash },
      address,
      since,
      write: (text) => raw.write(text),
      unread: () => raw.writableLength,
      end: () => raw.end(),
    });
    raw.once('close', remove);
  });
}
