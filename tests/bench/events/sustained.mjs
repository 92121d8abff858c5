import { setTimeout as wait } from 'node:timers/promises';
import { countsText, outcomeOf, shareOf, timesText } from './figures.mjs';
import { loadOf } from './servers.mjs';
import { makeEvent, sendLists } from './setting-up.mjs';

// Lists that are replaced by new ones as fast as they are accepted.

const PLAYERS = 500;
const SENDERS = 48;
const SECONDS = 20;
const WARMING_SECONDS = 3;
const EVENT = 'sustained-event';

/** Sends lists; only answers after a while of warming up are counted. */
export async function load({ port, players, senders, seconds }, tell) {
  const times = [];
  const outcomes = {};
  let begin = Number.POSITIVE_INFINITY;
  let end = Number.POSITIVE_INFINITY;
  let used;
  const measure = async () => {
    await wait(begin - Date.now());
    used = process.cpuUsage();
    tell('begin');
    await wait(end - Date.now());
    used = process.cpuUsage(used);
    tell('end');
  };
  let measuring;
  await sendLists({
    port,
    event: EVENT,
    players,
    senders,
    ready() {
      begin = Date.now() + WARMING_SECONDS * 1000;
      end = begin + seconds * 1000;
      measuring = measure();
    },
    goesOn: () => Date.now() < end,
    heard({ answer, ended }) {
      if (ended < begin || ended > end) return;
      const outcome = outcomeOf(answer);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      if (answer.status === 200) times.push(answer.ms);
    },
  });
  await measuring;
  return { times, outcomes, own: (used.user + used.system) / 1000 };
}

/** Measures the servers while they are counted. */
export async function run(servers, share) {
  const players = shareOf(PLAYERS, share, 8);
  const senders = shareOf(SENDERS, share, 4);
  const seconds = SECONDS * Math.min(1, share);
  const { port } = servers;
  await makeEvent(port, EVENT, players);
  const usages = {};
  const how = { port, players, senders, seconds };
  const { times, outcomes, own } = await loadOf('sustained', how, (when) => {
    usages[when] = servers.usage();
  });
  const fault = await servers.audit(EVENT);
  const each = (1000 * (usages.end.cpu - usages.begin.cpu)) / times.length;
  const what = `Lists replaced by ${senders} at once for ${seconds.toFixed(0)} s`;
  return [
    {
      name: `${what}: accepted a second`,
      figure: `${(times.length / seconds).toFixed(0)} (${countsText(outcomes)}; audit: ${fault ?? 'no fault'})`,
      target: '300',
    },
    { name: `${what}: answers`, figure: timesText(times), target: 'none' },
    {
      name: `${what}: processor time of the servers for each`,
      figure: `${each.toFixed(2)} ms, and ${(own / times.length).toFixed(2)} ms of what sends them; at most ${usages.end.memory.toFixed(0)} MiB`,
      target: 'none',
    },
  ];
}
