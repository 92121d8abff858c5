import { tellChange } from './changes';
import { database, type Kept } from './db';

/** Where something is kept. */
export const keyOf = ({ system, kind, id }: Pick<Kept, 'system' | 'kind' | 'id'>) => [system, kind, id];

/** Everything of a kind that is kept for a game, by id; read it by its schema before it is used. */
export const listKept = async (system: string, kind: string): Promise<Kept[]> =>
  (await database()).getAll('library', IDBKeyRange.bound([system, kind], [system, kind, []]));

/** Everything that is kept, for every game. */
export const listLibrary = async (): Promise<Kept[]> => (await database()).getAll('library');

/** Keeps something; one of the same id is replaced. Resolves when the database has confirmed it. */
export async function writeKept(kept: Kept): Promise<void> {
  await (await database()).put('library', { ...kept, changed: Date.now() });
  tellChange();
}

/** Takes something out. */
export async function deleteKept(kept: Omit<Kept, 'value'>): Promise<void> {
  await (await database()).delete('library', keyOf(kept));
  tellChange();
}
