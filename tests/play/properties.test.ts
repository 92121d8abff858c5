import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Intent } from '@/lib/play/intent';
import { keyOf, PICKED, pathOf } from '@/lib/play/mark';
import { matchFileText } from '@/lib/play/match';
import type { Tracker } from '@/lib/play/model';
import { parseMatch } from '@/lib/play/parse-match';
import { type AnySide, placeAt, trackerAt } from '@/lib/play/setup';
import { stateOf } from '@/lib/play/state';
import { matchText, standingOf } from '@/lib/play/text';
import { runs } from '../fixtures/runs';
import { type PlayedGame, playedGames, requireValue, type Table, tableOf } from './games';

// Whatever is tapped, in any order: the log alone says how a match stands.

const games = await Promise.all(
  (await playedGames()).map(async (game) => {
    const { anyRoster }: { anyRoster: fc.Arbitrary<unknown> } = await import(
      `../rules/${game.id}/arbitrary.ts`
    );
    return { ...game, anyRoster };
  }),
);

/** Numbers that choose something at the table, whatever it has: a place, a tracker, an action, its inputs. */
const tapParts = {
  place: fc.nat(),
  what: fc.nat(),
  value: fc.oneof(fc.integer({ min: -3, max: 12 }), fc.integer({ min: -2000, max: 2000 })),
  picks: fc.array(fc.nat(), { maxLength: 5 }),
};
const tap = fc.record({
  kind: fc.constantFrom('set', 'add', 'act', 'act', 'next', 'undo', 'redo', 'free'),
  ...tapParts,
});
type Tap = typeof tap extends fc.Arbitrary<infer Each> ? Each : never;

const at = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % items.length];

/** What a tap means at a table. */
function intentOf(table: Table, { model }: PlayedGame, each: Tap): Intent | null {
  const { setup, state } = table;
  const rows = [...setup.rowAt.values()];
  if (each.kind === 'next') return { act: 'next' };
  if (each.kind === 'undo') return { undo: 1 + (each.what % 3) };
  if (each.kind === 'redo') return { redo: 1 + (each.what % 3) };
  if (each.kind === 'free')
    return {
      free: {
        scope: at(['row', 'side', 'match'] as const, each.place) ?? 'row',
        label: `Free ${each.what}`,
        kind: at(['counter', 'toggle'] as const, each.what) ?? 'counter',
      },
    };
  if (each.kind === 'act') {
    const action = at(model.actions, each.what);
    if (action === undefined) return null;
    const row = at(rows, each.place);
    const place =
      action.scope === 'row' ? row : action.scope === 'side' ? at(setup.sides, each.place) : setup;
    if (place === undefined) return null;
    const input = Object.fromEntries(
      (action.inputs ?? []).map(({ id, kind, options }) => {
        const ids = options?.(place as never).map((option) => option.id) ?? [];
        const picks = each.picks.flatMap((pick) => at(ids, pick) ?? []);
        const input = { number: each.value, yes: each.value % 2 === 0, pick: picks[0], picks };
        return [id, input[kind]];
      }),
    );
    const target =
      action.scope === 'row'
        ? { row: row?.path as [string, string] }
        : action.scope === 'side'
          ? { side: at(setup.sides, each.place)?.id ?? '' }
          : {};
    return { act: action.id, ...target, input };
  }
  const tracker = at(model.trackers, each.what) as Tracker<AnySide> | undefined;
  if (tracker === undefined) return null;
  const place = { row: at(rows, each.place), side: at(setup.sides, each.place), match: setup }[tracker.scope];
  if (place === undefined) return null;
  const free = at([...state.free.keys()], each.value < 0 ? -each.value : 0);
  const id = each.value % 5 === 0 && free ? (pathOf(free).at(-1) ?? '') : tracker.id;
  const path = [...place.path, id];
  if (each.kind === 'add') return { add: path, by: each.value };
  const { kind, options } = trackerAt(setup, state.free, path) ?? { kind: 'counter', options: [] };
  const to =
    kind === 'choice' ? (at(options, each.what)?.id ?? '') : kind === 'note' ? `n${each.value}` : each.value;
  return { set: path, to };
}

function play(table: Table, game: PlayedGame, taps: readonly Tap[]) {
  for (const each of taps) {
    const intent = intentOf(table, game, each);
    if (intent) table.do(intent);
  }
}

/** The trackers whose marks differ between two standings of a table, with their scope. */
const changedIn = (table: Table, before: ReadonlyMap<string, unknown>) =>
  [...table.state.marks].filter(([key, value]) => {
    const path = pathOf(key);
    return value !== (before.get(key) ?? trackerAt(table.setup, table.state.free, path)?.start);
  });

describe.each(games)('any taps in $id', (game) => {
  const tables = fc.array(game.anyRoster, { minLength: 1, maxLength: 3 });
  const options = { numRuns: runs(6, 60) };

  test('come to what the log says, which can be undone to the start and redone to the end', () => {
    fc.assert(
      fc.property(tables, fc.array(tap, { maxLength: 30 }), (rosters, taps) => {
        const table = tableOf(rosters, game);
        const start = table.standing;
        play(table, game, taps);
        expect(stateOf(table.saved)).toEqual(table.state);
        // What was taken back before belongs to the end as well.
        table.do({ redo: 1000 });
        const end = table.standing;
        table.do({ undo: 1000 });
        expect(table.standing).toEqual(start);
        table.do({ redo: 1000 });
        expect(table.standing).toEqual(end);
      }),
      options,
    );
  });

  test('that are actions change what they list, of the side that they are for, and nothing else', () => {
    const act = fc.record({ ...tapParts, kind: fc.constant('act' as const) });
    fc.assert(
      fc.property(tables, fc.array(tap, { maxLength: 10 }), act, (rosters, taps, each) => {
        const table = tableOf(rosters, game);
        play(table, game, taps);
        const intent = intentOf(table, game, each);
        const before = new Map(table.state.marks);
        if (intent === null || table.do(intent) === 0) return;
        const { changes = [] } = table.state.done.at(-1) ?? {};
        const listed = changes.map(([path]) => keyOf(path));
        expect(
          changedIn(table, before)
            .map(([key]) => key)
            .sort(),
        ).toEqual(listed.sort());
        const side = 'side' in intent ? intent.side : 'row' in intent ? intent.row?.[0] : undefined;
        for (const [path] of changes)
          expect([undefined, side]).toContain(path.length > 1 ? path[0] : undefined);
      }),
      options,
    );
  });

  test('are the same after the match is saved and opened, and never make what follows throw', () => {
    fc.assert(
      fc.property(tables, fc.array(tap, { maxLength: 20 }), (rosters, taps) => {
        const table = tableOf(rosters, game);
        play(table, game, taps);
        const json = JSON.parse(matchFileText(table.saved));
        const read = requireValue(parseMatch(json, game.system, game.model));
        expect(read).toMatchObject({ otherFingerprints: [], unknown: [], rest: [], stopped: null });
        expect(read.match).toEqual(table.saved);
        expect(read.state).toEqual(table.state);
        expect(standingOf(read.setup, read.state)).toEqual(table.standing);
        const text = matchText(table.match, table.standing).join('\n');
        expect(text).not.toMatch(/undefined|NaN|null|\[object/);
      }),
      options,
    );
  });

  test('change only what their events list', () => {
    fc.assert(
      fc.property(tables, fc.array(tap, { maxLength: 15 }), (rosters, taps) => {
        const table = tableOf(rosters, game);
        for (const each of taps.filter(({ kind }) => kind !== 'undo' && kind !== 'redo')) {
          const before = new Map(table.state.marks);
          const intent = intentOf(table, game, each);
          const count = intent ? table.do(intent) : 0;
          const event = count === 0 ? undefined : table.log.at(-1);
          const listed = event && 'changes' in event ? event.changes.map(([path]) => keyOf(path)) : [];
          expect(listed).toEqual(expect.arrayContaining(changedIn(table, before).map(([key]) => key)));
        }
      }),
      options,
    );
  });

  test('leave a new turn to change only what declares a reset', () => {
    fc.assert(
      fc.property(tables, fc.array(tap, { maxLength: 15 }), (rosters, taps) => {
        const table = tableOf(rosters, game);
        play(table, game, taps);
        const before = new Map(table.state.marks);
        table.do({ act: 'next' });
        for (const [key] of changedIn(table, before)) {
          const path = pathOf(key);
          const scope = (['match', 'side', 'row'] as const)[path.length - 1] ?? 'match';
          const tracker = table.setup.tracker(scope, path.at(-1) ?? '');
          expect(tracker?.reset ?? ['turn', 'active'].includes(path.at(-1) ?? ''), key).toBeTruthy();
        }
      }),
      options,
    );
  });
});

test.each(games)('the model of $id is consistent: ids, starts and words', ({ model, anyRoster, ...game }) => {
  const ids = model.trackers.map(({ scope, id }) => keyOf([scope, id]));
  expect(new Set(ids).size).toBe(ids.length);
  expect(model.trackers.filter(({ id }) => /^x\d+$/.test(id))).toEqual([]);
  const acts = model.actions.map(({ id }) => id);
  expect(new Set([...acts, 'set', 'add', 'next', 'free']).size).toBe(acts.length + 4);
  expect(acts.filter((act) => act.includes(PICKED))).toEqual([]);
  for (const { label } of [...model.trackers, ...model.actions]) expect(label).toMatch(/^[A-Z].*[^.]$/);
  fc.assert(
    fc.property(anyRoster, (roster) => {
      const { setup, state, standing } = tableOf([roster], { ...game, model });
      for (const { rows, side } of standing.sides)
        for (const { values } of [side, ...rows.map((each) => each.values)])
          expect(Object.values(values)).not.toContain(undefined);
      for (const place of [setup, ...setup.sides, ...setup.rowAt.values()])
        for (const { id } of model.trackers) {
          const found = trackerAt(setup, state.free, [...place.path, id]);
          if (found === null) continue;
          const isText = found.kind === 'choice' || found.kind === 'note';
          expect(typeof found.start, id).toBe(isText ? 'string' : 'number');
          if (found.kind === 'choice' && found.start !== '')
            expect(found.options.map((option) => option.id)).toContain(found.start);
          expect(placeAt(setup, place.path)).toBe(place);
        }
    }),
    { numRuns: runs(5, 30) },
  );
});
