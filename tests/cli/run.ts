import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The result of a run of the command line. */
export interface Run {
  status: number | null;
  out: string;
  err: string;
}

/** Runs `muster` as a user would in a checkout, in a folder and with standard input. */
export function muster(
  args: string[],
  options: { cwd?: string; input?: string | Uint8Array } = {},
): Promise<Run> {
  const script = path.resolve('scripts/muster.mjs');
  const child = spawn(process.execPath, [script, ...args], { cwd: options.cwd });
  const run: Run = { status: null, out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    run.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    run.err += text;
  });
  // A command that does not need its input may exit before reading it all.
  child.stdin.on('error', () => {});
  child.stdin.end(options.input ?? '');
  return new Promise((resolve) => child.on('close', (status) => resolve({ ...run, status })));
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
