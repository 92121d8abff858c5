import { useStored } from '@/components/shell/use-stored';
import type { StoredMatch } from '@/lib/storage/db';
import { readMatches } from '@/lib/storage/matches';

const readListed = async (): Promise<StoredMatch[]> =>
  (await readMatches()).read.filter(({ binned }) => binned === null);

/** The matches that are not in the bin, last changed first; undefined until they are read. */
export const useMatches = (): StoredMatch[] | undefined => useStored(readListed).value;
