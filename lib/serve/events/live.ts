import type { FastifyInstance } from 'fastify';
import { requireSight } from './asking';
import { addressOf } from './rates';
import { sinceOf } from './reading';
import type { Viewers } from './viewers';

/** Changes of an event as they happen, as server-sent events. */
export async function live(app: FastifyInstance, { viewers }: { viewers: Viewers }): Promise<void> {
  app.get('/live', { exposeHeadRoute: false }, async (request, reply) => {
    const { asking } = request;
    const { base, asker, hash } = asking;
    requireSight(asking);
    const since = sinceOf(request.query, asking.state);
    const address = addressOf(request);
    viewers.admit(address);
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
