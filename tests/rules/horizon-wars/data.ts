import { schemas } from '@/lib/systems/horizon-wars/data-schema';
import * as files from '../../data/files';

/** A fresh copy of all data, free to be damaged by a test. */
export const readData = () => files.readData('horizon-wars', schemas);

/** The whole data of the game, a member a file. */
export type Data = ReturnType<typeof readData>;

/** What is wrong with a file by its schema, a line a fault. */
export const schemaFaults = (file: keyof Data, data: unknown): string[] =>
  files.schemaFaults(file, schemas[file], data);
