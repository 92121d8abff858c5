import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { commandLine, writeBundle } from './bundle.mjs';
import { root } from './paths.mjs';
import { writeSchemas } from './schemas.mjs';

// Run by `npm pack`: makes dist/package, with the program `muster`, the library, its types and the JSON Schemas.

const folder = path.join(root, 'dist/package');
rmSync(folder, { recursive: true, force: true });
await writeBundle(folder, { ...commandLine, muster: 'lib/api/muster.ts' });
writeFileSync(path.join(folder, 'cli.js'), "#!/usr/bin/env node\nimport './main.js';\n", { mode: 0o755 });

for (const name of ['muster', 'types']) {
  const source = readFileSync(path.join(root, `lib/api/${name}.ts`), 'utf8');
  const { outputText } = ts.transpileDeclaration(source, {
    fileName: `${name}.ts`,
    compilerOptions: { isolatedDeclarations: true, target: ts.ScriptTarget.ES2022 },
  });
  // Node's resolution of modules needs the ending.
  writeFileSync(path.join(folder, `${name}.d.ts`), outputText.replaceAll("'./types'", "'./types.js'"));
}

await writeSchemas(path.join(folder, 'schema'));
