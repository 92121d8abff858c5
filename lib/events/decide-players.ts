import { counted } from '@/lib/roster/text/words';
import { mayBeSent } from './course';
import { pairAnew } from './decide-rounds';
import { whyTaken } from './entry';
import { type EventState, MAX_PLAYERS, MAX_SENT, MAX_TOGETHER, type Player, type SentList } from './event';
import { commitmentOf } from './log';
import { nextRound } from './rounds';
import { type CheckedList, conflict, type Turn } from './turn';

/** Adds a player, who takes part from the next round on. */
export function enter(
  turn: Turn,
  by: string,
  { player, name, team, link }: { player: string; name: string; team: string; link: string },
) {
  const { state } = turn;
  requireRoom(state);
  if (state.players.size >= MAX_PLAYERS) conflict(`An event can have at most ${MAX_PLAYERS} players.`);
  if (state.players.has(player)) conflict('This player has entered already.');
  requireFreeName(state, name);
  requireFreeLink(state, link);
  turn.add(by, { act: 'player', player, name, team, link, since: nextRound(state) });
  pairAnew(turn);
}

function requireRoom({ players, settings: { maxPlayers } }: EventState) {
  const present = [...players.values()].filter(({ isOut }) => !isOut).length;
  if (present >= maxPlayers)
    conflict(`The event is full: ${present} of ${counted(maxPlayers, 'player')} have entered.`);
}

/** Changes the name and the team of a player. */
export function edit(turn: Turn, by: string, player: Player, { name, team }: { name: string; team: string }) {
  turn.notClosed();
  const { id } = player;
  if (name === player.name && team === player.team) return;
  requireFreeName(turn.state, name, id);
  turn.add(by, { act: 'player-edited', player: id, name, team });
}

/**
 * Takes players out of the event, or in again, from the next round on. A prepared round is paired again, once for all
 * of them.
 */
export function drop(turn: Turn, by: string, players: readonly string[], isOut: boolean) {
  turn.notClosed();
  const others = [...new Set(players)].filter((id) => turn.player(id).isOut !== isOut);
  if (others.length === 0) return;
  if (!isOut) requireUnpaired(turn, by);
  for (const id of others) {
    if (!isOut) requireRoom(turn.state);
    turn.add(by, { act: 'player-out', player: id, isOut, since: nextRound(turn.state) });
  }
  pairAnew(turn);
}

/** Marks that players are at the event, or not: at most `MAX_TOGETHER`, without those who are marked so already. */
export function checkIn(turn: Turn, by: string, players: readonly Player[], isCheckedIn: boolean) {
  turn.during(
    ['locked', 'revealed', 'running'],
    'Players check in once lists are locked, until the event is closed.',
  );
  const others = players.filter((player) => player.isCheckedIn !== isCheckedIn).slice(0, MAX_TOGETHER);
  if (others.length === 0) return;
  if (!isCheckedIn) requireUnpaired(turn, by);
  for (const { id } of others) turn.add(by, { act: 'checked-in', player: id, isCheckedIn });
  if (turn.state.rounds.at(-1)?.how === 'checked-in') pairAnew(turn);
}

/** Keeps a player from having a large round paired again and again, by coming and going. */
function requireUnpaired({ state }: Turn, by: string) {
  const last = state.rounds.at(-1);
  if (by !== 'organiser' && last?.begun === null)
    conflict(`Round ${last.number} is paired and about to start; ask the organiser.`);
}

/** Accepts a list that was checked; a list that was sent before is replaced. */
export function send(turn: Turn, by: string, player: Player, { list, bytes }: CheckedList): SentList {
  if (!mayBeSent(turn.state, player)) conflict(whyNotSent(turn.state, player));
  if (list.verdict === 'illegal' && turn.state.settings.illegal === 'refused')
    conflict('This event accepts legal lists only. Correct the errors, then send it again.');
  if (player.list?.content === list.content) return player.list;
  if (player.sent >= MAX_SENT) conflict(`A player can send at most ${MAX_SENT} lists.`);
  const salt = turn.context.random();
  turn.contents.set(list.content, bytes);
  const sent = { ...list, salt, commitment: commitmentOf(salt, bytes) };
  turn.add(by, { act: 'list', player: player.id, list: sent });
  return turn.player(player.id).list as SentList;
}

function whyNotSent({ step }: EventState, { isOut }: Player): string {
  if (isOut) return 'This player is not in the event any more.';
  if (step === 'draft') return 'Lists can be sent once the event is open.';
  if (step === 'closed') return 'The event is closed.';
  return 'Lists are locked. The organiser can unlock one.';
}

function requireFreeName({ players }: EventState, name: string, own?: string) {
  const why = whyTaken(name, players.values(), own);
  if (why !== '') conflict(why, 'name');
}

/** Refuses a secret that another link has. */
export function requireFreeLink({ links, players }: EventState, hash: string) {
  const isTaken =
    links.some((link) => link.hash === hash) || [...players.values()].some(({ link }) => link === hash);
  if (isTaken) conflict('This link exists already; make another one.');
}
