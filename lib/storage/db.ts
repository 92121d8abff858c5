import Dexie, { type EntityTable } from 'dexie';
import type { Roster } from '@/lib/roster/roster';
import type { Figure } from '@/lib/roster/system';

/** A roster as the browser keeps it, with what the shelf shows of it. */
export interface StoredRoster {
  id: string;
  /** Milliseconds since 1970, of the last change. */
  changed: number;
  /** As the file format has it; read by the schema again before it is edited. */
  roster: Roster;
  legal: boolean;
  figures: Figure[];
}

/** The browser's database. */
export class MusterDatabase extends Dexie {
  rosters!: EntityTable<StoredRoster, 'id'>;

  constructor(name = 'muster') {
    super(name);
    this.version(1).stores({ rosters: 'id, changed' });
  }
}

/** The one database of the app. */
export const database = new MusterDatabase();

/** All rosters, the last changed first. */
export const listRosters = (): Promise<StoredRoster[]> =>
  database.rosters.orderBy('changed').reverse().toArray();

/** A roster by its id; null where there is none. */
export const readStored = async (id: string): Promise<StoredRoster | null> =>
  (await database.rosters.get(id)) ?? null;

/** Keeps a roster; resolves when the database has confirmed it. */
export const writeStored = async (stored: StoredRoster): Promise<void> => {
  await database.rosters.put(stored);
};

/** Takes a roster out. */
export const deleteStored = (id: string): Promise<void> => database.rosters.delete(id);

/** Why the browser would not keep something, as a sentence for the user. */
export function storageSentence(error: unknown): string {
  const name =
    error instanceof Error ? `${error.name} ${(error as { inner?: Error }).inner?.name ?? ''}` : '';
  if (name.includes('Quota')) return "This browser's storage is full.";
  if (/MissingAPI|InvalidState|Security|OpenFailed|DatabaseClosed|Unknown/.test(name))
    return 'This browser does not let the page keep anything (a private window or a setting forbids it).';
  return 'This browser could not keep the roster.';
}
