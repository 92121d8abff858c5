import { createHash } from 'node:crypto';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, InjectOptions } from 'fastify';
import * as z from 'zod/mini';
import { settingsSchema } from '@/lib/events/acts';
import type { Settings } from '@/lib/events/event';
import type { EventView, PlayerView } from '@/lib/events/view';
import { createApp } from '@/lib/serve/app';
import type { EventsOptions } from '@/lib/serve/events/events';
import type { EventWork } from '@/lib/serve/events/work';
import { eventFile, eventFix, eventList, eventLists, eventPack } from '@/lib/serve/thread';
import type { EventStore } from '@/lib/store/store';
import { goodRoster } from '../../check/bad-rosters';
import { ownWork } from '../servers';

/** The work of events, in this thread. */
export const eventWork: EventWork = {
  list: eventList,
  lists: eventLists,
  pack: eventPack,
  fix: eventFix,
  file: eventFile,
};

export const KEY = 'the key of this server';

type How = Partial<EventsOptions> & { log?: { write: (line: string) => void }; proxies?: number };

/** Makes a server with events. */
export async function eventServer(store: EventStore, { log, proxies = 0, ...how }: How = {}) {
  return createApp({
    work: ownWork,
    pages: async () => {},
    events: { store, work: eventWork, serverKey: { key: KEY, isSet: false }, ...how },
    proxies,
    ...(log ? { log } : {}),
  });
}

/** A secret that is always the same for a name, and its hash. */
export const secretOf = (name: string): string => createHash('sha256').update(name).digest('base64url');
export const linkOf = (name: string): string => createHash('sha256').update(secretOf(name)).digest('hex');

/** The id that is always the same for a name. */
export const idOf = (name: string): string => `id-${linkOf(name).slice(0, 12)}`;

/** Settings with defaults. */
export const settingsOf = (other: Partial<Settings> = {}): Settings => ({
  ...z.parse(settingsSchema, { name: 'Autumn Open', system: 'horizon-wars' }),
  ...other,
});

/** A legal roster, with an element named after it. */
export function rosterOf(name: string, notes = '') {
  const roster = { ...goodRoster(), name, notes };
  const [first] = roster.force.elements as { name: string }[];
  if (first) first.name = `Engine of ${name}`;
  return roster;
}

/** A roster that is over its limit. */
export function illegalRoster(name: string) {
  const roster = rosterOf(name);
  roster.force.limit = 2;
  return roster;
}

export interface Answered {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: the shapes of answers are what tests look at
  json: any;
}

/** Sends a request as from a page of the server. */
export async function send(
  app: FastifyInstance,
  method: 'GET' | 'POST',
  url: string,
  {
    body,
    headers = {},
    ...more
  }: { body?: unknown; headers?: Record<string, string> } & Pick<InjectOptions, 'remoteAddress'> = {},
): Promise<Answered> {
  const given = typeof body === 'string' || body instanceof Buffer ? body : JSON.stringify(body);
  const {
    statusCode,
    headers: answered,
    payload,
  } = await app.inject({
    method,
    url,
    ...(body === undefined ? {} : { payload: given }),
    headers: {
      host: 'localhost:3000',
      ...(method === 'POST' ? { 'content-type': 'application/json', origin: 'http://localhost:3000' } : {}),
      ...headers,
    },
    ...more,
  });
  const isJson = /json/.test(String(answered['content-type']));
  return { status: statusCode, headers: answered, text: payload, json: isJson ? JSON.parse(payload) : null };
}

let keys = 0;

/** Somebody with a page of an event: with a link, or without. */
export class Asker {
  private token: string | null = null;

  constructor(
    readonly app: FastifyInstance,
    readonly base: string,
    /** The secret of the link; null without one. */
    readonly secret: string | null,
  ) {}

  get cookie(): Record<string, string> {
    return this.secret === null ? {} : { cookie: `muster-link=${this.secret}` };
  }

  get(path = '', headers: Record<string, string> = {}): Promise<Answered> {
    return send(this.app, 'GET', `${this.base}${path}`, { headers: { ...this.cookie, ...headers } });
  }

  async view(): Promise<EventView> {
    const { json } = await this.get();
    this.token = json.token;
    return json.view;
  }

  /** Sends a request of a change; the token is got before the first. */
  async post(
    request: { key?: string; revision?: number; command: object },
    headers: Record<string, string> = {},
  ): Promise<Answered> {
    if (this.secret !== null) this.token ??= (await this.get()).json.token ?? '';
    const body = { key: `test-key-${++keys}`, revision: 0, ...request };
    const own = this.token === null ? {} : { 'x-muster-token': this.token };
    return send(this.app, 'POST', this.base, { body, headers: { ...this.cookie, ...own, ...headers } });
  }

  /** Asks for a change on the newest revision; throws unless it is made. */
  async do(command: { act: string; [field: string]: unknown }): Promise<Answered['json']> {
    const answer = await this.post({ revision: revisionOf(await this.view(), command), command });
    if (answer.status !== 200) throw new Error(`${command.act}: ${answer.status} ${answer.text}`);
    return answer.json;
  }
}

/** The newest revision of what a command changes. */
function revisionOf(
  { changed, players, rounds, you }: EventView,
  { act, ...command }: { act: string; [field: string]: unknown },
): number {
  if (['settings', 'step', 'look', 'link', 'withdraw-link'].includes(act)) return changed;
  if (act === 'invite' || act === 'enter') return 0;
  if (act === 'pair') return rounds.at(-1)?.revision ?? 0;
  const round = rounds[Number(command.round) - 1];
  if (act === 'result' || act === 'report') return round?.pairings[Number(command.pairing)]?.revision ?? 0;
  if (round) return round.revision;
  // Of several players, it is that of the event.
  if (Array.isArray(command.player)) return changed;
  const id = you.role === 'player' ? you.id : command.player;
  return players.find((player) => player.id === id)?.revision ?? changed;
}

/** An event on a server, with its organiser. */
export class TestEvent {
  readonly organiser: Asker;

  private constructor(
    readonly app: FastifyInstance,
    readonly id: string,
  ) {
    this.organiser = new Asker(app, `/api/events/${id}/organiser`, secretOf(`organiser of ${id}`));
  }

  static async make(app: FastifyInstance, settings: Partial<Settings> = {}, id = 'autumn-open') {
    const body = { id, settings: settingsOf(settings), organiser: linkOf(`organiser of ${id}`) };
    const answer = await send(app, 'POST', '/api/events', { body });
    if (answer.status !== 201) throw new Error(answer.text);
    return new TestEvent(app, id);
  }

  /** The same event on another server. */
  on(app: FastifyInstance): TestEvent {
    return new TestEvent(app, this.id);
  }

  get public(): Asker {
    return new Asker(this.app, `/api/events/${this.id}/public`, null);
  }

  spectator(name: string): Asker {
    return new Asker(this.app, `/api/events/${this.id}/public`, secretOf(name));
  }

  /** The page of a player who entered by `enter`. */
  player(name: string, secret: string | null = secretOf(name)): Asker {
    return new Asker(this.app, `/api/events/${this.id}/players/${idOf(name)}`, secret);
  }

  async enter(name: string, team = ''): Promise<Asker> {
    await this.public.do({ act: 'enter', player: idOf(name), name, team, link: linkOf(name) });
    return this.player(name);
  }

  step(to: string, reason = ''): Promise<unknown> {
    return this.organiser.do({ act: 'step', to, reason });
  }
}

export const playerIn = ({ players }: EventView, name: string): PlayerView =>
  players.find((player) => player.name === name) as PlayerView;

/** Listens on a free port of this machine. */
export async function listening(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** What a page was sent by a live connection. */
export interface Live {
  status: number;
  headers: Record<string, unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: the shapes of answers are what tests look at
  views: any[];
  /** Everything as it was sent. */
  text: () => string;
  ended: Promise<void>;
  close: () => void;
}

/** Opens a live connection, and gathers what it is sent. */
export function liveOf({ base, cookie }: Asker, port: number, since = 0): Promise<Live> {
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path: `${base}/live?since=${since}`, headers: cookie };
    get({ ...options, agent: false }, (response) => {
      const views: unknown[] = [];
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => {
        text += piece;
        const messages = text.split('\n\n').slice(0, -1);
        views.splice(
          0,
          views.length,
          ...messages
            .flatMap((message) => /^event: view\ndata: (.*)$/.exec(message)?.[1] ?? [])
            .map((data) => JSON.parse(data)),
        );
      });
      const ended = new Promise<void>((end) => response.once('close', end));
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        views,
        text: () => text,
        ended,
        close: () => response.destroy(),
      });
    }).on('error', reject);
  });
}
