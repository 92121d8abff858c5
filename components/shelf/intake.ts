import { contentsOf } from '@/lib/check/contents';
import type { Input } from '@/lib/check/input';
import { isPackFile, type ReadRoster, readPackBytes, readRosterBytes } from '@/lib/check/read';
import { checkRoster } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack';
import type { Fault } from '@/lib/roster/report';
import { type Backup, readBackup } from '@/lib/storage/backup';
import { type StoredRoster, storageSentence } from '@/lib/storage/db';
import { type Merged, mergeStored } from '@/lib/storage/merge';
import { BIN_TIME } from '@/lib/storage/rosters';
import { sameRoster } from '@/lib/storage/same';
import { keepPackOnce } from '../pack/kept';
import { lookAt } from './offered';
import { newOnShelf, storedOf } from './stored';
import { keep } from './unsaved';
import { allRosters } from './use-rosters';

/** Something that could not be read: the file, the place in it, and why. */
export interface Refused {
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
  refused: Refused[];
  restored: Restored[];
}

const newStored = ({ roster, system }: ReadRoster, pack: Pack | null): StoredRoster =>
  storedOf(newOnShelf(pack), roster, checkRoster(roster, system, pack), system);

/** Reads files whole, and only then keeps what could be read; of each roster all or nothing. */
export async function takeIn(files: readonly File[]): Promise<Taken> {
  const taken: Taken = {
    sources: files.map(({ name }) => name),
    added: [],
    twins: [],
    packs: [],
    refused: [],
    restored: [],
  };
  const there = (await allRosters()).sort((a, b) => Number(a.binned !== null) - Number(b.binned !== null));
  const fresh: StoredRoster[] = [];
  for (const file of files) {
    const offered = await lookAt(file);
    if (offered.kind === 'refused') refuse(taken, file.name, offered.message);
    else if (offered.kind === 'backup') await restore(file.name, offered.bytes, taken);
    else
      for (const { source, bytes, pack } of contentsOf(file.name, offered.bytes)) {
        const read = bytes.ok ? await readRosterBytes(bytes.value) : bytes;
        if (!read.ok) {
          if (bytes.ok && isPackFile(bytes.value)) await takePack(source, bytes.value, taken);
          else taken.refused.push({ source, faults: read.faults });
          continue;
        }
        const twin = [...there, ...fresh].find(({ roster }) => sameRoster(roster, read.value.roster));
        const stored = newStored(read.value, await packOf(`${source}, its pack`, pack, read.value, taken));
        if (twin) taken.twins.push({ source, there: twin, copy: stored });
        else fresh.push(stored);
      }
  }
  await keepAll(fresh);
  taken.added = fresh.map(({ id }) => id);
  return taken;
}

/** The pack that a roster came with, kept beside it; what is wrong with it is told, and the roster stays. */
async function packOf(
  source: string,
  bytes: Input['pack'],
  { system }: ReadRoster,
  taken: Taken,
): Promise<Pack | null> {
  if (bytes === undefined) return null;
  const pack = bytes.ok ? await readPackBytes(bytes.value) : bytes;
  if (!pack.ok) taken.refused.push({ source, faults: pack.faults });
  else if (pack.value.system !== system.id) refuse(taken, source, 'It is for another game than the roster.');
  else {
    await keepPackOnce(pack.value);
    return pack.value;
  }
  return null;
}

async function takePack(source: string, bytes: Uint8Array, taken: Taken) {
  const pack = await readPackBytes(bytes);
  if (pack.ok) taken.packs.push(await keepPackOnce(pack.value));
  else taken.refused.push({ source, faults: pack.faults });
}

/** Keeps several at once; where the browser keeps nothing they stay in memory, as everything does then. */
async function keepAll(fresh: readonly StoredRoster[]) {
  const one = fresh.length === 1;
  try {
    if (!one) return void (await mergeStored(fresh, []));
  } catch {
    // Each by itself says the same.
  }
  for (const stored of fresh) await keep(stored).catch(() => undefined);
}

async function restore(source: string, bytes: Uint8Array, taken: Taken) {
  const now = Date.now();
  const read = await readBackup(bytes, now);
  if (!read.ok) {
    taken.refused.push({ source, faults: read.faults });
    return;
  }
  try {
    const counts = await mergeStored(restored(read.value, now), read.value.library);
    taken.restored.push({ source, counts, unread: read.value.unread.length });
    for (const { name, faults } of read.value.unread)
      taken.refused.push({ source: name === '' ? source : `${source}: ${name}`, faults });
  } catch (error) {
    refuse(taken, source, `${storageSentence(error)} Nothing of the backup was taken.`);
  }
}

/** The rosters of a backup as the database keeps them; what has been in the bin for 30 days begins them anew. */
const restored = ({ rosters }: Backup, now: number): StoredRoster[] =>
  rosters.map(({ id, changed, tags, binned, pack, read: { roster, system } }) => ({
    ...storedOf(
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
  taken.refused.push({ source, faults: [{ path: '', message }] });
