import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { SpaceRecord, Written } from '@/lib/store/space-records';
import type { SpaceStore } from '@/lib/store/spaces';
import { Admission } from '../admission';
import { type Limits, SPACE_LIMITS } from '../limits';
import { Problem } from '../problem';
import { readBody } from '../read-body';
import { idIn, noSpace } from './access';
import { routes } from './described';
import { recordsSchema } from './schemas';

/** Writing records: one with its sealed bytes, or many as JSON. */
export async function writing(
  app: FastifyInstance,
  { store, find }: { store: SpaceStore; find: onRequestAsyncHookHandler },
): Promise<void> {
  app.put(
    '/:id/records/:rid',
    { ...takes('application/octet-stream', SPACE_LIMITS.record, find), schema: routes.put },
    async (request, reply) => {
      const { space, body } = request;
      const id = idIn(request, 'rid');
      const replaces = replacedBy(request);
      if (!(body instanceof Uint8Array) || body.length === 0)
        throw new Problem(400, 'invalid', 'The request has no body: send the sealed bytes of the record.');
      const done = await store.write({ space: space.id, records: [{ id, replaces, data: body }] });
      if (done === null) throw noSpace();
      return answer(reply, done.written[0] as Written);
    },
  );

  app.post(
    '/:id/batch',
    { ...takes('application/json', SPACE_LIMITS.batch, find), schema: routes.batch },
    async ({ space, body }) => {
      const { records } = readBody(body, recordsSchema, SPACE_LIMITS.batch.bytes);
      requireOnce(records);
      const read = records.map(({ id, ifMatch, data }) => ({
        id,
        replaces: Number(ifMatch ?? 0),
        data: data === null ? null : Buffer.from(data, 'base64url'),
      }));
      const isFit = ({ data }: { data: Uint8Array | null }) =>
        data === null || data.length <= SPACE_LIMITS.record.bytes;
      const done = await store.write({ space: space.id, records: read.filter(isFit) });
      if (done === null) throw noSpace();
      const written = [...done.written];
      const results = read.map((record) => ({
        id: record.id,
        ...(isFit(record) ? resultOf(written.shift() as Written) : TOO_LARGE),
      }));
      return { results, before: `${done.before}`, cursor: `${done.revision}` };
    },
  );
}

const TOO_LARGE = { status: 413, detail: SPACE_LIMITS.record.tooLarge };

/** The parts of a route that takes bodies of one type, within their limits, for a space that `find` finds first. */
function takes(type: string, limits: Limits, find: onRequestAsyncHookHandler) {
  const admission = new Admission({ [type]: limits });
  return {
    bodyLimit: limits.bytes,
    onRequest: [
      find,
      async (request: FastifyRequest, reply: FastifyReply) => admission.admit(request, reply),
    ],
    preParsing: async (request: FastifyRequest, _: FastifyReply, body: unknown) =>
      admission.within(request, body as Readable),
  };
}

/** The revision that a request replaces, by its conditions; 0 for a new record. */
function replacedBy({ headers }: Pick<FastifyRequest, 'headers'>): number {
  const { 'if-match': match, 'if-none-match': none } = headers;
  if (match === undefined && none === undefined)
    throw new Problem(
      428,
      'invalid',
      'The request must say which revision it replaces: If-Match: "3", or If-None-Match: * for a new record.',
    );
  if (match === undefined && none === '*') return 0;
  const [, revision] = /^"([1-9]\d{0,8})"$/.exec(match ?? '') ?? [];
  if (revision !== undefined && none === undefined) return Number(revision);
  throw new Problem(
    400,
    'invalid',
    'If-Match must be one revision in quotes, such as "3", or If-None-Match must be *; not both.',
  );
}

function requireOnce(records: readonly { id: string }[]) {
  const seen = new Set<string>();
  records.forEach(({ id }, index) => {
    if (seen.has(id))
      throw new Problem(400, 'invalid', `records[${index}].id: This record is in the batch already.`);
    seen.add(id);
  });
}

/** Bytes as they are in JSON. */
export const textOf = (data: Uint8Array | null): string | null =>
  data === null ? null : Buffer.from(data.buffer, data.byteOffset, data.length).toString('base64url');

const currentOf = (record: SpaceRecord | null) =>
  record && { revision: `${record.revision}`, data: textOf(record.data) };

function answer(reply: FastifyReply, written: Written): FastifyReply {
  if (written.kind === 'full') throw new Problem(413, 'conflict', written.why);
  if (written.kind === 'outdated') throw outdated(currentOf(written.current ?? null));
  const { kind, revision, at } = written;
  return reply
    .code(kind === 'made' ? 201 : 200)
    .header('ETag', `"${revision}"`)
    .send({ revision: `${revision}`, before: `${at - 1}`, cursor: `${at}` });
}

const outdated = (current: ReturnType<typeof currentOf>): Problem =>
  new Problem(
    412,
    'outdated',
    current
      ? 'This record was changed in the meantime; look at what is there now.'
      : 'There is no such record in this space.',
    { current, ...(current && { headers: { ETag: `"${current.revision}"` } }) },
  );

function resultOf(written: Written) {
  if (written.kind === 'full') return { status: 413, detail: written.why };
  if (written.kind === 'outdated')
    return {
      status: 412,
      ...(written.current !== undefined && { current: currentOf(written.current) }),
    };
  return { status: written.kind === 'made' ? 201 : 200, revision: `${written.revision}` };
}
