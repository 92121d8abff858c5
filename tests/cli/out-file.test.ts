import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import burning from '@/data/horizon-wars/samples/burning-error.json';
import { bundled, commandLine } from '@/scripts/bundle.mjs';
import { folderOf, muster } from './run';

const { main, ...threads } = commandLine;
const program = await bundled('cli', main, threads);
const text = JSON.stringify(burning);
const folder = folderOf({});
afterAll(folder.remove);
const at = (...names: string[]) => path.join(folder.path, ...names);
const run = (...args: string[]) => muster(args, { cwd: folder.path });
const contentOf = (name: string) => readFileSync(at(name), 'utf8');

beforeEach(() => {
  mkdirSync(at('lists'), { recursive: true });
  for (const name of ['in.json', 'pack.json', 'lists/a.json']) writeFileSync(at(name), text);
  writeFileSync(at('pack.json'), JSON.stringify({ musterPack: 1, name: 'Cup', system: 'horizon-wars' }));
});

describe('a file that is read', () => {
  beforeEach(() => {
    for (const name of ['linked.json', 'hard.json']) execFileSync('rm', ['-f', at(name)]);
    symlinkSync('in.json', at('linked.json'));
    linkSync(at('in.json'), at('hard.json'));
  });

  test.each([
    ['check', ['check', 'in.json', '-o', 'in.json']],
    ['pdf', ['pdf', 'in.json', '-o', 'in.json']],
    ['fix', ['fix', 'in.json', '--apply', '-o', 'in.json']],
    ['pdf, in another spelling', ['pdf', 'in.json', '-o', './lists/../in.json']],
    ['pdf, by a link', ['pdf', 'in.json', '-o', 'linked.json']],
    ['pdf, by a hard link', ['pdf', 'in.json', '-o', 'hard.json']],
    ['pdf, a link of it', ['pdf', 'linked.json', '-o', 'in.json']],
    ['check, the pack', ['check', 'in.json', '--pack', 'pack.json', '-o', 'pack.json']],
    ['fix, the earlier roster', ['fix', 'lists', '--before', 'in.json', '--apply', '-o', 'in.json']],
    ['check, in a folder', ['check', 'lists', '-o', 'lists/a.json']],
  ])('is not overwritten by %s', async (_, args) => {
    const { status, out, err } = await run(...args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(/^\S+ is among the files to be read, and would be overwritten\. Give another name/);
    expect([contentOf('in.json'), contentOf('lists/a.json')]).toEqual([text, text]);
    expect(contentOf('pack.json')).toContain('musterPack');
  });

  test('is found on standard input too', async () => {
    const command = `"${process.execPath}" "${program}" pdf - -o in.json < in.json`;
    const { status, stderr } = spawnSync('sh', ['-c', command], { cwd: folder.path, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringContaining('among the files to be read'),
    });
    expect(contentOf('in.json')).toBe(text);
  });

  test('may lie beside a new file', async () => {
    expect((await run('check', 'lists', '-o', 'lists/verdicts.pdf')).status).toBe(1);
    execFileSync('rm', [at('lists/verdicts.pdf')]);
  });
});

describe('-o -', () => {
  test('writes the file to standard output, and the answer to standard error', async () => {
    const bytesOf = (args: string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
        cwd: folder.path,
      });
      return { status, head: stdout.toString('latin1').slice(0, 5), said: stderr.toString() };
    };
    expect(bytesOf(['pdf', 'in.json', '-o', '-'])).toEqual({ status: 0, head: '%PDF-', said: '' });
    const checked = bytesOf(['check', 'in.json', '-o', '-']);
    expect(checked).toMatchObject({ status: 1, head: '%PDF-', said: expect.stringContaining('Not legal') });
    const fixed = spawnSync(process.execPath, [program, 'fix', 'in.json', '--apply', '-o', '-'], {
      cwd: folder.path,
    });
    expect(JSON.parse(fixed.stdout.toString())).toMatchObject({ muster: 1, name: burning.name });
    expect(fixed.stderr.toString()).toContain('fix 1');
  });
});

describe('a file that is written', () => {
  const names = () => readdirSync(folder.path).filter((name) => name.includes('unfinished'));

  test('keeps its permissions, and a link to it', async () => {
    writeFileSync(at('kept.pdf'), 'before');
    chmodSync(at('kept.pdf'), 0o640);
    execFileSync('ln', ['-sf', 'kept.pdf', at('link.pdf')]);
    expect((await run('pdf', 'in.json', '-o', 'link.pdf')).status).toBe(0);
    expect(contentOf('kept.pdf')).toMatch(/^%PDF/);
    expect(statSync(at('kept.pdf')).mode & 0o777).toBe(0o640);
    expect(names()).toEqual([]);
  });

  test('is neither spoilt nor left empty where there is no room', async () => {
    writeFileSync(at('kept.pdf'), 'before');
    // A limit on the size of files is met like the end of a disk, in the middle of writing.
    for (const file of ['kept.pdf', 'new.pdf']) {
      const command = `trap "" XFSZ; ulimit -f 4; exec "${process.execPath}" "${program}" pdf in.json -o ${file}`;
      const { status, stderr } = spawnSync('bash', ['-c', command], { cwd: folder.path, encoding: 'utf8' });
      expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining('cannot be written') });
    }
    expect(contentOf('kept.pdf')).toBe('before');
    expect(readdirSync(folder.path)).not.toContain('new.pdf');
    expect(names()).toEqual([]);
  });

  test('may be a pipe or a device', async () => {
    expect((await run('pdf', 'in.json', '-o', '/dev/null')).status).toBe(0);
    execFileSync('mkfifo', [at('pipe')]);
    const command = `head -c 5 pipe & "${process.execPath}" "${program}" pdf in.json -o pipe; wait`;
    const { stdout } = spawnSync('bash', ['-c', command], { cwd: folder.path, encoding: 'utf8' });
    expect(stdout).toBe('%PDF-');
  });
});
