import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The folder in it that the site is built in. */
export const out = process.env.OUT ?? 'out';
