import { execFile, execFileSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import combined from '@/data/horizon-wars/samples/combined-force.json';
import { isColoured } from '@/lib/cli/output';
import { folderOf, muster } from './run';

let folder: ReturnType<typeof folderOf>;
beforeAll(() => {
  folder = folderOf({ 'a.json': JSON.stringify(combined) });
});
afterAll(() => folder.remove());

const commands = ['check', 'fix', 'build', 'pdf', 'play', 'odds', 'event', 'schema', 'completion'];

describe('a command that is not understood exits with 64', () => {
  test.each([
    [['chek', 'a.json'], 'Did you mean check?'],
    [['check'], 'missing required argument'],
    [['check', '--colour', 'a.json'], "unknown option '--colour'"],
    [['fix', '--apply', 'a.json'], '--apply and -o must be used together'],
    [['odds', '--seconds', 'long', 'a.json'], 'a number of seconds'],
    [['schema', 'odds', '--system', 'at-43'], 'at-43 has no odds file.'],
    [['pdf', 'a.json', '-o', 'a.pdf', '--summary'], '--play-summary'],
    [['check', '-o', 'a.pdf', '--out', 'b.pdf', 'a.json'], 'cannot be used with'],
    [['completion', 'csh'], 'bash, zsh, fish'],
  ])('%j', async (args, says) => {
    const run = await muster(args, { cwd: folder.path });
    expect(run).toMatchObject({ status: 64, out: '', err: expect.stringContaining(says) });
  });
});

test('a bug exits with 70, and says where it is on --debug', async () => {
  const broken = "data:text/javascript,process.stdout.write=()=>{throw new Error('boom')}";
  const run = async (...args: string[]) => {
    const script = ['--import', broken, path.resolve('scripts/muster.mjs'), ...args];
    const failed = await promisify(execFile)(process.execPath, script).catch((error) => error);
    return [failed.code, failed.stderr];
  };
  expect(await run('--version')).toEqual([
    70,
    'This is a bug in Muster: boom\nWith --debug, it says where.\n',
  ]);
  expect(await run('--version', '--debug')).toEqual([
    70,
    expect.stringMatching(/^This is a bug in Muster: boom\nError: boom\n {4}at /),
  ]);
});

test('--out of earlier versions still writes the verdict sheet, and no help names it', async () => {
  const run = await muster(['check', 'a.json', '--out', 'verdicts.pdf'], { cwd: folder.path });
  expect(run).toMatchObject({ status: 0, err: '' });
  const help = await muster(['check', '--help']);
  expect([help.status, help.out.includes('-o, --output'), help.out.includes('--out <')]).toEqual([
    0,
    true,
    false,
  ]);
});

test.each([...commands, 'event verify', 'event audit', 'event export', 'event import'])(
  'the help of %s has examples, of which each is understood',
  async (command) => {
    const { status, out } = await muster([...command.split(' '), '--help']);
    expect(status).toBe(0);
    const examples = out.split('\n').filter((line) => line.startsWith('  $ muster '));
    expect(examples.length).toBeGreaterThanOrEqual(2);
    for (const example of examples) {
      const words =
        example
          .slice('  $ muster '.length)
          .split(/ [|<>] /)[0]
          ?.split(' ') ?? [];
      const options = words.filter((word) => word.startsWith('-') && word !== '-');
      for (const option of options) expect(out).toContain(option);
    }
  },
);

describe('completion', () => {
  const complete = (script: string, ...words: string[]) =>
    execFileSync('bash', [
      '-c',
      `${script}\nCOMP_WORDS=("$@")\nCOMP_CWORD=$(($# - 1))\n_muster\necho "\${COMPREPLY[@]}"`,
      'bash',
      ...words,
    ])
      .toString()
      .trim();

  test('of bash completes commands, their words and their options', async () => {
    const { out } = await muster(['completion', 'bash']);
    expect(complete(out, 'muster', '')).toBe(commands.join(' '));
    expect(complete(out, 'muster', 'che')).toBe('check');
    expect(complete(out, 'muster', 'event', 'ex')).toBe('export');
    expect(complete(out, 'muster', 'schema', 'pa')).toBe('pack');
    expect(complete(out, 'muster', 'check', '--s')).toBe('--separator --summary');
    expect(complete(out, 'muster', 'pdf', 'a.json', '--la')).toBe('--large');
    expect(complete(out, 'muster', 'pdf', 'a.json', '--o')).toBe('--output --orientation --opponent');
    expect(complete(out, 'muster', 'check', 'a')).toBe('');
  });

  test('of zsh and fish has every command and its options, and nothing hidden', async () => {
    for (const shell of ['zsh', 'fish']) {
      const { status, out } = await muster(['completion', shell]);
      expect(status).toBe(0);
      for (const word of [...commands, 'verify', 'play-summary', 'output']) expect(out).toContain(word);
      expect(out).not.toMatch(/--out |-l out /);
    }
    expect((await muster(['completion', 'fish'])).out).toContain('opponent’s copy');
  });
});

test.each<[boolean, boolean, Record<string, string>]>([
  [true, true, {}],
  [false, false, {}],
  [false, true, { NO_COLOR: '1' }],
  [false, true, { TERM: 'dumb' }],
  [true, false, { FORCE_COLOR: '1' }],
  [true, false, { FORCE_COLOR: '', NO_COLOR: '1' }],
  [false, true, { FORCE_COLOR: '0' }],
])('output is coloured: %s, on a terminal: %s, with %j', (coloured, isTTY, env) => {
  expect(isColoured({ isTTY }, env)).toBe(coloured);
});
