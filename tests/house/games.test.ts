import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadSystem, systems } from '@/lib/systems/registry';

/** Rooms that know no game, and within them those that are a game's own, with the two lists of games. */
const rooms = ['app', 'components', 'lib', 'scripts'];
const ownRoom = /^(lib|components)\/systems\/(?:[^/]+\/|registry\.ts$|load-editor\.ts$)/;

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, '/'));

/** What gives a game away: its id, and what the ids of its rules begin with. */
async function namesOf(id: string): Promise<string[]> {
  const system = await loadSystem(id);
  const prefixes = system?.rules.map((rule) => `${rule.id.split('/')[0]}/`) ?? [];
  return [...new Set([id, ...prefixes])].filter((name) => name !== 'pack/');
}

test.each(systems.map(({ id }) => id))('outside its own rooms nothing names %s', async (id) => {
  const names = await namesOf(id);
  const files = rooms.flatMap(filesOf).filter((file) => !ownRoom.test(file));
  expect(files.length).toBeGreaterThan(50);
  const naming = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return names.some((name) => new RegExp(`(?<![\\w/-])${name}`).test(text));
  });
  expect(naming).toEqual([]);
});
