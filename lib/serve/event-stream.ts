import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Begins the answer to a request as server-sent events, which are written to what is returned. */
export function openStream(reply: FastifyReply): ServerResponse {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'Content-Type': 'text/event-stream',
    // Proxies such as nginx would gather what is sent.
    'X-Accel-Buffering': 'no',
  });
  raw.flushHeaders();
  return raw;
}
