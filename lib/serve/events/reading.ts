import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Asker, isFrom, isListed, isUnsealed, mayRead } from '@/lib/events/course';
import type { EventState, Player } from '@/lib/events/event';
import { EventRefusal } from '@/lib/events/turn';
import { updateOf } from '@/lib/events/view';
import { fileName } from '@/lib/roster/file';
import type { EventStore } from '@/lib/store/store';
import { answerOf, described, sinceQuery } from '../described';
import { openStream } from '../event-stream';
import { addressOf, limiter } from '../limiter';
import { forbidden, Problem } from '../problem';
import { type Asking, requireSight } from './asking';
import { type Base, tokenOf } from './secrets';
import type { Viewers } from './viewers';
import type { Shared } from './work';

type OfPlayer = { Params: { of: string } };

const routesOf = (role: Base['role']) => ({
  view: described({
    operationId: `${role}View`,
    summary: 'The event, as the asker may see it',
    answer: answerOf('EventViewed', 'The view, and the token for changes.'),
    more: sinceQuery,
  }),
  lists: described({
    operationId: `${role}Lists`,
    summary: 'The lists that the asker may read',
    answer: answerOf('EventLists', 'The lists, with what was published of them.'),
  }),
  list: described({
    operationId: `${role}List`,
    summary: 'The list of a player',
    answer: answerOf('Roster', 'The roster.'),
  }),
  file: described({
    operationId: 'organiserFile',
    summary: 'The whole event as a file',
    answer: answerOf('EventFile', 'The file.'),
  }),
  fix: described({
    operationId: 'organiserFix',
    summary: 'The cheapest fix of a list',
    answer: answerOf('EventListFix', 'The fix; null if none was found or needed.'),
  }),
});

/** What can be read of an event: a view, lists, and for organisers the whole event as a file. */
export async function reading(
  app: FastifyInstance,
  { store, work, rates, role }: Shared & { role: Base['role'] },
): Promise<void> {
  const routes = routesOf(role);
  const downloads = limiter(app, rates.downloads);
  const onRequest = downloads.count;
  const bytesOf = async ({ list }: Pick<Player, 'list'>) => {
    const bytes = list && (await store.content(list.content));
    if (bytes === null) throw new EventRefusal('unknown', 'This player has sent no list.');
    return bytes;
  };

  app.get('/', { schema: routes.view }, async ({ asking, query }) => ({
    view: updateOf(asking.state, asking.asker, Date.now(), sinceOf(query, asking.state)),
    token: asking.secret === null ? '' : tokenOf(asking.secret),
  }));

  app.get('/lists', { onRequest, schema: routes.lists }, async ({ asking }, reply) => {
    requireSight(asking);
    return stream(reply, listsText(store, asking.state, asking.asker));
  });

  app.get<OfPlayer>('/lists/:of', { schema: routes.list }, async ({ asking, params }, reply) => {
    requireSight(asking);
    const player = playerOf(asking, params.of);
    if (!mayRead(asking.state, asking.asker, player)) throw forbidden(whySealed(asking.state, player));
    return reply.type('application/json').send(Buffer.from(await bytesOf(player)));
  });

  if (role !== 'organiser') return;

  app.get('/file', { onRequest, schema: routes.file }, async ({ asking }, reply) => {
    const { state } = asking;
    if (!isUnsealed(state)) throw forbidden(FILE_SEALED);
    const name = encodeURIComponent(fileName(state.settings.name, 'json', 'event'));
    reply.header('Content-Disposition', `attachment; filename*=UTF-8''${name}`);
    return stream(reply, fileText(store, state));
  });

  app.get<OfPlayer>('/fix/:of', { onRequest, schema: routes.fix }, async (request) => {
    const { asking, params } = request;
    const player = playerOf(asking, params.of);
    const bytes = await bytesOf(player);
    if (player.list?.verdict === 'legal') return { fix: null };
    const { system, pack } = asking.state.settings;
    const job = {
      text: new TextDecoder().decode(bytes),
      system,
      pack: pack && JSON.stringify(pack),
    };
    return { fix: await work.fix(job, addressOf(request as FastifyRequest)) };
  });
}

/** The revision that the asker knows, from the query; 0 if it is of another event than this one is now. */
function sinceOf(query: unknown, { revision }: Pick<EventState, 'revision'>): number {
  const { since = '0' } = query as { since?: string };
  if (!/^\d{1,9}$/.test(since))
    throw new Problem(400, 'invalid', 'The revision "since" must be a whole number, 0 for everything.');
  return Number(since) > revision ? 0 : Number(since);
}

function playerOf({ state }: Asking, id: string): Player {
  const player = state.players.get(id);
  if (player === undefined) throw new EventRefusal('unknown', 'This player is not in the event.');
  return player;
}

const FILE_SEALED =
  'The file contains the lists, which are hidden until the reveal. To save it now, look before the reveal and give a reason.';

function whySealed(state: EventState, player: Player): string {
  if (!isFrom('revealed', state)) return 'Lists are hidden until the reveal.';
  return isListed(player)
    ? 'This list is shown to the opponent of a round once the round has started.'
    : 'This player withdrew before the lock, so the list is not revealed.';
}

const stream = (reply: FastifyReply, text: AsyncGenerator<string>): FastifyReply =>
  reply.type('application/json').send(Readable.from(text, { objectMode: false }));

// Both are sent in pieces: an event can have thousands of lists of 256 KiB.

/** Lists, and log entries, that are read at a time. */
const LISTS = 20;
const ENTRIES = 1000;

/** The lists of an event that somebody may read, with what was published about them, as JSON in pieces. */
async function* listsText(store: EventStore, state: EventState, asker: Asker): AsyncGenerator<string> {
  const readable = [...state.players.values()].filter(
    (player) => player.list !== null && mayRead(state, asker, player),
  );
  const isRevealed = isFrom('revealed', state);
  const listText = ({ id, list, commitments }: Player, text: string) =>
    JSON.stringify({ player: id, text, salt: isRevealed ? (list?.salt ?? '') : '', commitments });
  let before = '{"lists":[';
  for (const players of parts(readable, LISTS)) {
    const texts = await textsOf(
      store,
      players.map(({ list }) => list?.content ?? ''),
    );
    for (const player of players) {
      const text = texts.get(player.list?.content ?? '');
      if (text === undefined) continue;
      yield before + listText(player, text);
      before = ',';
    }
  }
  yield before === ',' ? ']}' : `${before}]}`;
}

/** The file of an event, log and all, as JSON in pieces. */
async function* fileText(
  store: EventStore,
  { id, revision }: Pick<EventState, 'id' | 'revision'>,
): AsyncGenerator<string> {
  const contents = new Set<string>();
  const schema = await store.schemaOf(id);
  yield `{${schema === undefined ? '' : `"$schema":${JSON.stringify(schema)},`}"musterEvent":1,"log":[`;
  for (let after = 0; after < revision; ) {
    const entries = await store.entries(id, after, Math.min(ENTRIES, revision - after));
    if (entries.length === 0) throw new Error('Entries of the log are missing.');
    for (const { data } of entries) if (data.act === 'list') contents.add(data.list.content);
    yield (after === 0 ? '' : ',') + entries.map((entry) => JSON.stringify(entry)).join();
    after += entries.length;
  }
  yield '],"contents":{';
  let before = '';
  for (const hashes of parts([...contents], LISTS)) {
    const texts = await textsOf(store, hashes);
    const fields = [...texts].map(([hash, text]) => `"${hash}":${JSON.stringify(text)}`);
    if (fields.length > 0) yield before + fields.join();
    before = ',';
  }
  yield '}}';
}

async function textsOf(store: EventStore, hashes: readonly string[]): Promise<Map<string, string>> {
  const decoder = new TextDecoder();
  const contents = await store.contents(hashes);
  return new Map([...contents].map(([hash, bytes]) => [hash, decoder.decode(bytes)]));
}

function* parts<Item>(list: readonly Item[], most: number): Generator<readonly Item[]> {
  for (let at = 0; at < list.length; at += most) yield list.slice(at, at + most);
}

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
    const raw = openStream(reply);
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
