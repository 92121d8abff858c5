import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keyOf, PICKED, pathOf } from '@/lib/play/mark';
import { matchFileText } from '@/lib/play/match';
import { parseMatch } from '@/lib/play/parse-match';
import { placeAt, trackerAt } from '@/lib/play/setup';
import { stateOf } from '@/lib/play/state';
import { matchText, standingOf } from '@/lib/play/text';
import { runs } from '../fixtures/runs';
import { playedGames, requireValue, type Table, tableOf } from './games';
import { intentOf, type Tap, tap, tapParts } from './taps';

// Whatever is tapped, in any order: the log alone says how a match stands.

const games = await Promise.all(
  (await playedGames()).map(async (game) => {
    const { anyRoster }: { anyRoster: fc.Arbitrary<unknown> } = await import(
      `../rules/${game.id}/arbitrary.ts`
    );
    return { ...game, anyRoster };
  }),
);

function play(table: Table, taps: readonly Tap[]) {
  for (const each of taps) {
    const intent = intentOf(table, each);
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
        play(table, taps);
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
        play(table, taps);
        const intent = intentOf(table, each);
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
        play(table, taps);
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
          const intent = intentOf(table, each);
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
        play(table, taps);
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
