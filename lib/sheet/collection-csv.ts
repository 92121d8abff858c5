import type { Collection, Entry } from '@/lib/roster/collection/collection';
import { CSV_START, csvLine } from './csv';

/** The columns of a collection as a table. The last one holds the design as JSON, so that the table can be read back. */
export const COLLECTION_COLUMNS = [
  'Model',
  'Name',
  'Count',
  'Stars',
  'At least',
  'At most',
  'Design',
] as const;

/**
 * Returns a collection as CSV: a line for each entry, with how many are owned and are to be fielded.
 * @param modelOf the model in words
 */
export const collectionCsv = ({ entries }: Collection, modelOf: (entry: Entry) => string): string =>
  CSV_START +
  [
    COLLECTION_COLUMNS,
    ...entries.map((entry) => {
      const { id: _, name, count, stars, min, max = '', ...design } = entry;
      return [modelOf(entry), name, ...[count, stars, min, max].map(String), JSON.stringify(design)];
    }),
  ]
    .map((cells) => csvLine(cells))
    .join('');
