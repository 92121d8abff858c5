import { Page, well } from './client.mjs';
import { countsText, outcomeOf, shareOf } from './figures.mjs';
import { loadOf } from './servers.mjs';
import { makeEvent, sendLists, serverFrom } from './setting-up.mjs';

// Lists are sent without pause while the deadline passes: half of the requests before it, half after it.

const PLAYERS = 1024;
const SENDERS = 256;
const REQUESTS = 100_000;
/** The share of the first half after which the deadline is set, and the least milliseconds until it then passes. */
const SET_AFTER = 0.9;
const LEAST_MS = 1500;
/** The least share of the requests on each side of the lock. */
const LEAST_SHARE = 0.35;
const EVENT = 'race-event';

const isLocked = ({ json }) => json?.kind === 'conflict' && json.detail.startsWith('Lists are locked');

/** Sends lists until half of the requests were made after the deadline, which it sets itself. */
export async function load({ port, players, senders, requests }) {
  const half = requests / 2;
  const made = [];
  const receipts = [];
  let start = 0;
  let late = 0;
  let deadline = Number.POSITIVE_INFINITY;
  let setting = null;
  /** Sets the deadline to when half of the requests will probably have been made. */
  const setDeadline = async () => {
    const organiser = await Page.organiser(serverFrom(port, senders), EVENT).open();
    const { view } = well(await organiser.read());
    const each = (Date.now() - start) / made.length;
    const at = Math.round(Date.now() + Math.max(LEAST_MS, (half - made.length) * each));
    await organiser.change({ act: 'settings', settings: { ...view.settings, deadline: at } });
    deadline = at;
  };
  const failed = (error) => {
    late = half;
    return error;
  };
  await sendLists({
    port,
    event: EVENT,
    players,
    senders,
    ready() {
      start = Date.now();
    },
    goesOn: () => late < half && made.length < 4 * requests,
    heard({ answer, player, began, ended }) {
      made.push([began, ended, isLocked(answer) ? 'locked' : outcomeOf(answer)]);
      if (began > deadline) late++;
      if (answer.status === 200) receipts.push({ player, ...answer.json.receipt });
      if (made.length >= SET_AFTER * half) setting ??= setDeadline().catch(failed);
    },
  });
  const error = await setting;
  if (error) throw error;
  return { made, receipts, deadline };
}

/** Compares what was accepted with the lock in the log; throws if the requests did not race it. */
export async function run(servers, share) {
  const players = shareOf(PLAYERS, share, 64);
  const senders = shareOf(SENDERS, share, 16);
  const requests = shareOf(REQUESTS, share, 200);
  const { port } = servers;
  await makeEvent(port, EVENT, players);
  const { made, receipts, deadline } = await loadOf('race', { port, players, senders, requests });
  const log = await servers.log(EVENT);
  const fault = await servers.audit(EVENT);
  const lock = log.find(({ data }) => data.act === 'step' && data.to === 'locked');
  if (lock === undefined) throw new Error('invalid: the event was not locked');

  const isRacing = ([, , outcome]) => ['accepted', 'locked', 'outdated'].includes(outcome);
  const before = made.filter((each) => isRacing(each) && each[0] <= lock.at);
  const after = made.filter((each) => isRacing(each) && each[0] > lock.at);
  const during = before.filter(([, ended]) => ended > lock.at);
  const isInvalid = Math.min(before.length, after.length) < LEAST_SHARE * requests || during.length === 0;
  if (isInvalid)
    throw new Error(
      `invalid: of ${made.length} requests ${before.length} were made before the lock and ${after.length} after it, ${during.length} were under way`,
    );

  const lists = log.filter(({ data }) => data.act === 'list');
  const inLog = lists.filter(({ seq, at }) => seq > lock.seq || at >= deadline);
  const bySender = after.filter(([, , outcome]) => outcome === 'accepted');
  const byReceipt = receipts.filter(({ player, number, content, at }) => {
    const entry = lists[number - 1];
    const isThere = entry?.data.player === player && entry.data.list.content === content;
    return !(isThere && entry.at === at && entry.seq < lock.seq && at < deadline);
  });
  const outcomes = {};
  for (const [, , outcome] of made) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  const what = `${made.length.toLocaleString('en-GB')} lists sent around the lock`;
  return [
    {
      name: `${what}: accepted after it`,
      figure: `${inLog.length} by the log, ${byReceipt.length} by their receipts, ${bySender.length} by the sender's clock (audit: ${fault ?? 'no fault'})`,
      target: '0, 0, 0',
    },
    {
      name: `${what}: requests`,
      figure: `${before.length} made before it, of which ${during.length} under way, and ${after.length} after it; ${countsText(outcomes)}; locked ${lock.at - deadline} ms after the deadline`,
      target: 'half before, half after',
    },
  ];
}
