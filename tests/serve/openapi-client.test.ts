import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import openapiTypes, { astToString } from 'openapi-typescript';
import { expect } from 'vitest';
import combined from '@/data/horizon-wars/samples/combined-force.json';
import { openApi } from '@/lib/serve/openapi';
import { test } from './servers';

const run = promisify(execFile);

/** A program that uses the generated client: it must compile, and say what the server answers. */
const PROGRAM = `import createClient from 'openapi-fetch';
import type { paths } from './muster.js';

declare const process: { argv: string[] };
const client = createClient<paths>({ baseUrl: process.argv[2] ?? '' });
const body = JSON.parse(process.argv[3] ?? '') as paths['/api/check']['post']['requestBody']['content']['application/json'];
const { data, error } = await client.POST('/api/check', { body });
if (error) throw new Error(error.detail);
if (typeof data === 'string') throw new Error('lines were not asked for');
const refused = await client.POST('/api/check', { body: {} as never });
console.log(JSON.stringify([data.name, data.legal, refused.error?.status, refused.error?.faults?.[0]?.path]));
`;

test('a client generated from the description compiles and checks a roster', async ({ serve }) => {
  const { port } = await serve();
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-client-'));
  const file = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  try {
    const types = await openapiTypes(JSON.parse(JSON.stringify(await openApi())));
    file('muster.ts', astToString(types));
    file('program.ts', PROGRAM);
    file('package.json', '{ "type": "module" }');
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    const options = [
      '--strict',
      '--target',
      'es2022',
      '--module',
      'nodenext',
      '--types',
      '',
      '--lib',
      'es2022,dom,dom.iterable',
    ];
    await run(path.resolve('node_modules/.bin/tsc'), [...options, 'program.ts'], { cwd: folder }).catch(
      ({ stdout }) => expect(stdout).toBe(''),
    );
    const program = [path.join(folder, 'program.js'), `http://127.0.0.1:${port}`, JSON.stringify(combined)];
    const { stdout } = await run(process.execPath, program, { cwd: folder });
    expect(JSON.parse(stdout)).toEqual(['Harbour Watch', true, 400, '']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
