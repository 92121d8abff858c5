import { setTimeout as wait } from 'node:timers/promises';
import { countsText, outcomeOf, shareOf } from './figures.mjs';
import { startLoad } from './servers.mjs';
import { makeEvent, sendLists } from './setting-up.mjs';

// Servers that are killed while lists are sent. Who sends tries again with the same key, as a page does.

const PLAYERS = 1000;
const SENDERS = 16;
const KILLS = 50;
/** Milliseconds after each answer: with several servers lists go on being accepted, and a player can send 100. */
const PAUSE_MS = 50;
/** The server is audited before its start after each of so many kills, and at the end. */
const AUDITED = 5;
/** Lists that are accepted between two kills, and the most milliseconds that this may take. */
const BETWEEN = 50;
const BETWEEN_MS = 60_000;
const EVENT = 'kills-event';

/** Sends lists until it is ended, and tells each receipt. */
export async function load({ port, players }, tell, isEnded) {
  await sendLists({
    port,
    event: EVENT,
    players,
    senders: SENDERS,
    pause: PAUSE_MS,
    isRetried: true,
    goesOn: () => !isEnded(),
    heard({ answer, player }) {
      if (answer.status === 200) tell({ receipt: { player, ...answer.json.receipt } });
      // Others found no server at all.
      else if (answer.code !== 'ECONNREFUSED') tell({ outcome: outcomeOf(answer) });
    },
  });
  return 'ended';
}

/** Kills a server again and again, audits what it left, and compares all receipts with the log. */
export async function run(servers, share) {
  const players = shareOf(PLAYERS, share, SENDERS);
  const kills = shareOf(KILLS, share, 3);
  await makeEvent(servers.port, EVENT, players);
  const receipts = [];
  const others = {};
  const faults = [];
  const starts = [];
  const sending = startLoad('kills', { port: servers.port, players }, ({ receipt, outcome }) => {
    if (receipt) receipts.push(receipt);
    else others[outcome] = (others[outcome] ?? 0) + 1;
  });
  try {
    for (let kill = 0; kill < kills; kill++) {
      await accepted(receipts, others);
      // At another moment of the server's work each time.
      await wait((kill * 37) % 200);
      const at = kill % servers.running.length;
      await servers.kill(at);
      // An audit of a long log takes long, and the other servers go on accepting.
      const fault = (kill + 1) % AUDITED === 0 ? await servers.audit(EVENT) : null;
      if (fault !== null) faults.push(fault);
      const start = performance.now();
      await servers.start(at);
      starts.push(performance.now() - start);
    }
    await accepted(receipts, others);
    sending.end();
    await sending.done;
  } finally {
    sending.kill();
  }
  const last = await servers.audit(EVENT);
  if (last !== null) faults.push(last);
  const lists = (await servers.log(EVENT)).filter(({ data }) => data.act === 'list');
  const lost = receipts.filter(({ player, number, at, content, fingerprint }) => {
    const entry = lists[number - 1];
    const { list } = entry?.data ?? {};
    return !(
      entry?.at === at &&
      entry.data.player === player &&
      list.content === content &&
      list.fingerprint === fingerprint
    );
  });
  const twice = lists.length - new Set(lists.map(({ data }) => data.list.content)).size;
  const what = `${kills} kills while ${SENDERS} send lists`;
  return [
    {
      name: `${what}: accepted lists that were lost`,
      figure: `${lost.length} of ${receipts.length}, ${twice} kept twice (${lists.length} in the log; requests that were made again: ${countsText(others)})`,
      target: '0, 0 twice',
    },
    {
      name: `${what}: faults that the audit found`,
      figure: faults.length === 0 ? '0' : `${faults.length}, the first: ${faults[0]}`,
      target: '0',
    },
    {
      name: `${what}: longest start of a server`,
      figure: `${(Math.max(...starts) / 1000).toFixed(1)} s`,
      target: 'none',
    },
  ];
}

/** Resolves when some more lists were accepted; if that takes too long, the error says what the others were answered. */
async function accepted(receipts, others) {
  const enough = receipts.length + BETWEEN;
  const end = performance.now() + BETWEEN_MS;
  while (receipts.length < enough) {
    if (performance.now() > end)
      throw new Error(`No lists are accepted any more after ${receipts.length}: ${countsText(others)}.`);
    await wait(10);
  }
}
