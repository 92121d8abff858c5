import { setTimeout as wait } from 'node:timers/promises';
import { rosterOf } from '../rosters.mjs';
import { ask, connectionsFrom, linkOf, Page, playerOf, SERVER_KEY, well } from './client.mjs';

// Events with players, through the requests that pages make.

/** The elements of a list. */
const ELEMENTS = 15;
const rosters = Array.from({ length: 200 }, (_, number) => rosterOf(number, ELEMENTS));

/** A list that differs from all with other numbers. */
export const listOf = (number) => ({ ...rosters[number % rosters.length], name: `Force ${number}` });

/** The servers as asked from one of many addresses, by its number. */
export const serverFrom = (port, at) => ({
  port,
  agent: connectionsFrom(`127.0.${2 + Math.floor(at / 200)}.${1 + (at % 200)}`),
});

/** Number of requests at a time while an event is set up. */
const AT_ONCE = 32;

/** Does something for each item, some at a time. */
export async function forEach(items, atOnce, work) {
  let next = 0;
  const one = async (worker) => {
    while (next < items.length) {
      const at = next++;
      await work(items[at], at, worker);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, (_, worker) => one(worker)));
}

/**
 * Makes an event that is open, and enters players.
 * @returns the page of its organiser
 */
export async function makeEvent(port, event, players) {
  const servers = Array.from({ length: AT_ONCE }, (_, at) => serverFrom(port, at));
  const settings = { name: 'Autumn Open', system: 'horizon-wars', maxPlayers: Math.max(2, players) };
  const organiser = linkOf(`organiser of ${event}`);
  const body = JSON.stringify({ serverKey: SERVER_KEY, id: event, settings, organiser });
  well(await ask(servers[0], '/api/events', { body }));
  const page = await Page.organiser(servers[0], event).open();
  await page.step('open');
  const numbers = Array.from({ length: players }, (_, number) => number);
  await forEach(numbers, AT_ONCE, async (number, _, worker) => {
    const player = playerOf(number);
    const team = `Club ${number % 20}`;
    const command = { act: 'enter', player, name: `Player ${number}`, team, link: linkOf(player) };
    const entry = JSON.stringify({ key: `enter-${player}`, revision: 0, command });
    well(await ask(servers[worker], `/api/events/${event}/public`, { body: entry }));
  });
  for (const { agent } of servers.slice(1)) agent.destroy();
  return page;
}

/**
 * Opens the pages of the players of an event.
 * @param servers the addresses that the pages are spread over
 */
export async function openPages(servers, event, players) {
  const { view } = well(await Page.organiser(servers[0], event).read());
  const revisions = new Map(view.players.map(({ id, revision }) => [id, revision]));
  const pages = Array.from({ length: players }, (_, number) =>
    Page.player(servers[number % servers.length], event, number),
  );
  await forEach(pages, AT_ONCE, async (page) => {
    await page.open();
    page.revision = revisions.get(playerOf(page.number));
  });
  return pages;
}

/** Milliseconds between two tries of the same request. */
const RETRY_MS = 50;

/**
 * Sends lists by many at once, each of whom has an address and sends for some players in turn, one after the other.
 * `pause`: milliseconds after each answer; `isRetried`: requests without an answer, or with one of 500 and above, are
 * made again with the same key; `goesOn`: whether to send more; `heard` gets each answer, with its times in milliseconds since 1970; `ready` is called before
 * the first list.
 */
export async function sendLists({
  port,
  event,
  players,
  senders,
  pause = 0,
  isRetried = false,
  goesOn,
  heard,
  ready,
}) {
  const servers = Array.from({ length: senders }, (_, at) => serverFrom(port, at));
  const pages = await openPages(servers, event, players);
  await ready?.();
  let count = 0;
  const sender = async (_, at) => {
    const own = pages.filter(({ number }) => number % senders === at);
    for (let turn = 0; goesOn(); turn++) {
      const page = own[turn % own.length];
      const list = listOf(count++);
      const key = `list-${count}-${page.number}`;
      for (;;) {
        const began = Date.now();
        const answer = await page.send(list, key).catch(({ code }) => ({ status: 0, json: null, code }));
        heard({ answer, player: playerOf(page.number), began, ended: Date.now() });
        const isAnswered = answer.status !== 0 && answer.status < 500;
        if (isAnswered || !isRetried || !goesOn()) break;
        await wait(RETRY_MS);
      }
      if (pause > 0) await wait(pause);
    }
  };
  await forEach(servers, senders, sender);
  for (const { agent } of servers) agent.destroy();
}
