import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import burning from '@/data/horizon-wars/samples/burning-error.json';
import combined from '@/data/horizon-wars/samples/combined-force.json';
import type { Run } from './run';

/** Lines with legal, illegal and unreadable rosters. */
const linesOf = (count: number): string[] =>
  Array.from({ length: count }, (_, number) => {
    if (number % 7 === 3) return '{"muster":1,';
    if (number % 11 === 5) return 'no JSON at all';
    return JSON.stringify({ ...(number % 5 === 0 ? burning : combined), name: `Force ${number}` });
  });

const folder = mkdtempSync(path.join(tmpdir(), 'muster-threads-'));
const file = path.join(folder, 'lists.ndjson');
writeFileSync(file, linesOf(2001).join('\n'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts `muster check` with additional threads; `onError` gets all of standard error so far. */
function start(count: number, args: string[], env: Record<string, string> = {}, onError = (_: string) => {}) {
  const child = spawn(process.execPath, ['tests/cli/with-threads.mjs', String(count), 'check', ...args], {
    env: { ...process.env, ...env },
  });
  const run: Run = { status: null, out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    run.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    run.err += text;
    onError(run.err);
  });
  const ended = new Promise<Run>((resolve) => child.on('close', (status) => resolve({ ...run, status })));
  return { stdin: child.stdin, ended };
}

describe('2,001 rosters have the same answers with and without threads', () => {
  test.each([
    ['as text', []],
    ['as JSON', ['--json']],
    ['as CSV', ['--csv']],
    ['as a summary', ['--summary']],
    ['as a summary in JSON', ['--summary', '--json']],
  ])('%s', async (_, args) => {
    const [alone, shared] = [await start(0, [...args, file]).ended, await start(2, [...args, file]).ended];
    expect(alone.out).not.toBe('');
    expect(alone.status).toBe(2);
    expect(shared).toEqual(alone);
  });
});

/** Sends more than 2,000 rosters, then others once a thread is ready, until standard error matches `enough`. */
async function fed(args: string[], env: Record<string, string>, enough: RegExp) {
  const sent = linesOf(2001);
  let isFeeding = false;
  const thread = { ...env, THREAD: path.resolve('tests/cli/watched-thread.mjs') };
  const { stdin, ended } = start(1, [...args, '-'], thread, (err) => {
    if (!isFeeding && err.includes('ready')) {
      isFeeding = true;
      feed();
    }
    if (enough.test(err)) stdin.end();
  });
  // One chunk at a time, because a thread's queue is limited.
  const feed = () => {
    if (stdin.writableEnded) return;
    const more = linesOf(100);
    sent.push(...more);
    stdin.write(`${more.join('\n')}\n`, () => setTimeout(feed, 20));
  };
  stdin.write(`${sent.join('\n')}\n`);
  return { run: await ended, sent };
}

describe('a thread', () => {
  test('receives rosters, and its answers are in order', async () => {
    const { run, sent } = await fed(['--json'], {}, /sent/);
    const { stdin, ended } = start(0, ['--json', '-']);
    stdin.end(sent.join('\n'));
    const alone = await ended;
    expect(run.out).toBe(alone.out);
    expect(run.status).toBe(alone.status);
  });

  test('that dies is reported, and all its rosters are answered', async () => {
    const { run, sent } = await fed(['--json'], { DIES: '1' }, /ended/);
    expect(run.err).toContain(
      'A thread of the check ended (status 3); its rosters are checked without it.\n',
    );
    expect(run.out.trimEnd().split('\n')).toHaveLength(sent.length);
    expect(run.status).toBe(2);
  });

  test('that cannot be started is reported in the same way', async () => {
    const run = await start(1, ['--json', file], { THREAD: '/nowhere/thread.js' }).ended;
    expect(run.err).toMatch(/^A thread of the check ended \(\w+\); .*\.\n$/);
    expect(run.out.trimEnd().split('\n')).toHaveLength(2001);
  });
});
