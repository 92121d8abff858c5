import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import combined from '@/data/horizon-wars/samples/combined-force.json';
import { freePort } from '@/scripts/serve.mjs';

// What the last stage of the Dockerfile does, in an empty folder that may only be read, as a user without rights. Not
// proven here: the base image and its user, and the stage that builds, which is what a fresh clone does.

const NOBODY = 65_534;

const stage =
  readFileSync('Dockerfile', 'utf8')
    .replaceAll('\\\n', ' ')
    .split(/^FROM /m)
    .at(-1) ?? '';

/** The arguments of an instruction, once for each time that it is in the stage. */
const instructions = (name: string) =>
  [...stage.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, rest = '']) => rest.trim());

/** The program of an instruction with `["…"]`, run by this Node. */
const program = (name: string): string[] => {
  const [, ...args] = JSON.parse(instructions(name)[0]?.match(/\[.*\]/)?.[0] ?? '');
  return args;
};

const folders: string[] = [];
let server: ChildProcess | undefined;
afterEach(() => {
  server?.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-image-'));
  folders.push(folder);
  return folder;
}

function forbidWriting(each: string) {
  for (const entry of readdirSync(each, { recursive: true, withFileTypes: true }))
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o555 : 0o444);
  chmodSync(each, 0o555);
}

test('the image serves from a read-only folder without root, says that it is well, and ends when told to', async () => {
  const [made, data] = [newFolder(), newFolder()];
  if (process.getuid?.() === 0) chownSync(data, NOBODY, NOBODY);
  for (const line of instructions('COPY')) {
    const [, from = '', to = ''] = /^--from=build \/app\/(\S+) (\S+)$/.exec(line) ?? [];
    cpSync(from, path.join(made, to), { recursive: true });
  }
  forbidWriting(made);
  expect(instructions('USER')).toEqual(['node']);
  expect(instructions('VOLUME')).toEqual(['/data']);

  const port = await freePort();
  const env = Object.fromEntries(instructions('ENV').map((each) => each.split('=')));
  const start = (args: string[]) =>
    spawn(process.execPath, args, {
      cwd: made,
      env: { ...env, MUSTER_DATA: data, PORT: `${port}`, TMPDIR: made },
      stdio: 'ignore',
      ...(process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}),
    });
  const isWell = async () => (await once(start(program('HEALTHCHECK')), 'exit'))[0] === 0;

  expect(await isWell()).toBe(false);
  server = start(program('CMD'));
  await expect.poll(isWell, { timeout: 50_000 }).toBe(true);
  const page = await fetch(`http://127.0.0.1:${port}/build/`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Muster')]);
  const checked = await fetch(`http://127.0.0.1:${port}/api/check`, {
    method: 'POST',
    body: JSON.stringify(combined),
    headers: { 'Content-Type': 'application/json' },
  });
  expect(await checked.json()).toMatchObject({ name: combined.name, legal: true });
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
