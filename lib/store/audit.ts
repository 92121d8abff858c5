import { dequal } from 'dequal/lite';
import type { EventState } from '@/lib/events/event';
import { ErasedResults } from '@/lib/events/event-file';
import { commitmentOf, type Entry, hashOf, logFault } from '@/lib/events/log';
import { type Db, inParts } from './database';
import { eventRow, folded, readContents, readEntries, readEvent } from './rows';

/** Entries, and lists with their bytes, that are read at once. */
const ENTRIES_AT_ONCE = 1000;
const LISTS_AT_ONCE = 20;
/** Most faults that are named. */
const MAX_NAMED = 100;

type List = Extract<Entry['data'], { act: 'list' }>['list'];

/**
 * Works an event out from its log once more, in a transaction that reads, and compares that with its tables and the
 * kept lists. Returns what is wrong in sentences: none if all is well.
 */
export async function auditEvent(db: Db, id: string): Promise<string[]> {
  const lists: List[] = [];
  const erased = new ErasedResults();
  const state = await fromLog(db, id, (before, entry) => {
    erased.look(before, entry);
    if (entry.data.act === 'list') lists.push(entry.data.list);
  });
  if (typeof state === 'string') return [state];
  const faults = [
    ...(await tableFaults(db, state)),
    ...(await listFaults(db, lists)),
    ...erased.faults(state),
  ];
  const more = faults.length - MAX_NAMED;
  return more > 0 ? [...faults.slice(0, MAX_NAMED), `And ${more} more faults.`] : faults;
}

/** Folds the whole log, each entry of which is looked at first; says where it is damaged if it is. */
async function fromLog(
  db: Db,
  id: string,
  look: (before: EventState | null, entry: Entry) => void,
): Promise<EventState | string> {
  let state: EventState | null = null;
  let last: Entry | null = null;
  for (;;) {
    const entries = await readEntries(db, id, last?.seq ?? 0, ENTRIES_AT_ONCE);
    const fault = logFault(entries, last);
    if (fault !== null) return fault;
    for (const entry of entries) {
      look(state, entry);
      try {
        state = folded(state, [entry]);
      } catch (error) {
        return `Entry ${entry.seq} of the log does not fit: ${error instanceof Error ? error.message : error}`;
      }
      last = entry;
    }
    if (entries.length < ENTRIES_AT_ONCE) return state ?? 'There is no log of this event.';
  }
}

async function tableFaults(db: Db, state: EventState): Promise<string[]> {
  // All columns but what the file names as its schema, which no log has.
  const row = await db
    .selectFrom('events')
    .select(['id', 'revision', 'head', 'made', 'due', 'name', 'step', 'core'])
    .where('id', '=', state.id)
    .executeTakeFirst();
  const kept = await readEvent(db, state.id);
  if (row === undefined || kept === null) return ['The event is in the log, but not in its table.'];
  if (row.revision !== state.revision)
    return [`The log ends with entry ${state.revision}, but the table says entry ${row.revision}.`];
  const faults: string[] = [];
  const expected = eventRow(state);
  if (!dequal({ ...row, core: JSON.parse(row.core) }, { ...expected, core: JSON.parse(expected.core) }))
    faults.push('The table of events differs from the log.');
  if (!isSame(kept.settings, state.settings)) faults.push('The settings differ from the log.');
  for (const { id, number } of [...state.players.values(), ...kept.players.values()])
    if (!isSame(kept.players.get(id), state.players.get(id)))
      faults.push(`Player ${number} in the table differs from the log.`);
  for (let index = 0; index < Math.max(state.rounds.length, kept.rounds.length); index += 1)
    if (!isSame(kept.rounds[index], state.rounds[index]))
      faults.push(`Round ${index + 1} in the table differs from the log.`);
  return [...new Set(faults)];
}

/** Whether what was read is the same as what was worked out, once that is JSON too. */
const isSame = (read: unknown, workedOut: unknown): boolean =>
  dequal(read, workedOut === undefined ? undefined : JSON.parse(JSON.stringify(workedOut)));

async function listFaults(db: Db, lists: readonly List[]): Promise<string[]> {
  const faults: string[] = [];
  const numbered = lists.map((list, index) => ({ ...list, number: index + 1 }));
  for (const part of inParts(numbered, LISTS_AT_ONCE)) {
    const contents = await readContents(
      db,
      part.map(({ content }) => content),
    );
    for (const { number, content, salt, commitment } of part) {
      const bytes = contents.get(content);
      if (bytes === undefined) faults.push(`List ${number} is missing.`);
      else if (hashOf(bytes) !== content) faults.push(`List ${number} is not as it was sent.`);
      else if (commitmentOf(salt, bytes) !== commitment)
        faults.push(`The commitment to list ${number} is not one to this list.`);
    }
  }
  return faults;
}
