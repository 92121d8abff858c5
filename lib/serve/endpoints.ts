import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { Answered } from '@/lib/check/fix-body';
import { Admission } from './admission';
import { closeUnread } from './body';
import { clientOf } from './client';
import { contentOf, hidden, refusals } from './described';
import type { Kind, Limits } from './limits';
import { answerLines } from './lines';
import { Refusal } from './refusal';
import type { Batch } from './thread';
import type { Work } from './threads';

interface EndpointOptions {
  work: Work;
  limits: Record<Kind, Limits>;
  fixLimits: Limits;
}

const NDJSON = 'application/x-ndjson';

const checkSchema: FastifySchema = {
  operationId: 'check',
  summary: 'Check a roster, or rosters one per line',
  body: { content: { ...contentOf('Request'), ...contentOf('Lines', NDJSON) } },
  response: {
    200: {
      description:
        'The verdict. Lines are answered with one answer per line, and last {"checked": …} with their number.',
      content: { ...contentOf('Answer'), ...contentOf('Lines', NDJSON) },
    },
    ...refusals,
  },
};

const fixSchema: FastifySchema = {
  operationId: 'fix',
  summary: 'Find fixes of a roster',
  body: { content: contentOf('Request') },
  response: { 200: { description: 'The fixes.', content: contentOf('Fixes') }, ...refusals },
};

/** The endpoints: checks of a roster or of one per line, and the search for fixes. */
export async function endpoints(
  app: FastifyInstance,
  { work, limits, fixLimits }: EndpointOptions,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  app.addContentTypeParser(NDJSON, (_, body, done) => done(null, body));

  endpoint(
    app,
    '/api/check',
    checkSchema,
    { 'application/json': limits.json, [NDJSON]: limits.ndjson },
    (request, reply, gone) => {
      const client = clientOf(request.ip);
      if (request.body instanceof Readable)
        return sendLines(request, reply, (batch) => work.lines(batch, client, gone));
      return work.check(request.body as Buffer, client, gone);
    },
  );
  endpoint(app, '/api/fix', fixSchema, { 'application/json': fixLimits }, (request, _, gone) =>
    work.fix(request.body as Buffer, clientOf(request.ip), gone),
  );
}

/** An answer, or one that is sent while it is made. */
type Answer = Answered | Readable;

/** Adds an endpoint that takes some content types by POST, each with its limits. */
function endpoint(
  app: FastifyInstance,
  url: string,
  schema: FastifySchema,
  takes: Record<string, Limits>,
  answer: (request: FastifyRequest, reply: FastifyReply, gone: AbortSignal) => Promise<Answer>,
) {
  const admission = new Admission(takes);
  app.route({
    method: 'POST',
    url,
    schema,
    bodyLimit: admission.bytes,
    onRequest: async (request, reply) => admission.admit(request, reply),
    preParsing: async (request, _, body) => admission.within(request, body as Readable),
    handler: async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      const closed = new AbortController();
      reply.raw.once('close', () => closed.abort());
      const answered = await answer(request, reply, closed.signal);
      if (answered instanceof Readable) return answered;
      return reply.code(answered.status).type('application/json').send(answered.text);
    },
  });
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url,
    schema: hidden,
    handler: async () => {
      throw new Refusal(405, 'This address answers to POST only.', { Allow: 'POST' });
    },
  });
}

/** Answers each roster as it arrives; waits for the first lines, because a pack that cannot be read is refused. */
async function sendLines(
  request: FastifyRequest,
  reply: FastifyReply,
  check: (batch: Batch) => Promise<string>,
): Promise<Readable> {
  const lines = answerLines(request.body as Readable, check);
  const first = await lines.next();
  async function* all() {
    if (!first.done) yield first.value;
    yield* lines;
  }
  closeUnread(request, reply);
  reply.type(`${NDJSON}; charset=utf-8`);
  // Not the reply: awaiting one waits for its end, and comes to nothing.
  return Readable.from(all(), { objectMode: false });
}
