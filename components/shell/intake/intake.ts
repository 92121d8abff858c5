import { contentsInTurn } from '@/lib/check/contents';
import type { Input } from '@/lib/check/input';
import { isolated } from '@/lib/check/isolated';
import { type ReadRoster, readPackBytes } from '@/lib/check/read';
import { type Read, readAny } from '@/lib/check/read-any';
import { checkRoster } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack';
import { withoutHidden } from '@/lib/roster/plain-text';
import { type Fault, fileFault, type Parsed } from '@/lib/roster/report';
import { type Backup, readBackup } from '@/lib/storage/backup';
import { type StoredRoster, storageSentence } from '@/lib/storage/db';
import { type Merged, mergeStored } from '@/lib/storage/merge';
import { BIN_TIME } from '@/lib/storage/rosters';
import { SameRosters } from '@/lib/storage/same';
import { nextTask } from '../after-frame';
import { collectionStore } from '../collections/stored-collections';
import { packStore } from '../packs/stored-packs';
import { saveRoster } from '../rosters/save-roster';
import { newOnShelf, toStoredRoster } from '../rosters/stored-roster';
import { allRosters } from '../rosters/use-rosters';
import { readOffered } from './offered';

/** Something that could not be read: the file, the place in it, and why. */
export interface RefusedFile {
  source: string;
  faults: Fault[];
}

/** A roster that is on the shelf already, to the letter. */
export interface Twin {
  source: string;
  there: StoredRoster;
  /** The same as a roster of its own, not kept yet. */
  copy: StoredRoster;
}

/** A backup that was merged into what is kept. */
export interface Restored {
  source: string;
  counts: Merged;
  unread: number;
}

/** What came of what was handed over. */
export interface Taken {
  /** Names of all that was handed over. */
  sources: string[];
  /** Ids of the rosters that are new on the shelf. */
  added: string[];
  twins: Twin[];
  /** Ids of the packs, new ones and those that were kept already. */
  packs: string[];
  /** Ids of the collections, in the same way. */
  collections: string[];
  /** What could not be read: the first 100, and how many more there are. */
  refused: RefusedFile[];
  moreRefused: number;
  restored: Restored[];
}

const MOST_REFUSED = 100;

/** How long the page is kept from answering at a time, in milliseconds. */
const SLICE = 25;

const newStored = ({ roster, system }: ReadRoster, pack: Pack | null): StoredRoster =>
  toStoredRoster(newOnShelf(pack), roster, checkRoster(roster, system, pack), system);

const nameOf = ({ name }: File) => withoutHidden(name);

/** Reads files whole, and only then keeps what could be read; of each roster all or nothing. */
export async function importFiles(files: readonly File[]): Promise<Taken> {
  const taken: Taken = {
    sources: files.map(nameOf),
    added: [],
    twins: [],
    packs: [],
    collections: [],
    refused: [],
    moreRefused: 0,
    restored: [],
  };
  const there = (await allRosters()).sort((a, b) => Number(a.binned !== null) - Number(b.binned !== null));
  const shelf: Shelf = {
    known: new SameRosters(there),
    keepPack: packStore.savingOnce(),
    keepCollection: collectionStore.savingOnce(),
    fresh: [],
  };
  let since = performance.now();
  for (const file of files) {
    const offered = await readOffered(file);
    if (offered.kind === 'refused') refuse(taken, nameOf(file), offered.message);
    else if (offered.kind === 'backup') await restore(nameOf(file), offered.bytes, taken);
    else
      for (const input of contentsInTurn(nameOf(file), offered.bytes)) {
        if (performance.now() - since > SLICE) {
          await nextTask();
          since = performance.now();
        }
        await isolated(
          () => takeOne(input, shelf, taken),
          ({ faults }) => refuseFor(taken, input.source, faults),
        );
      }
  }
  await keepAll(shelf.fresh);
  taken.added = shelf.fresh.map(({ id }) => id);
  return taken;
}

/** What is on the shelf, and what one intake adds to it. */
interface Shelf {
  known: SameRosters<StoredRoster>;
  keepPack: ReturnType<typeof packStore.savingOnce>;
  keepCollection: ReturnType<typeof collectionStore.savingOnce>;
  fresh: StoredRoster[];
}

/** Takes one thing of a file: a roster into `fresh`, or among the twins where it is there already; a pack or a collection. */
async function takeOne({ source, bytes, pack }: Input, shelf: Shelf, taken: Taken) {
  const { known, keepPack, keepCollection, fresh } = shelf;
  const given: Read = bytes.ok ? await readAny(bytes.value) : { kind: 'roster', read: bytes };
  if (!given.read.ok) refuseFor(taken, source, given.read.faults);
  else if (given.kind === 'pack') taken.packs.push(await keepPack(given.read.value));
  else if (given.kind === 'collection')
    taken.collections.push(await keepCollection(given.read.value.collection));
  else {
    const read = given.read.value;
    const builtFor = pack ? await packOf(`${source}, its pack`, pack, read, taken) : null;
    if (builtFor) await keepPack(builtFor);
    const stored = newStored(read, builtFor);
    const twin = known.find(read.roster);
    if (twin) taken.twins.push({ source: withoutHidden(source), there: twin, copy: stored });
    else {
      fresh.push(stored);
      known.add(stored);
    }
  }
}

/** The pack that a roster came with; what is wrong with it is told, and the roster stays. */
async function packOf(
  source: string,
  bytes: Parsed<Uint8Array>,
  { system }: ReadRoster,
  taken: Taken,
): Promise<Pack | null> {
  const pack = bytes.ok ? await readPackBytes(bytes.value) : bytes;
  if (!pack.ok) refuseFor(taken, source, pack.faults);
  else if (pack.value.system !== system.id) refuse(taken, source, 'It is for another game than the roster.');
  else return pack.value;
  return null;
}

/** Keeps several at once; where the browser keeps nothing they stay in memory, as everything does then. */
async function keepAll(fresh: readonly StoredRoster[]) {
  const one = fresh.length === 1;
  try {
    if (!one) return void (await mergeStored(fresh, []));
  } catch {
    // Each by itself says the same.
  }
  for (const stored of fresh) await saveRoster(stored).catch(() => undefined);
}

async function restore(source: string, bytes: Uint8Array, taken: Taken) {
  const now = Date.now();
  const read = await readBackup(bytes, now);
  if (!read.ok) {
    refuseFor(taken, source, read.faults);
    return;
  }
  try {
    const counts = await mergeStored(restored(read.value, now), read.value.library);
    taken.restored.push({ source, counts, unread: read.value.unread.length });
    for (const { name, faults } of read.value.unread)
      refuseFor(taken, name === '' ? source : `${source}: ${name}`, faults);
  } catch (error) {
    refuse(taken, source, `${storageSentence(error)} Nothing of the backup was taken.`);
  }
}

/** The rosters of a backup as the database keeps them; what has been in the bin for 30 days begins them anew. */
const restored = ({ rosters }: Backup, now: number): StoredRoster[] =>
  rosters.map(({ id, changed, tags, binned, pack, read: { roster, system } }) => ({
    ...toStoredRoster(
      {
        id,
        pack,
        tags,
        binned: binned !== null && binned < now - BIN_TIME ? now : binned,
        step: 0,
        follows: '',
      },
      roster,
      checkRoster(roster, system, pack),
      system,
    ),
    changed,
  }));

const refuse = (taken: Taken, source: string, message: string) =>
  refuseFor(taken, source, [fileFault(message)]);

function refuseFor(taken: Taken, source: string, faults: Fault[]) {
  if (taken.refused.length < MOST_REFUSED) taken.refused.push({ source: withoutHidden(source), faults });
  else taken.moreRefused += 1;
}
