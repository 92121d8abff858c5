import { schemas } from '@/lib/systems/horizon-wars/catalogue/data-schema';
import * as files from '../../data/files';

/** Reads a fresh copy of all data, which a test may change. */
export const readData = () => files.readData('horizon-wars', schemas);

/** All data of the game, by file name. */
export type Data = ReturnType<typeof readData>;

/** Checks a file against its schema: a line per fault. */
export const schemaFaults = (file: keyof Data, data: unknown): string[] =>
  files.schemaFaults(file, schemas[file], data);
