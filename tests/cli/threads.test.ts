import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import burning from '@/data/horizon-wars/samples/burning-error.json';
import combined from '@/data/horizon-wars/samples/combined-force.json';
import type { Run } from './run';

/** Lines of rosters that are legal and not, and of what cannot be read. */
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

/** Starts `muster check` with so many threads beside the first; `said` is told all of standard error so far. */
function start(count: number, args: string[], env: Record<string, string> = {}, said = (_: string) => {}) {
  const child = spawn(process.execPath, ['tests/cli/with-threads.mjs', String(count), 'check', ...args], {
    env: { ...process.env, ...env },
  });
  const run: Run = { status: null, out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    run.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    run.err += text;
    said(run.err);
  });
  const ended = new Promise<Run>((resolve) => child.on('close', (status) => resolve({ ...run, status })));
  return { stdin: child.stdin, ended };
}

describe('2,001 rosters checked with threads are answered as they are without', () => {
  test.each([
    ['for a person', []],
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

/** Sends more than 2,000 rosters, then others once a thread is ready, until `enough` of standard error. */
async function fed(args: string[], env: Record<string, string>, enough: RegExp) {
  const sent = linesOf(2001);
  let begun = false;
  const thread = { ...env, THREAD: path.resolve('tests/cli/watched-thread.mjs') };
  const { stdin, ended } = start(1, [...args, '-'], thread, (err) => {
    if (!begun && err.includes('ready')) {
      begun = true;
      feed();
    }
    if (enough.test(err)) stdin.end();
  });
  // One chunk after the other, for a thread takes no more than it can.
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
  test('is sent rosters, and its answers are in their places', async () => {
    const { run, sent } = await fed(['--json'], {}, /sent/);
    const { stdin, ended } = start(0, ['--json', '-']);
    stdin.end(sent.join('\n'));
    const alone = await ended;
    expect(run.out).toBe(alone.out);
    expect(run.status).toBe(alone.status);
  });

  test('that dies is told in a sentence, and all that it had is answered', async () => {
    const { run, sent } = await fed(['--json'], { DIES: '1' }, /ended/);
    expect(run.err).toContain(
      'A thread of the check ended (status 3); its rosters are checked without it.\n',
    );
    expect(run.out.trimEnd().split('\n')).toHaveLength(sent.length);
    expect(run.status).toBe(2);
  });

  test('that cannot be started at all is told the same way', async () => {
    const run = await start(1, ['--json', file], { THREAD: '/nowhere/thread.js' }).ended;
    expect(run.err).toMatch(/^A thread of the check ended \(\w+\); .*\.\n$/);
    expect(run.out.trimEnd().split('\n')).toHaveLength(2001);
  });
});
