import type { ListVerdict } from '@/lib/check/event-list';
import type { OrganiserCommand, PlayerCommand, PublicCommand } from '@/lib/events/commands';
import type { Checked } from '@/lib/events/decide';
import { isSameRules } from '@/lib/events/decide-event';
import type { EventState, Settings } from '@/lib/events/event';
import type { EventStore } from '@/lib/store/store';
import { LARGE } from '../threads';
import { readAt, readSettings } from './body';
import type { EventWork } from './work';

export type Command = OrganiserCommand | PlayerCommand | PublicCommand;

/** A command with what was checked for it, before it is decided. */
interface Ready {
  command: Command;
  checked: Checked;
  /** Whether what was checked is still what there is. */
  isFor: (state: EventState) => boolean;
}

interface How {
  store: EventStore;
  work: EventWork;
  /** Who waits for the checks. */
  client: string;
  /** The size of the request. */
  bytes: number;
}

/** Most lists, and about how many characters of them, that are checked again at a time. */
const MAX_AT_ONCE = 50;
const MAX_CHARACTERS = 256 * 1024;

const always = () => true;

/**
 * Reads what a command brings along with the event's game, in the threads of the server: the roster of a list, or the
 * pack of new settings, by which all lists are then checked again. Throws a problem if it cannot be read.
 */
export async function readyOf(command: Command, state: EventState, how: How): Promise<Ready> {
  if (command.act === 'send') {
    const rules = rulesOf(state.settings);
    const read = await how.work.list({ ...rules, roster: command.roster }, how.client, how.bytes > LARGE);
    const list = readAt('command.roster', read);
    return { command, checked: { list }, isFor: (now) => isSameRules(now.settings, state.settings) };
  }
  if (command.act !== 'settings') return { command, checked: {}, isFor: always };
  const settings = await readSettings(command.settings, 'command.settings', how);
  const ready = { ...command, settings };
  const sent = [...state.players.values()].filter(({ list }) => list !== null);
  if (sent.length === 0 || isSameRules(settings, state.settings))
    return { command: ready, checked: {}, isFor: always };
  const lists = new Map(sent.map(({ id, list }) => [id, list?.content ?? '']));
  return {
    command: ready,
    checked: { lists: await checkedAgain(lists, settings, how) },
    isFor: (now) =>
      [...now.players.values()].every(({ id, list }) => list === null || lists.get(id) === list.content),
  };
}

const packTexts = new WeakMap<object, string>();

function rulesOf({ system, pack }: Settings): { system: string; pack: string | null } {
  if (pack === null) return { system, pack };
  const text = packTexts.get(pack) ?? JSON.stringify(pack);
  packTexts.set(pack, text);
  return { system, pack: text };
}

/** Checks the lists of players by other rules: contents by their ids. */
async function checkedAgain(
  lists: ReadonlyMap<string, string>,
  settings: Settings,
  { store, work, client }: How,
): Promise<Record<string, ListVerdict>> {
  const rules = rulesOf(settings);
  const verdicts: Record<string, ListVerdict> = {};
  const check = async (players: string[], texts: string[]) => {
    const some = texts.length === 0 ? [] : await work.lists({ ...rules, texts }, client);
    for (const [index, verdict] of some.entries()) verdicts[players[index] as string] = verdict;
  };
  const decoder = new TextDecoder();
  let players: string[] = [];
  let texts: string[] = [];
  let characters = 0;
  for (const [id, content] of lists) {
    const bytes = await store.content(content);
    if (bytes === null) throw new Error('A list is not kept.');
    const text = decoder.decode(bytes);
    if (texts.length === MAX_AT_ONCE || (texts.length > 0 && characters + text.length > MAX_CHARACTERS)) {
      await check(players, texts);
      players = [];
      texts = [];
      characters = 0;
    }
    players.push(id);
    texts.push(text);
    characters += text.length;
  }
  await check(players, texts);
  return verdicts;
}
