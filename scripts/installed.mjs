import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Imported first by what a user runs: says in a sentence what is missing, where a stack trace would not.
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
if (
  !existsSync(path.join(root, 'node_modules/esbuild')) ||
  !existsSync(path.join(root, 'node_modules/next'))
) {
  console.error('The packages this needs are not installed yet: run npm ci first.');
  process.exit(2);
}
