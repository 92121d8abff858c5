import { setTimeout as wait } from 'node:timers/promises';
import { ask, Page, playerOf, well } from './client.mjs';
import { kilobytes, quantile, shareOf, timesText } from './figures.mjs';
import { loadOf } from './servers.mjs';
import { forEach, listOf, makeEvent, openPages, serverFrom } from './setting-up.mjs';

// Ten times the players of a large event, to see what becomes slow first.

const PLAYERS = 5000;
const SENDERS = 32;
const EVENT = 'crowd-event';

/** The course of the event up to its second round; ends with what fails. */
export async function load({ port, players }) {
  const servers = Array.from({ length: SENDERS }, (_, at) => serverFrom(port, at));
  const organiser = await Page.organiser(servers[0], EVENT).open();
  const rows = [];
  const row = (name, figure) => rows.push({ name, figure });
  let pages = [];
  let doing = '';

  /** Measures the answers of many, who do something at once. */
  const many = async (name, items, work) => {
    doing = name;
    const times = [];
    const start = performance.now();
    await forEach(items, SENDERS, async (item) => times.push((await work(item)).ms));
    const rate = (1000 * items.length) / (performance.now() - start);
    row(name, `${rate.toFixed(0)} a second, ${timesText(times)}`);
  };
  const read = async (name, path) => {
    doing = name;
    const answers = [];
    for (let count = 0; count < 5; count++) answers.push(await organiser.read(path));
    answers.forEach(well);
    const ms = quantile(
      answers.map((answer) => answer.ms),
      0.5,
    );
    row(name, `${kilobytes(answers[0].bytes)} after ${ms.toFixed(0)} ms`);
  };
  /** Measures a change of the organiser's, and how long small requests of others wait meanwhile. */
  const change = async (name, command, revision) => {
    const others = smallRequests(servers[1]);
    doing = name;
    let longest = 0;
    const answer = await organiser.post(command, { revision }).finally(async () => {
      longest = await others.end();
    });
    well(answer);
    row(name, `${answer.ms.toFixed(0)} ms; others wait ${longest.toFixed(0)} ms at most`);
  };
  const step = async (to) => {
    const { view } = well(await organiser.read());
    await change(`The step to ${to}`, { act: 'step', to }, view.changed);
  };
  const round = async (number) => {
    const revision = async () => well(await organiser.read()).view.rounds.at(-1)?.revision ?? 0;
    await change(`Round ${number} paired`, { act: 'pair', round: number }, await revision());
    await change(`Round ${number} begun`, { act: 'begin', round: number }, await revision());
  };

  const course = [
    async () => {
      pages = await openPages(servers, EVENT, players);
      await many('Lists sent', pages, async (page) => {
        const answer = await page.send(listOf(page.number));
        well(answer);
        return answer;
      });
    },
    () => read("The organiser's table", ''),
    () => step('locked'),
    () => step('revealed'),
    () => read('All lists', '/lists'),
    () => read('The event as a file', '/file'),
    () => step('running'),
    () => round(1),
    async () => {
      const { view } = well(await organiser.read());
      const byId = new Map(pages.map((page) => [playerOf(page.number), page]));
      const games = view.rounds[0].pairings.flatMap((pairing, at) => (pairing.b ? [{ ...pairing, at }] : []));
      await many('Results reported by both players', games, async ({ a, b, at, revision }) => {
        const command = { act: 'report', round: 1, pairing: at, score: { a: 3, b: at % 3, winner: 'a' } };
        const first = await byId.get(a).post(command, { revision });
        return first.status === 200
          ? well(await byId.get(b).post(command, { revision: first.json.revision })) && first
          : well(first);
      });
    },
    () => read("The organiser's table with a round", ''),
    () => round(2),
  ];
  for (const part of course) {
    try {
      await part();
    } catch (error) {
      row(`What fails: ${doing}`, error instanceof Error ? error.message : String(error));
      break;
    }
  }
  return rows;
}

/** Makes small requests until it is ended; then resolves to the longest wait for an answer, in milliseconds. */
function smallRequests(server) {
  let isEnded = false;
  let longest = 0;
  const asking = (async () => {
    while (!isEnded) {
      const start = performance.now();
      await ask(server, '/api/events/here.json').catch(() => {});
      longest = Math.max(longest, performance.now() - start);
      await wait(20);
    }
  })();
  return {
    async end() {
      isEnded = true;
      await asking;
      return longest;
    },
  };
}

/** Enters the players, and measures the course of the event. */
export async function run(servers, share) {
  const players = shareOf(PLAYERS, share, 8);
  const { port } = servers;
  const start = performance.now();
  await makeEvent(port, EVENT, players);
  const rate = (1000 * players) / (performance.now() - start);
  const rows = await loadOf('crowd', { port, players });
  const { cpu, memory } = servers.usage();
  const fault = await servers.audit(EVENT);
  const all = [
    { name: 'Entries', figure: `${rate.toFixed(0)} a second` },
    ...rows,
    {
      name: 'All of it',
      figure: `${cpu.toFixed(0)} s of processor time, at most ${memory.toFixed(0)} MiB; audit: ${fault ?? 'no fault'}`,
    },
  ];
  const count = players.toLocaleString('en-GB');
  return all.map(({ name, figure }) => ({ name: `${count} players: ${name}`, figure, target: 'none' }));
}
