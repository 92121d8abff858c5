import { useStored } from '@/components/shell/use-stored';
import type { StoredMatch } from '@/lib/storage/db';
import { readMatches } from '@/lib/storage/matches';

const read = async (isBinned: boolean): Promise<StoredMatch[]> =>
  (await readMatches()).read.filter(({ binned }) => (binned !== null) === isBinned);

const readListed = () => read(false);
const readBinned = () => read(true);

/** The matches that are listed, or those in the bin, last changed first; undefined until they are read. */
export const useMatches = (isBinned = false): StoredMatch[] | undefined =>
  useStored(isBinned ? readBinned : readListed).value;
