import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Imported first by the scripts that users run: says in a sentence what is missing, instead of a stack trace.
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
if (
  !existsSync(path.join(root, 'node_modules/esbuild')) ||
  !existsSync(path.join(root, 'node_modules/next'))
) {
  console.error('The packages this needs are not installed yet: run npm ci first.');
  process.exit(2);
}
