import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { readPackField, unknownFields } from '@/lib/check/body';
import type { Input } from '@/lib/check/input';
import { decode, parseJson } from '@/lib/check/json';
import { inputsOfLines } from '@/lib/check/lines';
import { MAX_FAULTS } from '@/lib/roster/report';
import { Admission, clientOf } from './admission';
import { closeUnread, Refusal } from './body';
import { contentOf, refusals } from './described';
import type { Kind, Limits } from './limits';
import { PROBLEM, problemBody, problemOf } from './problem';
import type { Answered, Batch } from './thread';
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
      content: { ...contentOf('Answer'), ...contentOf('LineAnswers', NDJSON) },
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
    config: { isOpen: true },
    bodyLimit: admission.bytes,
    onRequest: async (request, reply) => admission.admit(request, reply),
    preParsing: async (request, _, body) => admission.within(request, body as Readable),
    handler: async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      const closed = new AbortController();
      reply.raw.once('close', () => closed.abort());
      const answered = await answer(request, reply, closed.signal);
      if (answered instanceof Readable) return answered;
      const type = answered.status < 400 ? 'application/json' : PROBLEM;
      return reply.code(answered.status).type(type).send(answered.text);
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

/**
 * Answers rosters, one per line, with one line each, in batches. The first line may be `{ "pack": … }`. A damaged line
 * is answered in its place; a problem that ends the request early is a separate line. The last line,
 * `{ "checked": … }`, counts those before it: without it the answers are incomplete.
 * @param check answers a batch of rosters
 */
async function* answerLines(
  pieces: AsyncIterable<Uint8Array>,
  check: (batch: Batch) => Promise<string>,
): AsyncGenerator<string> {
  let pack: string | null = null;
  let isFirst = true;
  let checked = 0;
  try {
    for await (const inputs of inputsOfLines('line', pieces)) {
      if (isFirst) pack = await packOfLine(inputs[0]?.bytes);
      const rosters = isFirst && pack !== null ? inputs.slice(1) : inputs;
      isFirst = false;
      checked += rosters.length;
      if (rosters.length > 0) yield await check({ inputs: rosters, pack });
    }
    yield `${JSON.stringify({ checked })}\n`;
  } catch (error) {
    // Before the first answer, the status can still report it.
    if (!(error instanceof Refusal) || isFirst) throw error;
    yield `${JSON.stringify(problemBody(problemOf(error, undefined)))}\n`;
  }
}

/** The text of the pack of a line `{ "pack": … }`; null for any other line. Throws a refusal if it cannot be read. */
async function packOfLine(bytes: Input['bytes'] | undefined): Promise<string | null> {
  if (!bytes?.ok) return null;
  const text = decode(bytes.value);
  if (!text.ok) return null;
  const json = parseJson(text.value);
  if (!json.ok) {
    if (/^\s*\{\s*"pack"/.test(text.value)) throw new Refusal(400, json.faults);
    return null;
  }
  const value = json.value;
  if (typeof value !== 'object' || value === null) return null;
  if (!Object.hasOwn(value, 'pack') || Object.hasOwn(value, 'muster')) return null;
  const { pack, ...unknown } = value as Record<string, unknown>;
  const read = await readPackField(pack);
  const faults = [...unknownFields(unknown, []), ...(read.ok ? [] : read.faults)];
  if (faults.length > 0) throw new Refusal(400, faults.slice(0, MAX_FAULTS));
  return JSON.stringify(pack);
}
