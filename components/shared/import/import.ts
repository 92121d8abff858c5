import { packStore } from '@/components/shared/packs/stored-packs';
import { toStoredRoster } from '@/components/shared/rosters/checked-roster';
import { newOnShelf, saveRoster } from '@/components/shared/rosters/stored-roster';
import { allRosters } from '@/components/shared/rosters/use-rosters';
import { collectionStore } from '@/components/shared/stored/item-store';
import { contentsInTurn, expectedIn } from '@/lib/check/contents';
import { type Input, withBugGuard } from '@/lib/check/input';
import { type ReadRoster, readPackBytes } from '@/lib/check/read';
import { type Read, readAny } from '@/lib/check/read-any';
import { checkRoster } from '@/lib/roster/check';
import { otherGame } from '@/lib/roster/game-names';
import type { Pack } from '@/lib/roster/pack/pack';
import { type Fault, fileFault, type Parsed } from '@/lib/roster/report';
import { withoutHidden } from '@/lib/roster/text/visible';
import { yieldWhenDue } from '@/lib/roster/time-slices';
import { type Backup, readBackup } from '@/lib/storage/backup';
import { type StoredRoster, storageSentence } from '@/lib/storage/db';
import { type MatchTaken, takeMatch } from '@/lib/storage/matches';
import { type Merged, mergeStored, SameRosters } from '@/lib/storage/merge';
import { BIN_TIME } from '@/lib/storage/rosters';
import { readOffered } from './offered';
import { readPdf } from './read-pdf';

/** Something that could not be read: the file, the place in it, and why. */
export interface RefusedFile {
  source: string;
  faults: Fault[];
}

/** An opened roster that is identical to one on the shelf. */
export interface Duplicate {
  source: string;
  there: StoredRoster;
  /** The opened roster as a new one, not yet saved. */
  copy: StoredRoster;
}

/** A backup that was merged into the database. */
export interface Restored {
  source: string;
  counts: Merged;
  /** How each match was taken in. */
  matches: MatchTaken['outcome'][];
  unread: Record<keyof Merged | 'matches', number>;
}

/** The result of opening files. */
export interface ImportResult {
  /** Names of all opened files. */
  sources: string[];
  /** Ids of the rosters added to the shelf. */
  added: string[];
  duplicates: Duplicate[];
  /** Ids of the packs, both new and already stored. */
  packs: string[];
  /** Ids of the collections, both new and already stored. */
  collections: string[];
  /** Ids of the matches, both new and already stored. */
  matches: string[];
  /** What could not be read: the first 100, and the number of the rest. */
  refused: RefusedFile[];
  moreRefused: number;
  restored: Restored[];
  /** The first text without a roster, which may be a typed list; null if there is none. */
  words: string | null;
  /** Whether the user stopped it: what was read until then is saved, the rest was not read. */
  stopped: boolean;
}

/** How far an import is: what was read of what is expected. */
export interface ImportProgress {
  done: number;
  total: number;
}

interface ImportOptions {
  onProgress?: (progress: ImportProgress) => void;
  /** Stops the import after what is being read. */
  signal?: AbortSignal;
}

/** Least time between two reports of progress, in milliseconds: each renders the page. */
const REPORT_EVERY = 100;

const MAX_REFUSED = 100;

const newStored = ({ roster, system }: ReadRoster, pack: Pack | null): StoredRoster =>
  toStoredRoster(newOnShelf(pack), roster, checkRoster(roster, system, pack), system);

const nameOf = ({ name }: File) => withoutHidden(name);

/** Reads all files, then saves the rosters that could be read; a roster is saved whole or not at all. */
export async function importFiles(
  files: readonly File[],
  { onProgress, signal }: ImportOptions = {},
): Promise<ImportResult> {
  const result: ImportResult = {
    sources: files.map(nameOf),
    added: [],
    duplicates: [],
    packs: [],
    collections: [],
    matches: [],
    refused: [],
    moreRefused: 0,
    restored: [],
    words: null,
    stopped: false,
  };
  const existing = (await allRosters()).sort((a, b) => Number(a.binned !== null) - Number(b.binned !== null));
  const shelf: Shelf = {
    known: new SameRosters(existing),
    savePack: packStore.savingOnce(),
    saveCollection: collectionStore.savingOnce(),
    fresh: [],
  };
  const progress = { done: 0, total: files.length };
  let reported = performance.now();
  const step = async () => {
    progress.done += 1;
    if (performance.now() - reported >= REPORT_EVERY) {
      reported = performance.now();
      onProgress?.({ ...progress });
    }
    await yieldWhenDue();
    if (signal?.aborted) result.stopped = true;
    return result.stopped;
  };
  for (const file of files) {
    const offered = await readOffered(file);
    if (offered.kind === 'refused') refuse(result, nameOf(file), offered.message);
    else if (offered.kind === 'backup') await restore(nameOf(file), offered.bytes, result);
    else {
      progress.total += expectedIn(nameOf(file), offered.bytes) - 1;
      for await (const input of contentsInTurn(nameOf(file), offered.bytes, readPdf)) {
        await withBugGuard(
          () => importOne(input, shelf, result),
          ({ faults }) => refuseFor(result, input.source, faults),
        );
        if (await step()) break;
      }
    }
    if (result.stopped) break;
  }
  await saveAll(shelf.fresh);
  result.added = shelf.fresh.map(({ id }) => id);
  return result;
}

/** The shelf during one import: what is there, and what is added. */
interface Shelf {
  known: SameRosters<StoredRoster>;
  savePack: ReturnType<typeof packStore.savingOnce>;
  saveCollection: ReturnType<typeof collectionStore.savingOnce>;
  fresh: StoredRoster[];
}

/** Imports one item of a file: a roster into `fresh`, or into `duplicates` if it exists already; a pack or a collection. */
async function importOne({ source, bytes, pack, words }: Input, shelf: Shelf, result: ImportResult) {
  result.words ??= words ?? null;
  const { known, savePack, saveCollection, fresh } = shelf;
  const given: Read = bytes.ok ? await readAny(bytes.value) : { kind: 'roster', read: bytes };
  if (!given.read.ok) refuseFor(result, source, given.read.faults);
  else if (given.kind === 'pack') result.packs.push(await savePack(given.read.value));
  else if (given.kind === 'collection')
    result.collections.push(await saveCollection(given.read.value.collection));
  else if (given.kind === 'match') {
    const { match, rest } = given.read.value;
    result.matches.push((await takeMatch(match, { rest })).id);
  } else {
    const read = given.read.value;
    const builtFor = pack ? await packOf(`${source}, its pack`, pack, read, result) : null;
    if (builtFor) await savePack(builtFor);
    const stored = newStored(read, builtFor);
    const duplicate = known.find(read.roster);
    if (duplicate) result.duplicates.push({ source: withoutHidden(source), there: duplicate, copy: stored });
    else {
      fresh.push(stored);
      known.add(stored);
    }
  }
}

/** Reads the pack that came with a roster; reports its faults and returns null if it cannot be used. */
async function packOf(
  source: string,
  bytes: Parsed<Uint8Array>,
  { system, roster }: ReadRoster,
  result: ImportResult,
): Promise<Pack | null> {
  const pack = bytes.ok ? await readPackBytes(bytes.value) : bytes;
  if (!pack.ok) refuseFor(result, source, pack.faults);
  else if (pack.value.system !== system.id) refuse(result, source, otherGame(pack.value, roster));
  else return pack.value;
  return null;
}

/** Saves several in one transaction; if the browser stores nothing, they stay in memory. */
async function saveAll(fresh: readonly StoredRoster[]) {
  try {
    if (fresh.length > 1) return void (await mergeStored(fresh, []));
  } catch {
    // Saving each one fails in the same way and holds it in memory.
  }
  for (const stored of fresh) await saveRoster(stored).catch(() => undefined);
}

async function restore(source: string, bytes: Uint8Array, result: ImportResult) {
  const now = Date.now();
  const read = await readBackup(bytes, now);
  if (!read.ok) return refuseFor(result, source, read.faults);
  try {
    const { library, unread } = read.value;
    const counts = await mergeStored(await restored(read.value, now), library);
    const matches: MatchTaken['outcome'][] = [];
    for (const { match, ...extras } of read.value.matches)
      matches.push((await takeMatch(match, extras)).outcome);
    const unreadIn = (of: keyof Merged | 'matches') => unread.filter(({ table }) => table === of).length;
    result.restored.push({
      source,
      counts,
      matches,
      unread: { rosters: unreadIn('rosters'), library: unreadIn('library'), matches: unreadIn('matches') },
    });
    for (const { name, faults } of unread)
      refuseFor(result, name === '' ? source : `${source}: ${name}`, faults);
  } catch (error) {
    refuse(result, source, `${storageSentence(error)} Nothing was restored from the backup.`);
  }
}

/** Returns a backup's rosters as database records; those over 30 days in the bin start their 30 days again. */
async function restored({ rosters }: Backup, now: number): Promise<StoredRoster[]> {
  const records: StoredRoster[] = [];
  for (const { id, changed, tags, binned, pack, read } of rosters) {
    await yieldWhenDue();
    const { roster, system } = read;
    const inBin = binned !== null && binned < now - BIN_TIME ? now : binned;
    const fresh = { id, pack, tags, binned: inBin, step: 0, follows: '' };
    const stored = toStoredRoster(fresh, roster, checkRoster(roster, system, pack), system);
    records.push({ ...stored, changed });
  }
  return records;
}

const refuse = (result: ImportResult, source: string, message: string) =>
  refuseFor(result, source, [fileFault(message)]);

function refuseFor(result: ImportResult, source: string, faults: Fault[]) {
  if (result.refused.length < MAX_REFUSED) result.refused.push({ source: withoutHidden(source), faults });
  else result.moreRefused += 1;
}
