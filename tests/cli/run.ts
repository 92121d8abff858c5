import { type ChildProcess, fork, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundled, commandLine } from '@/scripts/bundle.mjs';

/** The result of a run of the command line. */
export interface Run {
  status: number | null;
  out: string;
  err: string;
}

interface Options {
  cwd?: string | undefined;
  input?: string | Uint8Array;
}

/** Runs `muster` in a folder: with standard input as a user would in a checkout, else in one process with others, which is quicker. */
export const muster = (args: string[], { cwd, input }: Options = {}): Promise<Run> =>
  input === undefined ? musterTogether(args, cwd) : musterApart(args, { cwd, input });

/** Runs `muster` in a process of its own. */
function musterApart(args: string[], { cwd, input = '' }: Options = {}): Promise<Run> {
  const script = path.resolve('scripts/muster.mjs');
  const child = spawn(process.execPath, [script, ...args], { cwd });
  const run: Run = { status: null, out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    run.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    run.err += text;
  });
  // A command that does not need its input may exit before reading it all.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return new Promise((resolve) => child.on('close', (status) => resolve({ ...run, status })));
}

let runner: ChildProcess | undefined;
const waiting: ((run: Run) => void)[] = [];

/** Runs `muster` after the earlier runs, in their process. */
async function musterTogether(args: string[], cwd?: string): Promise<Run> {
  const { main, ...threads } = commandLine;
  const program = await bundled('cli', main, threads);
  if (!runner) {
    runner = fork('tests/cli/runner.mjs');
    runner.on('message', (run: Run) => waiting.shift()?.(run));
  }
  return new Promise((resolve) => {
    waiting.push(resolve);
    runner?.send({ program, args, cwd });
  });
}

/** The lines of JSON that a run printed. */
export const answersOf = ({ out }: Run) =>
  out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** Makes a temporary folder with these files. */
export function folderOf(files: Record<string, string | Uint8Array>): { path: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-cli-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
