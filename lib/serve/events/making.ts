import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Entry, sealed } from '@/lib/events/log';
import { conflict } from '@/lib/events/turn';
import { importEvent } from '@/lib/store/event-files';
import { answerOf, described } from '../described';
import { addressOf, type Limiter, limiter } from '../limiter';
import { EVENT_LIMITS } from '../limits';
import { forbidden, unreadable } from '../problem';
import { readBody } from '../read-body';
import { makeSchema, readSettings } from './body';
import { isLocal } from './rates';
import { isServerKey, randomHex } from './secrets';
import type { Shared } from './work';

const TAKEN = 'There is another event with this id on the server.';

const hereRoute = described({
  operationId: 'eventsHere',
  summary: 'Whether the server has events, and spaces',
  answer: answerOf('EventsHere', 'It has.'),
});

const makeRoute = described({
  operationId: 'makeEvent',
  summary: 'Make an event',
  body: 'EventToMake',
  status: 201,
  answer: answerOf('EventMade', 'It was made, or was made before by the same request.'),
});

const importRoute = described({
  operationId: 'importEvent',
  summary: 'Make an event from its file',
  body: 'EventToImport',
  status: 201,
  answer: answerOf('EventMade', 'It was made; its links work here.'),
});

/** Making and importing events, and whether that needs the server's key. */
export async function making(
  app: FastifyInstance,
  { store, work, serverKey, hasProxies, hasSpaces, origins, rates, wrong }: Shared & { wrong: Limiter },
): Promise<void> {
  const made = limiter(app, rates.events);
  const needsKey = (request: FastifyRequest) => serverKey.isSet || hasProxies || !isLocal(request);
  const wrongKey = async (request: FastifyRequest, given: unknown) => {
    // Without any key, the page asks for it; that is no guess.
    if (given !== '') await wrong.count(request);
    return forbidden(
      'Making an event here needs the key of this server, which its owner has (it was printed at the first start).',
    );
  };
  const onRequest = async (request: FastifyRequest) => {
    await wrong.check(request);
    await made.count(request);
  };

  app.get('/here.json', { schema: hereRoute }, async (request) => ({
    events: true,
    needsKey: needsKey(request),
    // Pages of other origins cannot use them.
    spaces: hasSpaces && !origins.includes(request.headers.origin ?? ''),
  }));

  app.post('/', { onRequest, schema: makeRoute }, async (request, reply) => {
    const { serverKey: given, ...asked } = readBody(request.body, makeSchema);
    if (needsKey(request) && !isServerKey(given, serverKey.key)) throw await wrongKey(request, given);
    const { id, organiser } = asked;
    const settings = await readSettings(asked.settings, 'settings', { work, client: addressOf(request) });
    const seed = randomHex();
    const first = sealed(null, 'organiser', Date.now(), { act: 'made', id, settings, seed, organiser });
    const isNew = await store.create([first]);
    if (!isNew && !isMadeBy(organiser, (await store.entries(id, 0, 1))[0])) conflict(TAKEN);
    return answer(reply, id);
  });

  app.post(
    '/import',
    { onRequest, bodyLimit: EVENT_LIMITS.file.bytes, config: { takesFile: true }, schema: importRoute },
    async (request, reply) => {
      const key = needsKey(request) ? serverKey.key : null;
      const job = { body: request.body as Uint8Array, serverKey: key };
      const read = await work.file(job, addressOf(request));
      if (read === null) throw await wrongKey(request, null);
      if (!read.ok) throw unreadable(read);
      const { log } = read.value;
      const [first, last] = [log[0], log.at(-1)] as [Entry, Entry];
      const id = first.data.act === 'made' ? first.data.id : '';
      if (!(await importEvent(store, read.value))) {
        const [there] = await store.entries(id, last.seq - 1, 1);
        if (there?.hash !== last.hash) conflict(TAKEN);
      }
      return answer(reply, id);
    },
  );

  const answer = async (reply: FastifyReply, id: string) =>
    reply.code(201).send({ id, revision: (await store.state(id))?.revision ?? 1 });
}

/** Whether a request to make an event is repeated: the event has the same organiser. */
const isMadeBy = (organiser: string, first: Entry | undefined): boolean =>
  first?.data.act === 'made' && first.data.organiser === organiser;
