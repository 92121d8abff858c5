import { vi } from 'vitest';
import { EventClient } from '@/components/event/client/event-client';
import type { EventPlace } from '@/components/event/client/places';
import { readEventList } from '@/lib/check/event-list';
import { apply } from '@/lib/events/apply';
import type { OrganiserCommand, PlayerCommand, PublicCommand } from '@/lib/events/commands';
import { type Asker, askerOf, mayRead } from '@/lib/events/course';
import { decideForPublic } from '@/lib/events/decide';
import type { Settings } from '@/lib/events/event';
import { hashOf } from '@/lib/events/log';
import { EventRefusal } from '@/lib/events/turn';
import { updateOf } from '@/lib/events/view';
import { parseRoster } from '@/lib/roster/parse';
import { TestEvent } from '../../events/play';

const SERVER = 'https://muster.test';

type Command = PlayerCommand | PublicCommand | OrganiserCommand;

/** An event in memory, and a `fetch` that answers for it as the server does. */
export class FakeServer {
  readonly event: TestEvent;
  /** The requests that changed something, or tried to. */
  readonly posted: { path: string; command: Command }[] = [];
  /** Whether its answers arrive; what was asked is done in any case. */
  isHeard = true;
  /** Answers by the keys of their requests. */
  readonly #answers = new Map<string, object>();

  constructor(settings: Partial<Settings> = {}) {
    this.event = new TestEvent(settings);
    vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => this.#answer(address, init));
  }

  /** The place of a page of the event. */
  place(as: 'public' | 'organiser' | { player: string }): EventPlace {
    const { id } = this.event.state;
    const here = { server: SERVER, event: id };
    return typeof as === 'string' ? { ...here, as } : { ...here, as: 'player', player: as.player };
  }

  /** The client of a page, loaded. */
  async client(as: Parameters<FakeServer['place']>[0]): Promise<EventClient> {
    const client = new EventClient(this.place(as));
    await client.load();
    return client;
  }

  async #answer(address: string, { method = 'GET', body }: RequestInit): Promise<Response> {
    const { pathname, searchParams } = new URL(address);
    const path = pathname.replace(`/api/events/${this.event.state.id}`, '');
    try {
      const sent = typeof body === 'string' ? JSON.parse(body) : null;
      const response = await this.#route(path, method, Number(searchParams.get('since')), sent);
      if (!this.isHeard) throw new TypeError('no connection');
      return response;
    } catch (error) {
      if (!(error instanceof EventRefusal)) throw error;
      return Response.json({ detail: error.message, kind: error.kind }, { status: 409 });
    }
  }

  async #route(path: string, method: string, since: number, sent: Sent | null): Promise<Response> {
    const { state, now, contents } = this.event;
    if (path === '/session') {
      const asker = askerOf(state, hashOf(sent?.secret ?? ''));
      return asker
        ? Response.json({ asker, token: 'token' })
        : Response.json({ detail: 'This link is not valid any more.' }, { status: 401 });
    }
    const [, base = '', player = '', rest] =
      /^\/(players\/([^/]+)|public|organiser)(\/.*)?$/.exec(path) ?? [];
    const asker: Asker = player ? { role: 'player', id: player } : { role: base as 'public' };
    if (method === 'POST' && sent) {
      const answer = this.#answers.get(sent.key) ?? (await this.#change(path, asker, sent));
      this.#answers.set(sent.key, answer);
      return Response.json(answer);
    }
    if (rest === undefined)
      return Response.json({ view: updateOf(state, asker, now, since), token: 'token' });
    const readable = [...state.players.values()].filter((each) => each.list && mayRead(state, asker, each));
    const textOf = (content = '') => new TextDecoder().decode(contents.get(content));
    const one = readable.find(({ id }) => rest === `/lists/${id}`);
    if (one) return new Response(textOf(one.list?.content));
    const lists = readable.map(({ id, list, commitments }) => ({
      player: id,
      text: textOf(list?.content),
      salt: list?.salt ?? '',
      commitments,
    }));
    return Response.json({ lists });
  }

  async #change(path: string, asker: Asker, { revision, command }: Sent) {
    this.posted.push({ path, command });
    const context = { now: this.event.now, random: () => hashOf(`${this.posted.length}`) };
    if (asker.role === 'public') {
      const { entries, answer } = decideForPublic(
        this.event.state,
        { command: command as PublicCommand },
        context,
      );
      this.event.state = entries.reduce(apply, this.event.state);
      return answer;
    }
    const list = command.act === 'send' ? await this.#checked(command.roster) : undefined;
    const given = { revision, ...(list ? { list } : {}) };
    if (asker.role === 'player') return this.event.player(asker.id, command as PlayerCommand, given);
    return this.event.organiser(command as OrganiserCommand, given);
  }

  async #checked(roster: unknown) {
    const { settings } = this.event.state;
    const read = await readEventList(roster, settings, { parse: parseRoster, sha256: hashOf });
    if (!read.ok) throw new EventRefusal('invalid', read.faults[0]?.message ?? '');
    return read.value;
  }
}

interface Sent {
  key: string;
  revision: number;
  command: Command;
  secret?: string;
}
