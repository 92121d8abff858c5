import { MAX_ENTRIES } from '@/lib/events/event';
import type { EventFile } from '@/lib/events/event-file';
import type { EventStore } from './store';

/** Returns a whole event as its file: the log, and every list that it names; null if the event does not exist. */
export async function exportEvent(store: EventStore, id: string): Promise<EventFile | null> {
  const log = [...(await store.entries(id, 0, MAX_ENTRIES))];
  if (log.length === 0) return null;
  const hashes = log.flatMap(({ data }) => (data.act === 'list' ? [data.list.content] : []));
  const decoder = new TextDecoder();
  const contents = Object.fromEntries(
    [...(await store.contents([...new Set(hashes)]))].map(([hash, bytes]) => [hash, decoder.decode(bytes)]),
  );
  const $schema = await store.schemaOf(id);
  return { ...($schema === undefined ? {} : { $schema }), musterEvent: 1, log, contents };
}

/** Adds an event from its file, log and all; false if there is an event with its id. */
export function importEvent(store: EventStore, { log, contents, $schema }: EventFile): Promise<boolean> {
  const encoder = new TextEncoder();
  return store.create(
    log,
    new Map(Object.entries(contents).map(([hash, text]) => [hash, encoder.encode(text)])),
    $schema,
  );
}
