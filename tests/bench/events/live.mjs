import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { connectionsFrom, HALL, Page, well } from './client.mjs';
import { kilobytes, quantile, shareOf, timesText } from './figures.mjs';
import { loadOf } from './servers.mjs';
import { forEach, listOf, makeEvent, openPages } from './setting-up.mjs';

// How soon the pages of an event show what was accepted, without what their browsers then do.

const PLAYERS = 500;
const CHANGES = 30;
const READS = 20;
/** The most milliseconds that a page is waited for. */
const ARRIVAL_MS = 10_000;
const EVENT = 'live-event';

/** Opens a live connection; `arrived` fills with the revisions that it is told, and when. */
function livePage({ server, base, cookie }, since) {
  const arrived = [];
  return new Promise((resolve, reject) => {
    const options = { ...server, agent: false, localAddress: HALL, host: '127.0.0.1' };
    const path = `${base}/live?since=${since}`;
    const request = get({ ...options, path, headers: { Cookie: cookie } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`a live page got ${response.statusCode}`));
      let rest = '';
      response.setEncoding('utf8').on('data', (piece) => {
        const messages = (rest + piece).split('\n\n');
        rest = messages.pop();
        for (const message of messages) {
          const data = /^event: view\ndata: (.*)$/.exec(message)?.[1];
          if (data) arrived.push({ revision: JSON.parse(data).revision, at: performance.now() });
        }
      });
      response.on('error', () => {});
      resolve({ arrived, close: () => request.destroy() });
    });
    request.on('error', reject);
  });
}

/** Opens live pages, and measures how soon they are told of changes. */
export async function load({ port, players, changes }) {
  const server = { port, agent: connectionsFrom(HALL) };
  const pages = await openPages([server], EVENT, players);
  const organiser = await Page.organiser(server, EVENT).open();
  await forEach(pages, 16, async (page, at) => well(await page.send(listOf(at))));

  const reads = [];
  for (let count = 0; count < READS; count++) reads.push(await organiser.read());
  const { view } = well(reads.at(-1));
  const live = [await livePage(organiser, view.revision)];
  await forEach(pages, 16, async (page) => live.push(await livePage(page, view.revision)));

  const arrivals = { all: [], organiser: [] };
  let missing = 0;
  for (let change = 0; change < changes; change++) {
    // Also while pages wait because they were told something half a second ago.
    await wait((change * 211) % 900);
    const page = pages[(change * 7) % players];
    const { revision } = well(await page.send(listOf(players + change)));
    const accepted = performance.now();
    const hasArrived = ({ arrived }) => arrived.at(-1)?.revision >= revision;
    while (!live.every(hasArrived) && performance.now() < accepted + ARRIVAL_MS) await wait(5);
    live.forEach(({ arrived }, at) => {
      const first = arrived.find((each) => each.revision >= revision);
      if (first === undefined) missing++;
      else arrivals[at === 0 ? 'organiser' : 'all'].push(Math.max(0, first.at - accepted));
    });
  }
  for (const page of live) page.close();
  return { reads: reads.map(({ bytes, first, ms }) => ({ bytes, first, ms })), arrivals, missing };
}

/** Measures the organiser's table, and the live pages. */
export async function run(servers, share) {
  const players = shareOf(PLAYERS, share, 8);
  const changes = shareOf(CHANGES, share, 3);
  const { port } = servers;
  await makeEvent(port, EVENT, players);
  const { reads, arrivals, missing } = await loadOf('live', { port, players, changes });
  const { memory } = servers.usage();
  const times = (field) => reads.map((read) => read[field]);
  const half = (field) => quantile(times(field), 0.5).toFixed(0);
  const longest = (field) => quantile(times(field), 1).toFixed(0);
  const what = `A change on ${players} live pages and the organiser's`;
  return [
    {
      name: `The organiser's table of ${players} players as an answer`,
      figure: `${kilobytes(reads[0].bytes)}, first byte after ${half('first')} ms, all after ${half('ms')} ms, at most ${longest('ms')} ms`,
      target: '≤ 500 ms with the page',
    },
    { name: `${what}: organiser`, figure: timesText(arrivals.organiser), target: '≤ 1 s with the page' },
    {
      name: `${what}: players`,
      figure: `${timesText(arrivals.all)}; ${missing} missing; at most ${memory.toFixed(0)} MiB`,
      target: '≤ 1 s with the page, 0 missing',
    },
  ];
}
