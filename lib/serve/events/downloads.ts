import { isFrom } from '@/lib/events/course';
import type { EventState, Player } from '@/lib/events/event';
import { type Asker, mayRead } from '@/lib/events/rights';
import type { EventStore } from '@/lib/store/store';

// Both are sent in pieces: an event can have thousands of lists of 256 KiB.

/** Lists, and log entries, that are read at a time. */
const LISTS = 20;
const ENTRIES = 1000;

/** The lists of an event that somebody may read, with what was published about them, as JSON in pieces. */
export async function* listsText(store: EventStore, state: EventState, asker: Asker): AsyncGenerator<string> {
  const readable = [...state.players.values()].filter(
    (player) => player.list !== null && mayRead(state, asker, player),
  );
  const isRevealed = isFrom('revealed', state);
  const listText = ({ id, list, commitments }: Player, text: string) =>
    JSON.stringify({ player: id, text, salt: isRevealed ? (list?.salt ?? '') : '', commitments });
  let before = '{"lists":[';
  for (const players of parts(readable, LISTS)) {
    const texts = await textsOf(
      store,
      players.map(({ list }) => list?.content ?? ''),
    );
    for (const player of players) {
      const text = texts.get(player.list?.content ?? '');
      if (text === undefined) continue;
      yield before + listText(player, text);
      before = ',';
    }
  }
  yield before === ',' ? ']}' : `${before}]}`;
}

/** The file of an event, log and all, as JSON in pieces. */
export async function* fileText(
  store: EventStore,
  { id, revision }: Pick<EventState, 'id' | 'revision'>,
): AsyncGenerator<string> {
  const contents = new Set<string>();
  yield '{"musterEvent":1,"log":[';
  for (let after = 0; after < revision; ) {
    const entries = await store.entries(id, after, Math.min(ENTRIES, revision - after));
    if (entries.length === 0) throw new Error('Entries of the log are missing.');
    for (const { data } of entries) if (data.act === 'list') contents.add(data.list.content);
    yield (after === 0 ? '' : ',') + entries.map((entry) => JSON.stringify(entry)).join();
    after += entries.length;
  }
  yield '],"contents":{';
  let before = '';
  for (const hashes of parts([...contents], LISTS)) {
    const texts = await textsOf(store, hashes);
    const fields = [...texts].map(([hash, text]) => `"${hash}":${JSON.stringify(text)}`);
    if (fields.length > 0) yield before + fields.join();
    before = ',';
  }
  yield '}}';
}

async function textsOf(store: EventStore, hashes: readonly string[]): Promise<Map<string, string>> {
  const decoder = new TextDecoder();
  const contents = await store.contents(hashes);
  return new Map([...contents].map(([hash, bytes]) => [hash, decoder.decode(bytes)]));
}

function* parts<Item>(list: readonly Item[], most: number): Generator<readonly Item[]> {
  for (let at = 0; at < list.length; at += most) yield list.slice(at, at + most);
}
