import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { folderOf } from './run';

const folders: ReturnType<typeof folderOf>[] = [];
afterEach(() => {
  for (const { remove } of folders.splice(0)) remove();
});

/** A checkout with the scripts of this one, whose command line prints a figure. */
function checkout() {
  const folder = folderOf({
    'lib/cli/bin.ts': "import figures from '../../data/figures.json';\nconsole.log(figures.figure);\n",
    'lib/cli/fix-thread.ts': 'export {};\n',
    'lib/node/pdf-thread.ts': 'export {};\n',
    'data/figures.json': '{ "figure": 1 }',
  });
  folders.push(folder);
  cpSync('scripts', path.join(folder.path, 'scripts'), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder.path, 'node_modules'));
  const at = (...names: string[]) => path.join(folder.path, ...names);
  const run = () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [at('scripts/muster.mjs')], {
      encoding: 'utf8',
    });
    return { status, out: stdout, err: stderr };
  };
  return { at, run };
}

/** A time a year ago. */
const longAgo = new Date(Date.now() - 365 * 24 * 60 * 60 * 1000);

describe('the command line in a checkout', () => {
  test('is bundled again if the contents of its sources differ, whatever their time stamps', () => {
    const { at, run } = checkout();
    expect(run()).toMatchObject({ out: '1\n', err: '' });
    writeFileSync(at('data/figures.json'), '{ "figure": 2 }');
    utimesSync(at('data/figures.json'), longAgo, longAgo);
    expect(run()).toMatchObject({ out: '2\n', err: '' });
    writeFileSync(at('data/figures.json'), '{ "figure": 1 }');
    expect(run()).toMatchObject({ out: '1\n', err: '' });
  });

  test('is not bundled again for a new time stamp: it can then be run where nothing can be written', () => {
    const { at, run } = checkout();
    run();
    const list = () => readdirSync(at('dist'), { recursive: true });
    const before = list();
    utimesSync(at('data/figures.json'), new Date(), new Date());
    expect(run()).toMatchObject({ out: '1\n', err: '' });
    expect(list()).toEqual(before);
  });

  test('says in a sentence that it cannot be bundled where nothing can be written, and exits with 2', () => {
    const { at, run } = checkout();
    // Folders that can only be read can be written by some users; no user can write into a file.
    writeFileSync(at('dist'), '');
    const { status, out, err } = run();
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(/^Muster could not be prepared in .*dist: .*\. Run it once as a user .*\n$/);
  });

  test('says so if its sources cannot be bundled, and leaves nothing behind', () => {
    const { at, run } = checkout();
    writeFileSync(at('lib/cli/bin.ts'), 'export const = 1;');
    const { status, err } = run();
    expect(status).toBe(2);
    expect(err).not.toContain('    at ');
    expect(existsSync(at('dist')) ? readdirSync(at('dist')) : []).not.toContain('cli');
  });

  test('removes what was left behind by others more than a day ago, and by none that may still run', () => {
    const { at, run } = checkout();
    for (const name of ['cli/old', 'cli/new']) mkdirSync(at('dist', name), { recursive: true });
    utimesSync(at('dist/cli/old'), longAgo, longAgo);
    run();
    expect(readdirSync(at('dist/cli'))).toEqual([expect.stringMatching(/^[\da-f]{16}$/), 'new']);
  });
});
