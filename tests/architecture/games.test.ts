import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { expansions } from '@/dependency-cruiser.config.mjs';
import { systems } from '@/lib/systems/registry';
import { type GameName, namesIn } from './naming';

/** Folders that are not searched: dependencies, builds, documentation, and the tests, which may name games. */
const aside = /^(node_modules|\.next|\.git|dist|docs|out|tests)$/;
const code = /\.(?:[cm]?[jt]sx?|json|css|html|svg|sh|ya?ml)$/;
/** Files that are not searched: the lock file, and the registry of games. */
const listed = new Set(['package-lock.json', 'lib/systems/registry.ts']);

const files = readdirSync('.', { withFileTypes: true })
  .filter(({ name }) => !aside.test(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(entry.name, { withFileTypes: true, recursive: true })
          .filter((inner) => inner.isFile())
          .map((inner) => path.join(inner.parentPath, inner.name).replaceAll(path.sep, '/'))
      : [entry.name],
  )
  .filter((file) => code.test(file) && !listed.has(file));

const games: GameName[] = await Promise.all(
  systems.map(async ({ id, load }) => {
    const prefixes = async (system: { rules: readonly { id: string }[] }) =>
      new Set(system.rules.map((rule) => rule.id.split('/')[0] ?? ''));
    const own = await prefixes((await load()).system);
    const expanded = systems.find((each) => each.id === expansions[id]);
    const others = expanded ? await prefixes((await expanded.load()).system) : new Set(['pack']);
    return { id, prefixes: [...own].filter((prefix) => !others.has(prefix)) };
  }),
);

/** Whether a file may name a game: in its own folders, and in those of a game that expands it. */
function isAtHome(file: string, id: string): boolean {
  const [, room] = /^(?:(?:lib|components)\/systems|data)\/([^/]+)\//.exec(file) ?? [];
  return room !== undefined && (room === id || expansions[room] === id);
}

test('there is code to search, and the rules of every game have their own prefix', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files).toContain('package.json');
  expect(files).toContain('dependency-cruiser.config.mjs');
  for (const { id, prefixes } of games) expect(prefixes, id).toHaveLength(1);
});

describe.each(games)('$id', (game) => {
  test('is not named outside its own folders, in files or file names', () => {
    const naming = files
      .filter((file) => !isAtHome(file, game.id))
      .flatMap((file) => namesIn(file, readFileSync(file, 'utf8'), game).map((name) => `${file}: ${name}`));
    expect(naming).toEqual([]);
  });

  test('would be found in any spelling, and in a file name', () => {
    const { id, prefixes } = game;
    const words = id.split('-');
    const large = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
    for (const planted of [
      `const id = '${id}';`,
      `const id = "${id}";`,
      `import x from '@/data/${id}/rules.json';`,
      `export const ${[words[0], ...large.slice(1)].join('')} = 1;`,
      `export const load${large.join('')}Force = 1;`,
      `export const ${words.join('_')} = 1;`,
      `const ${words.join('_').toUpperCase()} = 1;`,
      `<h2>${systems.find((each) => each.id === id)?.name}</h2>`,
      `const rule = '${prefixes[0]}/force/empty';`,
    ])
      expect(namesIn('lib/check/read.ts', planted, game), planted).not.toEqual([]);
    for (const file of [`components/builder/${id}-panel.tsx`, `lib/check/${words.join('')}.ts`])
      expect(namesIn(file, '', game), file).not.toEqual([]);
    expect(
      namesIn('lib/check/read.ts', `const ${words[0]} = 1; // <br/>, watch/flat43, match/empty`, game),
    ).toEqual([]);
  });
});
