import { setTimeout as wait } from 'node:timers/promises';
import { connectionsFrom, HALL, well } from './client.mjs';
import { countsText, outcomeOf, shareOf, timesText } from './figures.mjs';
import { loadOf } from './servers.mjs';
import { listOf, makeEvent, openPages } from './setting-up.mjs';

// All players of an event send their lists within a minute, from one hall.

const PLAYERS = 500;
const SECONDS = 60;
const EVENT = 'minute-event';

/** Every player reads the event, as pages do before a list is sent, and sends a list. */
export async function load({ port, players, seconds }) {
  const server = { port, agent: connectionsFrom(HALL) };
  const pages = await openPages([server], EVENT, players);
  const reads = [];
  const times = [];
  const outcomes = {};
  const one = async (page, at) => {
    await wait((at * seconds * 1000) / players);
    let answer = { status: 0 };
    try {
      const read = await page.read();
      well(read);
      reads.push(read.ms);
      answer = await page.send(listOf(at));
      times.push(answer.ms);
    } catch {
      // Counted below.
    }
    const outcome = outcomeOf(answer);
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  };
  await Promise.all(pages.map(one));
  return { reads, times, outcomes };
}

/** Counts the lists where the organiser and others see them. */
export async function run(servers, share) {
  const players = shareOf(PLAYERS, share, 2);
  const seconds = SECONDS * Math.min(1, share);
  const { port } = servers;
  const organiser = await makeEvent(port, EVENT, players);
  const before = servers.usage();
  const { reads, times, outcomes } = await loadOf('minute', { port, players, seconds });
  const after = servers.usage();
  const { view } = well(await organiser.read());
  const onTable = view.players.filter(({ list }) => list !== null).length;
  for (const step of ['locked', 'revealed']) await organiser.step(step);
  const { lists } = well(await organiser.read('/lists'));
  const fault = await servers.audit(EVENT);
  const what = `${players} players send a list within ${seconds.toFixed(0)} s`;
  return [
    { name: `${what}: answers`, figure: timesText(times), target: 'p99 ≤ 250 ms' },
    { name: `${what}: the event read before that`, figure: timesText(reads), target: 'none' },
    {
      name: `${what}: lists that were lost`,
      figure: `${players - Math.min(onTable, lists.length)} (${countsText(outcomes)}; ${onTable} on the organiser's table, ${lists.length} after the reveal; audit: ${fault ?? 'no fault'})`,
      target: '0',
    },
    {
      name: `${what}: the servers`,
      figure: `${(after.cpu - before.cpu).toFixed(1)} s of processor time, at most ${after.memory.toFixed(0)} MiB`,
      target: 'none',
    },
  ];
}
