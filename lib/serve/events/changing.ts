import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ListVerdict } from '@/lib/check/event-list';
import type { OrganiserCommand, PlayerCommand, PublicCommand } from '@/lib/events/commands';
import {
  type Answer,
  type Checked,
  type Decision,
  decideForOrganiser,
  decideForPlayer,
  decideForPublic,
} from '@/lib/events/decide';
import { isSameRules } from '@/lib/events/decide-event';
import type { EventState, Settings } from '@/lib/events/event';
import { conflict, EventRefusal } from '@/lib/events/turn';
import { viewOf } from '@/lib/events/view';
import type { EventStore } from '@/lib/store/store';
import { answerOf, described } from '../described';
import { addressOf, limiter } from '../limiter';
import { forbidden, Problem } from '../problem';
import { readBody } from '../read-body';
import { LARGE } from '../threads';
import { type Asking, linkKey, requireSight, requireStill } from './asking';
import { changeSchemas, readAt, readSettings } from './body';
import { entriesLimiter } from './rates';
import { type Base, hasToken, randomHex } from './secrets';
import type { EventWork, Shared } from './work';

/** How often lists are checked again, at most, because others arrived while they were checked. */
const MAX_ATTEMPTS = 5;

const changes = { organiser: 'OrganiserChange', player: 'PlayerChange', public: 'PublicChange' } as const;

const changeRoute = (role: Base['role']) =>
  described({
    operationId: `${role}Change`,
    summary: 'Change the event',
    body: changes[role],
    answer: answerOf('EventChanged', 'It was changed, or was changed before by the same request.'),
  });

/** Changes of an event: one command a request. */
export async function changing(
  app: FastifyInstance,
  { store, work, rates, role }: Shared & { role: Base['role'] },
): Promise<void> {
  const rate = {
    organiser: limiter(app, rates.organiser, { keyOf: linkKey }),
    player: limiter(app, rates.player, { keyOf: linkKey }),
    public: entriesLimiter(app, rates.entries, idOf),
  }[role];

  const onRequest = async (request: FastifyRequest) => {
    const { secret, base } = request.asking;
    requireSight(request.asking);
    if (base.role !== 'public' && !hasToken(request.headers['x-muster-token'], secret ?? ''))
      throw forbidden('The request does not have the token of this link. Reload the page.');
    await rate.count(request);
  };

  app.post('/', { onRequest, schema: changeRoute(role) }, async (request): Promise<Answer> => {
    const { asking } = request;
    const id = idOf(request);
    const bytes = request.body as Uint8Array;
    const { key, revision, command } = readBody(bytes, changeSchemas[role]);
    const { asker } = asking;
    const repeat = {
      who: asker.role === 'player' ? `player ${asker.id}` : asking.base.role,
      key,
      request: hash('sha256', bytes),
    };
    const how = { store, work, client: addressOf(request), bytes: bytes.length };
    let { state } = asking;
    for (let attempt = 1; ; attempt++) {
      const ready = await readyOf(command, state, how);
      try {
        return await store.change(
          id,
          (newest, now) => {
            requireStill(newest, asking);
            if (!ready.isFor(newest)) throw new Stale();
            return decide(newest, asking, { revision, command: ready.command }, now, ready.checked);
          },
          repeat,
        );
      } catch (error) {
        if (!(error instanceof EventRefusal || error instanceof Stale)) throw error;
        state = (await store.state(id)) ?? state;
        if (error instanceof EventRefusal) throw withView(error, state, asking);
        if (attempt === MAX_ATTEMPTS) conflict('Other lists arrived in the meantime; try again.');
      }
    }
  });
}

/** What was checked is not what there is any more. */
class Stale extends Error {}

const idOf = ({ params }: FastifyRequest): string => (params as { id: string }).id;

function decide(
  state: EventState,
  { asker }: Asking,
  { revision, command }: { revision: number; command: Command },
  now: number,
  checked: Checked,
): Decision {
  const context = { now, random: randomHex };
  // Which commands a role may ask for is said by the schema that they were read by.
  if (asker.role === 'organiser')
    return decideForOrganiser(state, { revision, command: command as OrganiserCommand }, context, checked);
  if (asker.role === 'player')
    return decideForPlayer(
      state,
      { revision, command: command as PlayerCommand },
      { ...context, id: asker.id },
      checked,
    );
  return decideForPublic(state, { command: command as PublicCommand }, context);
}

/** With what there is now, if the request was made on an older revision. */
const withView = (error: EventRefusal, state: EventState, { asker }: Asking): Error =>
  error.kind === 'outdated'
    ? new Problem(409, 'outdated', error.message, { view: viewOf(state, asker, Date.now()) })
    : error;

export type Command = OrganiserCommand | PlayerCommand | PublicCommand;

/** A command with what was checked for it, before it is decided. */
interface Ready {
  command: Command;
  checked: Checked;
  /** Whether what was checked is still what there is. */
  isFor: (state: EventState) => boolean;
}

interface How {
  store: EventStore;
  work: EventWork;
  /** Who waits for the checks. */
  client: string;
  /** The size of the request. */
  bytes: number;
}

/** Most lists, and about how many characters of them, that are checked again at a time. */
const MAX_AT_ONCE = 50;
const MAX_CHARACTERS = 256 * 1024;

const always = () => true;

/**
 * Reads what a command brings along with the event's game, in the threads of the server: the roster of a list, or the
 * pack of new settings, by which all lists are then checked again. Throws a problem if it cannot be read.
 */
async function readyOf(command: Command, state: EventState, how: How): Promise<Ready> {
  if (command.act === 'send') {
    const rules = rulesOf(state.settings);
    const read = await how.work.list({ ...rules, roster: command.roster }, how.client, how.bytes > LARGE);
    const list = readAt('command.roster', read);
    return { command, checked: { list }, isFor: (now) => isSameRules(now.settings, state.settings) };
  }
  if (command.act !== 'settings') return { command, checked: {}, isFor: always };
  const settings = await readSettings(command.settings, 'command.settings', how);
  const ready = { ...command, settings };
  const sent = [...state.players.values()].filter(({ list }) => list !== null);
  if (sent.length === 0 || isSameRules(settings, state.settings))
    return { command: ready, checked: {}, isFor: always };
  const lists = new Map(sent.map(({ id, list }) => [id, list?.content ?? '']));
  return {
    command: ready,
    checked: { lists: await checkedAgain(lists, settings, how) },
    isFor: (now) =>
      [...now.players.values()].every(({ id, list }) => list === null || lists.get(id) === list.content),
  };
}

const packTexts = new WeakMap<object, string>();

function rulesOf({ system, pack }: Settings): { system: string; pack: string | null } {
  if (pack === null) return { system, pack };
  const text = packTexts.get(pack) ?? JSON.stringify(pack);
  packTexts.set(pack, text);
  return { system, pack: text };
}

/** Checks the lists of players by other rules: contents by their ids. */
async function checkedAgain(
  lists: ReadonlyMap<string, string>,
  settings: Settings,
  { store, work, client }: How,
): Promise<Record<string, ListVerdict>> {
  const rules = rulesOf(settings);
  const verdicts: Record<string, ListVerdict> = {};
  const check = async (players: string[], texts: string[]) => {
    const some = texts.length === 0 ? [] : await work.lists({ ...rules, texts }, client);
    for (const [index, verdict] of some.entries()) verdicts[players[index] as string] = verdict;
  };
  const decoder = new TextDecoder();
  let players: string[] = [];
  let texts: string[] = [];
  let characters = 0;
  for (const [id, content] of lists) {
    const bytes = await store.content(content);
    if (bytes === null) throw new Error('A list is not kept.');
    const text = decoder.decode(bytes);
    if (texts.length === MAX_AT_ONCE || (texts.length > 0 && characters + text.length > MAX_CHARACTERS)) {
      await check(players, texts);
      players = [];
      texts = [];
      characters = 0;
    }
    players.push(id);
    texts.push(text);
    characters += text.length;
  }
  await check(players, texts);
  return verdicts;
}
