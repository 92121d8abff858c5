import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSession } from '@/components/event/client/calls';
import { EventClient } from '@/components/event/client/event-client';
import {
  baseOf,
  type EventPlace,
  eventAddress,
  linkParts,
  publicLink,
  readPlace,
  secretLink,
} from '@/components/event/client/places';
import { forgetEvent, rememberEvent, rememberedEvents } from '@/components/event/client/remembered';
import { hashOfSecret, isSecret, newEventId, newSecret } from '@/components/event/client/secrets';
import { ViewStore } from '@/components/event/client/view-store';
import { useSecretLink } from '@/components/event/event-page';
import { hashOf } from '@/lib/events/log';
import { updateOf } from '@/lib/events/view';
import { TestEvent } from '../../events/play';

const here = window.location.origin;
const place = { server: here, event: 'autumn-cup', as: 'organiser' } as const;

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/event');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('secrets', () => {
  test('are 43 characters of base64url, all different, and hashed as the server hashes them', () => {
    const secrets = Array.from({ length: 50 }, newSecret);
    expect(secrets.every(isSecret)).toBe(true);
    expect(new Set(secrets).size).toBe(50);
    expect(hashOfSecret(secrets[0] as string)).toBe(hashOf(secrets[0] as string));
  });

  test('of ids are 12 digits and letters', () => {
    for (let at = 0; at < 50; at++) expect(newEventId()).toMatch(/^[0-9a-z]{12}$/);
  });
});

describe('addresses', () => {
  test('name the event and the page, and the server only if it is another one', () => {
    expect(eventAddress(place)).toBe('/event?e=autumn-cup&as=organiser');
    expect(eventAddress({ server: here, event: 'a', as: 'player', player: 'ann' })).toBe('/event?e=a&p=ann');
    expect(publicLink(here, 'a')).toBe(`${here}/event?e=a`);
    expect(secretLink(here, 'a', 'key')).toBe(`${here}/event?e=a#k=key`);
    expect(baseOf({ server: here, event: 'a', as: 'player', player: 'ann' })).toBe(
      `${here}/api/events/a/players/ann`,
    );
  });

  test('are read as they were written, and another server is refused', () => {
    const read = (query: string) => readPlace(new URLSearchParams(query));
    expect(read('e=autumn-cup&as=organiser&t=rounds')).toEqual(place);
    expect(read('e=a&p=ann')).toEqual({ server: here, event: 'a', as: 'player', player: 'ann' });
    expect(read('')).toBeNull();
    expect(read('e=a&s=https://evil.test')).toBe('elsewhere');
    expect(read(`e=a&s=${here}/`)).toMatchObject({ server: here, as: 'public' });
  });

  test('of links are read from any server', () => {
    expect(linkParts(' https://old.test/event?e=a#k=key ')).toEqual({ event: 'a', secret: 'key' });
    expect(linkParts('https://old.test/event?e=a')).toEqual({ event: 'a', secret: null });
    expect(linkParts('https://old.test/event')).toBeNull();
    expect(linkParts('Autumn Cup')).toBeNull();
  });
});

test('opened events are remembered, the last one first, and what is damaged in storage is left out', () => {
  rememberEvent(place, 'Autumn Cup');
  rememberEvent({ ...place, as: 'public' }, 'Autumn Cup');
  rememberEvent(place, 'Autumn Cup 2026');
  expect(rememberedEvents().map(({ name, place: { as } }) => [name, as])).toEqual([
    ['Autumn Cup 2026', 'organiser'],
    ['Autumn Cup', 'public'],
  ]);
  const [first] = rememberedEvents();
  if (first) forgetEvent(first);
  expect(rememberedEvents()).toHaveLength(1);
  localStorage.setItem('muster-events', JSON.stringify([{ name: 1 }, null, ...rememberedEvents()]));
  expect(rememberedEvents()).toHaveLength(1);
  localStorage.setItem('muster-events', '{');
  expect(rememberedEvents()).toEqual([]);
});

/** An open event with two players. */
function openEvent(): TestEvent {
  const event = new TestEvent();
  event.stepTo('open');
  event.enter('ann-1234', 'Ann');
  event.enter('ben-1234', 'Ben');
  return event;
}

const update = ({ state, now }: TestEvent, since = 0) => updateOf(state, { role: 'organiser' }, now, since);

describe('the store of a view', () => {
  test('adds what changed, and leaves everything else the same objects', () => {
    const event = openEvent();
    const store = new ViewStore();
    store.take(update(event));
    const before = store.snapshot().view;
    event.send('ben-1234', 'Burning');
    store.take(update(event, store.revision));
    const { view } = store.snapshot();
    expect(view?.players[1]?.list?.name).toBe('Burning');
    expect(view?.players[0]).toBe(before?.players[0]);
    expect(view?.settings).toBe(before?.settings);
    expect(view?.rounds).toBe(before?.rounds);
  });

  test('is the whole view after any updates, in whatever order they arrive', () => {
    const event = openEvent();
    const store = new ViewStore();
    store.take(update(event));
    const early = update(event, store.revision);
    event.stepTo('locked', 'revealed', 'running');
    event.organiser({ act: 'pair', round: 1, players: 'all' });
    store.take(update(event, store.revision));
    const middle = store.revision;
    event.organiser({ act: 'begin', round: 1 });
    event.organiser({ act: 'result', round: 1, pairing: 0, score: { a: 2, b: 1, winner: 'a' } });
    store.take(update(event, middle));
    store.take(early);
    expect(store.snapshot().view).toEqual(update(event));
  });

  test('takes no update before it has a whole view', () => {
    const event = openEvent();
    const store = new ViewStore();
    store.take(update(event, 2));
    expect(store.snapshot().view).toBeNull();
  });

  test('knows how far the clock of the server is ahead', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 8, 59), toFake: ['Date'] });
    const store = new ViewStore();
    store.take(update(openEvent()));
    expect(store.snapshot().ahead).toBe(60_000);
  });
});

/** A server that answers with the next of some answers, the last one again and again; "lost" is no answer. */
function answers(...all: (object | number | 'lost')[]) {
  const asked: { method: string; path: string; body: Record<string, unknown>; token: string | null }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(address);
    const isPost = init.method === 'POST';
    asked.push({
      method: init.method ?? 'GET',
      path: pathname.replace('/api/events/autumn-cup/', '') + search,
      body: isPost ? JSON.parse(String(init.body)) : {},
      token: new Headers(init.headers).get('X-Muster-Token'),
    });
    if (!isPost) return Response.json({ view: update(openEvent()), token: `token ${asked.length}` });
    const answer = all.length > 1 ? all.shift() : all[0];
    if (answer === 'lost') throw new TypeError('no connection');
    if (typeof answer === 'number') return new Response('', { status: answer });
    const { status = 200, ...body } = answer as { status?: number };
    return Response.json(body, { status });
  });
  return asked;
}

const posts = (asked: ReturnType<typeof answers>) => asked.filter(({ method }) => method === 'POST');
const checkIn = { act: 'check-in', player: 'ann-1234', isCheckedIn: true } as const;

/** What comes of a change, while its waits pass. */
async function outcome(work: Promise<unknown>): Promise<unknown> {
  const settled = work.then(
    (value) => value,
    (error: Error) => error.message,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return settled;
}

describe('asking for a change', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });

  test('is repeated with the same key while no answer comes', async () => {
    const asked = answers('lost', 503, { revision: 5 });
    const client = new EventClient(place);
    expect(await outcome(client.ask(checkIn, 3))).toEqual({ revision: 5 });
    const all = posts(asked);
    expect(all).toHaveLength(3);
    expect(new Set(all.map(({ body }) => body.key)).size).toBe(1);
    expect(all[0]?.body).toMatchObject({ revision: 3, command: checkIn });
    // Then the view is loaded, so that it shows the change.
    expect(asked.at(-1)).toMatchObject({ method: 'GET', path: 'organiser?since=0' });
  });

  test('fails after some seconds if the server accepts connections but never answers', async () => {
    let asked = 0;
    vi.stubGlobal('fetch', () => {
      asked++;
      return new Promise((_, reject) =>
        setTimeout(() => reject(new DOMException('', 'TimeoutError')), 20_000),
      );
    });
    expect(await outcome(new EventClient(place).ask(checkIn, 3))).toMatch(/^The server did not answer/);
    expect(asked).toBe(1);
  });

  test('by hand again after no answer is the same request; after an answer it is another one', async () => {
    const asked = answers('lost');
    const client = new EventClient(place);
    expect(await outcome(client.ask(checkIn, 3))).toBe(
      'The server did not answer. Check your connection, then try again.',
    );
    await outcome(client.ask(checkIn, 3));
    expect(new Set(posts(asked).map(({ body }) => body.key)).size).toBe(1);
    const later = answers({ revision: 5 });
    await outcome(client.ask(checkIn, 3));
    await outcome(client.ask(checkIn, 3));
    expect(new Set(posts(later).map(({ body }) => body.key)).size).toBe(2);
    expect(posts(later)[0]?.body.key).toBe(posts(asked)[0]?.body.key);
  });

  test('that is outdated shows what is there now', async () => {
    const event = openEvent();
    event.organiser({ act: 'edit-player', player: 'ann-1234', name: 'Anne', team: '' });
    const detail = 'This was changed in the meantime; look at what is there now.';
    answers({ status: 409, kind: 'outdated', detail, view: update(event) });
    const client = new EventClient(place);
    expect(await outcome(client.ask(checkIn, 3))).toBe(detail);
    expect(client.store.snapshot().view?.players[0]?.name).toBe('Anne');
  });

  test('renews an old token once, and waits as long as a busy server says', async () => {
    const asked = answers({ status: 403, detail: 'Old token.', kind: 'forbidden' }, { revision: 5 });
    const client = new EventClient(place);
    await client.load();
    expect(await outcome(client.ask(checkIn, 3))).toEqual({ revision: 5 });
    expect(posts(asked).map(({ token }) => token)).toEqual(['token 1', 'token 3']);
  });

  test('says what the server says, or what a status means', async () => {
    answers({ status: 409, detail: 'The event is closed.', kind: 'conflict' });
    expect(await outcome(new EventClient(place).ask(checkIn, 3))).toBe('The event is closed.');
    answers(413);
    expect(await outcome(new EventClient(place).ask(checkIn, 3))).toBe('This is too large for the server.');
  });
});

/** Streams of server-sent events that the test opens, feeds and breaks. */
class FakeStream extends EventTarget {
  static all: FakeStream[] = [];
  isClosed = false;
  constructor(readonly address: string) {
    super();
    FakeStream.all.push(this);
  }
  close() {
    this.isClosed = true;
  }
  send(view: object) {
    this.dispatchEvent(new MessageEvent('view', { data: JSON.stringify(view) }));
  }
}

describe('a live page', () => {
  const event = openEvent();
  let isUp = true;
  let loads = 0;
  let stop = () => {};
  const connection = (client: EventClient) => client.store.snapshot().connection;
  const latest = () => FakeStream.all.at(-1) as FakeStream;
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

  async function livePage(): Promise<EventClient> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    FakeStream.all = [];
    isUp = true;
    loads = 0;
    vi.stubGlobal('EventSource', FakeStream);
    vi.stubGlobal('fetch', async (address: string) => {
      loads++;
      if (!isUp) throw new TypeError('no connection');
      const since = Number(new URL(address).searchParams.get('since'));
      return Response.json({ view: update(event, since), token: 'token' });
    });
    const client = new EventClient(place);
    stop = client.start();
    await pass(0);
    return client;
  }
  afterEach(() => stop());

  test('loads first, then is sent what changes from there on', async () => {
    const client = await livePage();
    expect(latest().address).toBe(
      `${here}/api/events/autumn-cup/organiser/live?since=${client.store.revision}`,
    );
    latest().dispatchEvent(new Event('open'));
    expect(connection(client)).toBe('live');
    const before = client.store.revision;
    event.send('ann-1234', 'Harbour Watch');
    latest().send(update(event, before));
    expect(client.store.snapshot().view?.players[0]?.list?.name).toBe('Harbour Watch');
    await pass(50);
    expect(loads).toBe(1);
  });

  test('asks every 5 seconds while the stream is broken, and opens it again from what it knows', async () => {
    const client = await livePage();
    latest().dispatchEvent(new Event('open'));
    latest().dispatchEvent(new Event('error'));
    expect(latest().isClosed).toBe(true);
    await pass(0);
    expect(connection(client)).toBe('polling');
    event.send('ben-1234', 'Burning');
    await pass(5);
    expect(client.store.snapshot().view?.players[1]?.list?.name).toBe('Burning');
    expect(FakeStream.all).toHaveLength(1);
    await pass(10);
    expect(FakeStream.all).toHaveLength(2);
    expect(latest().address).toContain(`since=${client.store.revision}`);
    latest().dispatchEvent(new Event('open'));
    expect(connection(client)).toBe('live');
  });

  test('says that there is no connection, and goes on once there is', async () => {
    const client = await livePage();
    isUp = false;
    latest().dispatchEvent(new Event('error'));
    await pass(0);
    expect(connection(client)).toBe('offline');
    isUp = true;
    await pass(5);
    expect(connection(client)).toBe('polling');
  });

  test('says so at once if the browser is offline, or the server does not answer after a quiet minute', async () => {
    const client = await livePage();
    latest().dispatchEvent(new Event('open'));
    isUp = false;
    window.dispatchEvent(new Event('offline'));
    await pass(0);
    expect(connection(client)).toBe('offline');
    expect(latest().isClosed).toBe(true);
    isUp = true;
    await pass(20);
    latest().dispatchEvent(new Event('open'));
    expect(connection(client)).toBe('live');
    isUp = false;
    await pass(61);
    expect(connection(client)).toBe('offline');
    isUp = true;
    await pass(5);
    expect(FakeStream.all).toHaveLength(3);
    latest().dispatchEvent(new Event('open'));
    expect(connection(client)).toBe('live');
  });

  test('asks after a quiet minute, because a connection can die without a word', async () => {
    await livePage();
    latest().dispatchEvent(new Event('open'));
    await pass(59);
    expect(loads).toBe(1);
    await pass(2);
    expect(loads).toBe(2);
  });

  test('ends by itself if the link is refused, and by hand', async () => {
    const client = await livePage();
    vi.stubGlobal('fetch', async () => {
      loads++;
      return Response.json({ detail: 'This link was withdrawn.' }, { status: 401 });
    });
    latest().dispatchEvent(new Event('error'));
    await pass(0);
    expect(client.store.snapshot().problem?.message).toBe('This link was withdrawn.');
    const before = loads;
    await pass(120);
    expect(loads).toBe(before);

    const other = await livePage();
    stop();
    await pass(120);
    expect(loads).toBe(1);
    expect(latest().isClosed).toBe(true);
    expect(other.store.snapshot().view).not.toBeNull();
  });
});

describe('a link with a secret', () => {
  const secretHook = () =>
    renderHook((at: EventPlace) => useSecretLink(at), {
      initialProps: { server: here, event: 'autumn-cup', as: 'public' } as EventPlace,
    });

  test('is exchanged for the page of its asker, and the secret leaves the address', async () => {
    window.history.replaceState(null, '', '/event?e=autumn-cup#k=secret');
    const posted: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      posted.push(JSON.parse(String(body)));
      return Response.json({ asker: { role: 'player', id: 'ann-1234' }, token: 'token' });
    });
    const { result, rerender } = secretHook();
    expect(result.current.kind).toBe('opening');
    await waitFor(() =>
      expect(window.location.search + window.location.hash).toBe('?e=autumn-cup&p=ann-1234'),
    );
    expect(posted).toEqual([{ secret: 'secret' }]);
    // The router follows the address later: until then the public page is not shown.
    rerender({ server: here, event: 'autumn-cup', as: 'public' });
    expect(result.current.kind).toBe('opening');
    rerender({ server: here, event: 'autumn-cup', as: 'player', player: 'ann-1234' });
    expect(result.current.kind).toBe('none');
  });

  test('that is refused stays in the address, says why and can be tried again', async () => {
    window.history.replaceState(null, '', '/event?e=autumn-cup#k=secret');
    let isValid = false;
    vi.stubGlobal('fetch', async () =>
      isValid
        ? Response.json({ asker: { role: 'organiser' }, token: 'token' })
        : Response.json({ detail: 'This link is not valid any more.' }, { status: 401 }),
    );
    const { result, rerender } = secretHook();
    await waitFor(() => expect(result.current.kind).toBe('refused'));
    const refused = result.current;
    if (refused.kind !== 'refused') throw new Error(refused.kind);
    expect(refused.sentence).toBe('This link is not valid any more.');
    expect(window.location.hash).toBe('#k=secret');
    isValid = true;
    act(refused.again);
    await waitFor(() => expect(window.location.search).toBe('?e=autumn-cup&as=organiser'));
    rerender(place);
    expect(result.current.kind).toBe('none');
  });

  test('is posted, never part of an address that is requested', async () => {
    const addresses: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      addresses.push(address);
      return Response.json({ asker: { role: 'public' }, token: 'token' });
    });
    await openSession(here, 'autumn-cup', 'secret');
    expect(addresses).toEqual([`${here}/api/events/autumn-cup/session`]);
  });
});
