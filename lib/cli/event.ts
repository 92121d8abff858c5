import { readJson, tooDeep } from '@/lib/check/json';
import { faultText } from '@/lib/check/result-text';
import { type DisclosedList, disclosedOf, disclosedSchema, isAsCommitted } from '@/lib/events/disclosed';
import { logFaults, readEventFile } from '@/lib/events/event-file';
import { parseWith } from '@/lib/roster/parse';
import { type Parsed, refused } from '@/lib/roster/report';
import { counted } from '@/lib/roster/text/words';
import { cleanText } from '@/lib/sheet/clean';
import type { EventStore } from '@/lib/store/store';
import { readAtMost, reasonOf, unwrittenReasonOf } from './input';
import { mayWrite, output, writeOutFile } from './output';

/** Maximum size of an event's file: 256 MiB. */
const EVENT_BYTES = 256 * 1024 * 1024;

/** Where the server keeps its events: a folder, or a PostgreSQL database. */
export interface StoreOptions {
  data: string;
  database?: string;
}

/**
 * Checks every list of a file of revealed lists, or of an event's file, against what was published at the lock.
 * @returns the exit status: 0 all are as committed, 1 some are not, 2 the file cannot be read
 */
export async function verify(source: string): Promise<number> {
  const read = readLists(source);
  if (!read.ok) return unreadable(source, read);
  let changed = 0;
  for (const list of read.value) {
    const isSame = isAsCommitted(list);
    if (!isSame) changed++;
    const replaced = list.commitments.length > 1 ? ', replaced after the first lock' : '';
    const verdict = isSame ? `as committed${replaced}` : 'NOT the list that was committed to';
    output.add(`${cleanText(list.player)}: ${verdict}\n`);
  }
  const { length } = read.value;
  output.add(
    length === 0
      ? 'No list was committed to.\n'
      : `${counted(length - changed, 'list')} of ${length} as committed.\n`,
  );
  await output.flush();
  return changed === 0 ? 0 : 1;
}

/**
 * Works an event out from its log again: of a file, or of the server with what it keeps.
 * @returns the exit status: 0 all is well, 1 something differs, 2 it cannot be read
 */
export async function audit(source: string, options: StoreOptions): Promise<number> {
  if (source === '-' || /[./\\]/.test(source)) {
    const read = readEvent(source);
    const event = read.ok ? readEventFile(read.value) : read;
    if (!event.ok) return unreadable(source, event);
    const { file, state } = event.value;
    const faults = logFaults(file.log);
    await tell(`${cleanText(state.settings.name)}: the log is whole.`);
    return faults.length === 0 ? 0 : told(faults);
  }
  return withStore(options, async (store) => {
    const faults = await store.audit(source);
    return faults.length === 0 ? tell(`${source}: log and tables agree.`) : told(faults);
  });
}

/** Says what an audit found; returns its exit status. */
async function told(faults: readonly string[]): Promise<1> {
  await tell(faults.map(cleanText).join('\n'));
  return 1;
}

/** Writes an event of the server to a file, log and all. */
export async function exportTo(id: string, file: string, options: StoreOptions): Promise<number> {
  if (!mayWrite(file, [])) return 2;
  return withStore(options, async (store) => {
    const { exportEvent } = await import('@/lib/store/event-files');
    const event = await exportEvent(store, id);
    if (event === null) return fail(`The server has no event ${id}.`);
    try {
      await writeOutFile(file, JSON.stringify(event), { isNew: true, mode: 0o600 });
    } catch (error) {
      const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST';
      return fail(`${file}: ${isThere ? 'This file exists already.' : unwrittenReasonOf(error, file)}`);
    }
    return tell(`${file}: ${counted(event.log.length, 'entry', 'entries')}.`);
  });
}

/** Adds an event from a file to the server. */
export async function importFrom(source: string, options: StoreOptions): Promise<number> {
  const json = readEvent(source);
  const read = json.ok ? readEventFile(json.value) : json;
  if (!read.ok) return unreadable(source, read);
  const { file, state } = read.value;
  return withStore(options, async (store) => {
    const { importEvent } = await import('@/lib/store/event-files');
    if (!(await importEvent(store, file))) return fail(`The server has an event ${state.id} already.`);
    return tell(`${cleanText(state.settings.name)}: its links work on this server now.`);
  });
}

async function withStore(
  { data, database }: StoreOptions,
  run: (store: EventStore) => Promise<number>,
): Promise<number> {
  try {
    const { openStore } = await import('@/lib/store/store');
    const store = await openStore({ folder: data, ...(database ? { url: database } : {}) });
    try {
      return await run(store);
    } finally {
      await store.close();
    }
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function readEvent(source: string): Parsed<unknown> {
  let bytes: Uint8Array;
  try {
    bytes = readAtMost(source, EVENT_BYTES);
  } catch (error) {
    return refused(reasonOf(error, source));
  }
  if (bytes.length > EVENT_BYTES) return refused('This is over 256 MiB.');
  const json = readJson(bytes);
  if (!json.ok) return json;
  const { text, value } = json.value;
  const deep = tooDeep(text, value);
  return deep ? { ok: false, faults: [deep] } : { ok: true, value };
}

function readLists(source: string): Parsed<DisclosedList[]> {
  const json = readEvent(source);
  if (!json.ok) return json;
  if (typeof json.value === 'object' && json.value !== null && 'musterLists' in json.value) {
    const read = parseWith(disclosedSchema, json.value);
    return read.ok ? { ok: true, value: read.value.lists } : read;
  }
  const read = readEventFile(json.value);
  return read.ok ? { ok: true, value: disclosedOf(read.value.file) } : read;
}

async function tell(text: string): Promise<0> {
  output.add(`${text}\n`);
  await output.flush();
  return 0;
}

function fail(...lines: string[]): 2 {
  process.stderr.write(lines.map((line) => `${cleanText(line)}\n`).join(''));
  return 2;
}

const unreadable = (source: string, { faults }: { faults: Parameters<typeof faultText>[0][] }): 2 =>
  fail(`${source} cannot be read.`, ...faults.map((fault) => `- ${faultText(fault)}`));
