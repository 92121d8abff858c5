import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from './bundle.mjs';

/**
 * Writes the JSON Schemas of files and answers.
 * @param {string} folder the folder for them, which is made
 */
export async function writeSchemas(folder) {
  const { jsonSchema, schemaKinds } = await load('schema', 'lib/node/schema.ts');
  mkdirSync(folder);
  for (const kind of schemaKinds)
    writeFileSync(path.join(folder, `${kind}.json`), `${JSON.stringify(await jsonSchema(kind), null, 2)}\n`);
}
