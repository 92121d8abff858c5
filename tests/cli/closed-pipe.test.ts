import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import burning from '@/data/horizon-wars/samples/burning-error.json';
import { matchFileText } from '@/lib/play/match';
import { type PlayedGame, playedGames, tableOf } from '../play/games';
import { folderOf } from './run';

const roster = JSON.stringify(burning);
const collection = {
  musterCollection: 1,
  system: 'horizon-wars',
  name: 'Mine',
  entries: [{ id: 'a', count: 4, element: { kind: 'conventional', type: 'recon' } }],
};
const game = (await playedGames())[0] as PlayedGame;
const [sample] = (await game.system.samples()).map((each) => each.roster);
const recover = { system: 'horizon-wars', kind: 'recover', defence: 2, damage: 3 };
const folder = folderOf({
  'match.json': matchFileText(tableOf([sample, sample], game).saved),
  'odds.ndjson': `${JSON.stringify(recover)}\n`.repeat(300),
  'burning.json': roster,
  'many.ndjson': `${roster}\n`.repeat(300),
  'collection.json': JSON.stringify(collection),
});
afterAll(folder.remove);

/** Runs `muster` with pipes that nobody reads; resolves to its exit status and what it still said. */
function unread(
  args: string[],
  closed: 'stdout' | 'stderr',
): Promise<{ status: number | null; err: string }> {
  const child = spawn(process.execPath, [path.resolve('scripts/muster.mjs'), ...args], { cwd: folder.path });
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    err += text;
  });
  child[closed].destroy();
  child.stdin.end();
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, err })));
}

test.each([
  ['check', ['check', 'many.ndjson']],
  ['check --json', ['check', '--json', 'many.ndjson']],
  ['check --csv', ['check', '--csv', 'many.ndjson']],
  ['check --summary', ['check', '--summary', 'many.ndjson']],
  ['play', ['play', 'match.json']],
  ['odds', ['odds', 'odds.ndjson']],
  ['fix', ['fix', 'burning.json']],
  ['fix --edits', ['fix', '--edits', 'burning.json']],
  ['build', ['build', 'collection.json', '--limit', '2']],
  ['schema', ['schema', 'roster']],
  ['--help', ['--help']],
  ['--version', ['--version']],
])('%s ends silently when nobody reads its answer', async (_, args) => {
  expect(await unread(args, 'stdout')).toEqual({ status: 0, err: '' });
});

test.each([
  ['check --out', ['check', 'many.ndjson', '-o', 'verdicts.pdf'], 'verdicts.pdf', 1],
  ['pdf', ['pdf', 'burning.json', '-o', 'sheet.pdf'], 'sheet.pdf', 0],
  ['fix --apply', ['fix', 'burning.json', '--apply', '-o', 'fixed.json'], 'fixed.json', 0],
])('%s writes its file when nobody reads its answer', async (_, args, file, status) => {
  expect(await unread(args, 'stdout')).toEqual({ status, err: '' });
  const written = path.join(folder.path, file);
  expect(existsSync(written) && readFileSync(written).length).toBeGreaterThan(100);
});

test.each([
  ['check', ['check', 'nowhere.json'], 2],
  ['pdf', ['pdf', 'nowhere.json', '-o', 'x.pdf'], 2],
  ['an unknown command', ['chek'], 64],
])('%s keeps its exit status when nobody reads what it says of faults', async (_, args, status) => {
  expect((await unread(args, 'stderr')).status).toBe(status);
});
