import type { Act } from './acts';
import type { OrganiserCommand, PlayerCommand, PublicCommand } from './commands';
import { isFrom } from './course';
import { decideEvent } from './decide-event';
import { checkIn, drop, edit, enter, requireFreeLink, send } from './decide-players';
import { begin, pair, pairAnew, roundOf, withdrawRound } from './decide-rounds';
import { type EventState, MAX_LINKS, type Pairing, type Score } from './event';
import { whyNotReported } from './rounds';
import { type CheckedList, type Context, conflict, EventRefusal, Turn } from './turn';
import { stepNames } from './words';

/** What was decided: the entries for the log, the bytes they name, and what the asker is told. */
export interface Decision {
  entries: Turn['entries'];
  contents: Turn['contents'];
  answer: Answer;
}

/** The answer to a change: the revision of the event after it, and the receipt of a list. */
export interface Answer {
  revision: number;
  receipt?: { number: number; at: number; fingerprint: string; content: string };
}

interface Asked<Command> {
  revision: number;
  command: Command;
}

/** What is known of a list that was sent, or of all lists under a new pack, before the decision. */
export interface Checked {
  list?: CheckedList;
  lists?: Extract<Act, { act: 'checked' }>['lists'];
}

/** Decides what the organiser asked for; throws an `EventRefusal`. */
export function decideForOrganiser(
  state: EventState,
  { revision, command }: Asked<OrganiserCommand>,
  context: Context,
  checked: Checked = {},
): Decision {
  const turn = new Turn(state, context);
  const by = 'organiser';
  switch (command.act) {
    case 'settings':
    case 'step':
    case 'look':
      turn.current(revision, turn.state.changed, 'event');
      decideEvent(turn, command, checked.lists);
      break;
    case 'link':
      turn.current(revision, turn.state.changed, 'event');
      if (turn.state.links.length >= MAX_LINKS) conflict(`An event can have at most ${MAX_LINKS} links.`);
      requireFreeLink(turn.state, command.hash);
      turn.add(by, { ...command });
      break;
    case 'withdraw-link':
      turn.current(revision, turn.state.changed, 'event');
      withdrawLink(turn, command.hash);
      break;
    case 'invite':
      turn.notClosed();
      enter(turn, by, command);
      break;
    case 'pair':
      turn.current(revision, turn.state.rounds.at(-1)?.revision ?? 0, 'last round');
      pair(turn, by, command);
      break;
    case 'withdraw-round':
    case 'begin':
    case 'clock': {
      const round = roundOf(turn, command.round);
      turn.current(revision, round.revision, 'round');
      if (command.act === 'begin') begin(turn, by, round);
      else if (command.act === 'withdraw-round') withdrawRound(turn, by, round);
      else turn.add(by, { ...command });
      break;
    }
    case 'result': {
      const pairing = gameOf(turn, command);
      turn.current(revision, pairing.revision, 'pairing');
      turn.add(by, { ...command });
      pairAnew(turn);
      break;
    }
    default: {
      if (command.act === 'check-in' && command.player === 'all') {
        turn.current(revision, turn.state.changed, 'event');
        const present = [...turn.state.players.values()].filter(({ isOut }) => !isOut);
        checkIn(turn, by, present, command.isCheckedIn);
        break;
      }
      if (command.act === 'drop' && typeof command.player !== 'string') {
        turn.current(revision, turn.state.changed, 'event');
        drop(turn, by, command.player, command.isOut);
        break;
      }
      const one = command as Exclude<OfPlayer, { act: 'invite' }>;
      turn.current(revision, turn.player(one.player).revision, 'player');
      return ofPlayer(turn, by, one, checked);
    }
  }
  return decided(turn);
}

/** Decides what a player asked for; throws an `EventRefusal`. */
export function decideForPlayer(
  state: EventState,
  { revision, command }: Asked<PlayerCommand>,
  { id, ...context }: Context & { id: string },
  checked: Checked = {},
): Decision {
  const turn = new Turn(state, context);
  if (command.act === 'report') {
    const pairing = gameOf(turn, command);
    turn.current(revision, pairing.revision, 'pairing');
    report(turn, id, pairing, command);
    return decided(turn);
  }
  turn.current(revision, turn.player(id).revision, 'player');
  return ofPlayer(turn, id, { ...command, player: id }, checked);
}

/** Decides whether somebody may enter; throws an `EventRefusal`. */
export function decideForPublic(
  state: EventState,
  { command }: { command: PublicCommand },
  context: Context,
): Decision {
  const turn = new Turn(state, context);
  turn.during(
    ['open'],
    isFrom('open', turn.state)
      ? 'Entries are closed; ask the organiser.'
      : 'The event is not open for entries yet.',
  );
  if (turn.state.settings.entry === 'invitation')
    throw new EventRefusal('forbidden', 'Players are invited to this event; ask the organiser for a link.');
  enter(turn, 'public', command);
  return decided(turn);
}

/** Makes the steps of an event whose time has come. */
export function decideForClock(state: EventState, context: Context): Decision {
  return decided(new Turn(state, context));
}

type OfPlayer =
  | Extract<OrganiserCommand, { player: string }>
  | (Exclude<PlayerCommand, { act: 'report' }> & { player: string });

function ofPlayer(
  turn: Turn,
  by: string,
  command: Exclude<OfPlayer, { act: 'invite' }>,
  { list }: Checked,
): Decision {
  const player = turn.player(command.player);
  switch (command.act) {
    case 'edit':
    case 'edit-player':
      edit(turn, by, player, command);
      break;
    case 'drop':
      drop(turn, by, [player.id], command.isOut);
      break;
    case 'check-in':
      checkIn(turn, by, [player], command.isCheckedIn);
      break;
    case 'renew-link':
      if (command.link) requireFreeLink(turn.state, command.link);
      turn.add(by, { act: 'player-link', player: player.id, link: command.link });
      break;
    case 'unlock':
      turn.during(['locked', 'revealed', 'running'], 'A list is unlocked only while lists are locked.');
      turn.add(by, { act: 'unlocked', player: player.id, reason: command.reason });
      break;
    case 'note':
      turn.add(by, { act: 'note', player: player.id, note: command.note });
      break;
    case 'send': {
      if (list === undefined) throw new EventRefusal('invalid', 'The list was not checked.');
      const { number, at, fingerprint, content } = send(turn, by, player, list);
      return {
        ...decided(turn),
        answer: { revision: turn.state.revision, receipt: { number, at, fingerprint, content } },
      };
    }
  }
  return decided(turn);
}

const decided = ({ entries, contents, state }: Turn): Decision => ({
  entries,
  contents,
  answer: { revision: state.revision },
});

function withdrawLink(turn: Turn, hash: string) {
  const link = turn.state.links.find((each) => each.hash === hash);
  if (link === undefined) throw new EventRefusal('unknown', 'This link was withdrawn already.');
  const organisers = turn.state.links.filter(({ role }) => role === 'organiser');
  if (link.role === 'organiser' && organisers.length === 1)
    conflict('This is the only link for organisers; make another one first.');
  turn.add('organiser', { act: 'link-withdrawn', hash });
}

function gameOf(turn: Turn, { round: number, pairing: at }: { round: number; pairing: number }): Pairing {
  const round = roundOf(turn, number);
  const pairing = round.pairings[at];
  turn.during(['running'], `Results can be entered during the step “${stepNames.running}”.`);
  if (round.begun === null) conflict(`Round ${number} has not started.`);
  if (!pairing?.b) throw new EventRefusal('unknown', `Round ${number} has no such game.`);
  return pairing;
}

function report(
  turn: Turn,
  id: string,
  pairing: Pairing,
  command: { round: number; pairing: number; score: Score },
) {
  if (pairing.a !== id && pairing.b !== id)
    throw new EventRefusal('forbidden', 'Players report results of their own games only.');
  const { round, pairing: at, score } = command;
  const why = whyNotReported(turn.state, round, pairing);
  if (why !== null) conflict(why);
  turn.add(id, { act: 'report', round, pairing: at, side: pairing.a === id ? 'a' : 'b', score });
}
