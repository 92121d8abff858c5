import { expect, test } from 'vitest';
import { type Event, type FreeTracker, MAX_EVENTS } from '@/lib/play/mark';
import { parseMatch } from '@/lib/play/parse-match';
import { compacted, stateOf } from '@/lib/play/state';
import { type PlayedGame, playedGames, requireValue, type Table, tableOf } from './games';

const game = (await playedGames())[0] as PlayedGame;
const samples = (await game.system.samples()).map(({ roster }) => roster);
const table = () => tableOf(samples.slice(0, 2), game);
const row = ({ setup }: Table) => [...setup.rowAt.values()][0]?.path as [string, string];

test('a tap that changes nothing is no event, and one past the maximum is', () => {
  const played = table();
  const damage = [...row(played), 'damage'];
  expect(played.do({ set: damage, to: 0 })).toBe(0);
  expect(played.do({ add: damage, by: -1 })).toBe(0);
  expect(played.do({ add: damage, by: 40 })).toBe(1);
  expect(played.do({ set: damage, to: 4000 })).toBe(1);
  expect(played.log.at(-1)).toMatchObject({ act: 'set', changes: [[damage, 40, 999]] });
  expect(played.do({ set: damage, to: 'much' })).toBe(0);
  expect(played.do({ set: [...row(played), 'no-such'], to: 1 })).toBe(0);
  expect(played.do({ set: ['z', 'score'], to: 1 })).toBe(0);
  expect(played.do({ act: 'no-such', row: row(played) })).toBe(0);
  expect(played.do({ act: 'hit' })).toBe(0);
});

test('a score may be below 0, a toggle is 0 or 1, a choice one of its options, a note cut', () => {
  const played = table();
  played.do({ add: ['a', 'score'], by: -2 });
  played.do({ set: [...row(played), 'removed'], to: 7 });
  expect(played.do({ set: ['first'], to: 'c' })).toBe(0);
  played.do({ set: ['first'], to: 'b' });
  played.do({ set: ['a', 'note'], to: `\u202e${'x'.repeat(300)}` });
  const { sides, match } = played.standing;
  expect(sides[0]?.side.values).toMatchObject({ score: -2, note: 'x'.repeat(200) });
  expect(sides[0]?.rows[0]?.values.values).toMatchObject({ removed: 1, status: 'destroyed' });
  expect(match.values).toMatchObject({ first: 'b', turn: 1 });
});

test('undo and redo go step by step, and a new change ends redoing', () => {
  const played = table();
  const score = () => played.standing.sides[0]?.side.values.score;
  for (const by of [1, 2, 3]) played.do({ add: ['a', 'score'], by });
  expect(played.do({ undo: 2 })).toBe(2);
  expect(score()).toBe(1);
  expect(played.do({ redo: 1 })).toBe(1);
  expect(score()).toBe(3);
  played.do({ add: ['a', 'score'], by: 10 });
  expect(played.do({ redo: 1 })).toBe(0);
  expect(played.do({ undo: 9 })).toBe(3);
  expect(score()).toBe(0);
  expect(played.do({ undo: 1 })).toBe(0);
});

test('free trackers are named, marked, hidden and never more than 20', () => {
  const played = table();
  const free: FreeTracker = { scope: 'side', label: 'Objectives', kind: 'counter' };
  played.do({ free });
  played.do({ add: ['b', 'x1'], by: 2 });
  played.do({ free: { ...free, scope: 'row', label: 'Objectives held', hidden: true }, id: 'x1' });
  expect([...played.state.free.values()]).toEqual([{ ...free, label: 'Objectives held', hidden: true }]);
  expect(played.standing.sides[1]?.side.values.x1).toBe(2);
  expect(played.do({ free, id: 'x7' })).toBe(0);
  for (let count = 1; count < 20; count++) expect(played.do({ free })).toBe(1);
  expect(played.do({ free })).toBe(0);
  const saved = { ...played.saved, log: [...played.log] };
  expect(requireValue(parseMatch(saved, game.system, game.model)).stopped).toBeNull();
  played.do({ undo: 100 });
  expect(played.state.free.size).toBe(0);
});

/** A log of the maximum length, in which the numbers of `events` fall in the middle. */
const counting = (length: number): Event[] =>
  Array.from({ length }, (_, index) => ({
    n: index + 1,
    at: 1,
    act: 'add',
    changes: [[['a', 'score'], index % 900, (index % 900) + 1]],
  }));

test('of a full log the oldest events become the base, and the state stays the same', () => {
  const played = table();
  const match = { ...played.match, log: counting(MAX_EVENTS) };
  const short = compacted(match);
  expect(compacted({ ...match, log: match.log.slice(1) }).base.n).toBe(0);
  expect(short.log).toHaveLength(15_000);
  expect(short.base).toEqual({ n: 5000, marks: [[['a', 'score'], (4999 % 900) + 1]] });
  expect([...stateOf(short).marks]).toEqual([...stateOf(match).marks]);
  expect(requireValue(parseMatch(short, game.system, game.model)).stopped).toBeNull();
});

test('no step that is kept takes back, or makes again, one that became the base', () => {
  const played = table();
  const changes = counting(10_000);
  const undone: Event[] = changes.map(({ n }, index) => ({ n: 10_001 + index, at: 1, undo: 10_001 - n }));
  const short = compacted({ ...played.match, log: [...changes, ...undone] });
  expect(short).toMatchObject({ base: { n: 20_000, marks: [[['a', 'score'], 0]] }, log: [] });
  const few: Event[] = [
    ...counting(MAX_EVENTS - 2),
    { n: MAX_EVENTS - 1, at: 1, undo: MAX_EVENTS - 2 },
    { n: MAX_EVENTS, at: 1, redo: MAX_EVENTS - 2 },
  ];
  expect(compacted({ ...played.match, log: few }).log).toHaveLength(15_000);
});
