import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Intent } from '@/lib/play/intent';
import { matchFileText } from '@/lib/play/match';
import { parseMatch } from '@/lib/play/parse-match';
import type { Standing } from '@/lib/play/text';
import type { Values } from '@/lib/play/values';
import { answersOf, folderOf, muster } from '../cli/run';
import { playedGames, requireValue, tableOf } from './games';

const folder = path.resolve('../shared/play-cases');

interface Expected {
  row?: [side: string, row: string];
  side?: string;
  match?: true;
  is: Record<string, unknown> & { watches?: Record<string, unknown> };
}

interface Case {
  name: string;
  sides: { id: string; roster: unknown }[];
  do: Record<string, unknown>[];
  expect: Expected[];
}

const isHere = existsSync(folder);
if (!isHere) console.log(`Play cases skipped: ${folder} is not here.`);

const casesOf = (game: string): Case[] => {
  const file = path.join(folder, `${game}.ndjson`);
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line))
    : [];
};

// Without the folder all games are listed, as skipped.
const games = (await playedGames())
  .map((game) => ({ ...game, cases: casesOf(game.id) }))
  .filter(({ cases }) => !isHere || cases.length > 0);

/** An entry of a case as an intent: the input of an action stands beside it. */
function intentOf(entry: Record<string, unknown>): Intent {
  if (!('act' in entry)) return entry as unknown as Intent;
  const { act, row, side, ...input } = entry;
  return { act, ...(row ? { row } : {}), ...(side ? { side } : {}), input } as Intent;
}

function valuesAt(
  { match, sides }: Standing,
  { row, side }: Expected,
): Pick<Values, 'values'> & Partial<Values> {
  const id = row?.[0] ?? side;
  const found = sides.find((each) => each.id === id);
  const values =
    id === undefined ? match : row ? found?.rows.find((each) => each.row.id === row[1])?.values : found?.side;
  if (values === undefined) throw new Error(`no ${row ?? side}`);
  return values;
}

describe.skipIf(!isHere).each(games)('the play cases of $id', (game) => {
  test('are answered by `muster play --json` as by the library', async () => {
    const tables = game.cases.map(({ sides, do: entries }) => {
      const table = tableOf(
        sides.map(({ roster }) => roster),
        game,
      );
      for (const entry of entries) table.do(intentOf(entry));
      return table;
    });
    const files = tables.map(({ saved }, index) => [`${index}.json`, matchFileText(saved)]);
    const { path: cwd, remove } = folderOf(Object.fromEntries(files));
    const answers = answersOf(await muster(['play', '--json', ...files.map(([name = '']) => name)], { cwd }));
    remove();
    const valuesOf = ({ values, watches }: Values) => ({
      values,
      watches: watches.map(({ id, is }) => ({ id, is })),
    });
    expect(answers).toMatchObject(
      tables.map(({ standing: { match, sides } }) => ({
        match: valuesOf(match),
        sides: sides.map(({ id, side, rows }) => ({
          id,
          ...valuesOf(side),
          rows: rows.map(({ row, values: { values } }) => ({ id: row.id, values })),
        })),
      })),
    );
  });

  test.each(game.cases.map((each) => [each.name, each] as const))(
    '%s',
    (_, { sides, do: entries, expect: wanted }) => {
      const table = tableOf(
        sides.map(({ roster }) => roster),
        game,
      );
      expect(table.match.sides.map(({ id }) => id)).toEqual(sides.map(({ id }) => id));
      const start = table.standing;
      for (const entry of entries) table.do(intentOf(entry));
      const end = table.standing;
      for (const each of wanted) {
        const { values, watches = [] } = valuesAt(end, each);
        const { watches: watched, ...is } = each.is;
        expect(values).toMatchObject(is);
        const found = Object.fromEntries(watches.map(({ id, is }) => [id, is]));
        if (watched) expect(found).toMatchObject(watched);
      }
      table.do({ undo: 1000 });
      expect(table.standing).toEqual(start);
      table.do({ redo: 1000 });
      expect(table.standing).toEqual(end);
      const read = requireValue(parseMatch(JSON.parse(matchFileText(table.saved)), game.system, game.model));
      expect({ ...read, match: null, setup: null, state: null }).toEqual({
        match: null,
        setup: null,
        state: null,
        otherFingerprints: [],
        unknown: [],
        rest: [],
        stopped: null,
      });
      expect(read.match).toEqual(table.saved);
      expect(read.state).toEqual(table.state);
    },
  );
});
