import { expect, test } from 'vitest';
import { readMatchText } from '@/lib/check/read-match';
import { matchFileText } from '@/lib/play/match';
import { type PlayedGame, playedGames, tableOf } from './games';

const game = (await playedGames())[0] as PlayedGame;
const [sample] = (await game.system.samples()).map(({ roster }) => roster);

/** A match with a few events, as JSON to damage. */
function played() {
  const table = tableOf([sample, sample], game);
  table.do({ add: ['a', 'score'], by: 1 });
  table.do({ act: 'next' });
  table.do({ undo: 1 });
  table.do({ set: ['b', 'note'], to: 'Hold' });
  return JSON.parse(matchFileText(table.saved));
}

const read = async (json: unknown) => readMatchText(JSON.stringify(json));

test('a match is read as it was written', async () => {
  const json = played();
  const result = await read(json);
  expect(result).toMatchObject({ ok: true, value: { match: json, rest: [], stopped: null, unknown: [] } });
});

// biome-ignore lint/suspicious/noExplicitAny: damages any part of the file
const damages: [what: string, path: string, damage: (match: any) => void][] = [
  ['a newer version', 'musterMatch', (match) => (match.musterMatch = 2)],
  ['an unknown game', 'system', (match) => (match.system = 'chess')],
  ['an unknown field', 'extra', (match) => (match.extra = 1)],
  ['an unknown field of a side', 'sides[0].extra', (match) => (match.sides[0].extra = 1)],
  ['no side', 'sides', (match) => (match.sides = [])],
  ['nine sides', 'sides', (match) => (match.sides = Array(9).fill(match.sides[0]))],
  ['an id of two sides', 'sides[1].id', (match) => (match.sides[1].id = 'a')],
  ['a side called free', 'sides[0].id', (match) => (match.sides[0].id = 'free')],
  ['a side called draw', 'sides[0].id', (match) => (match.sides[0].id = 'draw')],
  ['a roster of another game', 'sides[0].roster.system', (match) => (match.sides[0].roster.system = 'x')],
  ['a pack that is none', 'sides[0].pack.musterPack', (match) => (match.sides[0].pack = {})],
  ['a fingerprint of 12 digits', 'sides[0].fingerprint', (match) => (match.sides[0].fingerprint = 'abc')],
  ['a log that is no list', 'log', (match) => (match.log = {})],
  ['a log that is too long', '', (match) => (match.log = Array(20_001).fill(null))],
  ['a base of no side', 'base.marks[0]', (match) => (match.base.marks = [[['z', 'score'], 1]])],
  ['a base of the wrong kind', 'base.marks[0]', (match) => (match.base.marks = [[['a', 'score'], 'one']])],
  ['a base below the least', 'base.marks[0]', (match) => (match.base.marks = [[['turn'], 0]])],
  ['a long note', 'notes', (match) => (match.notes = 'x'.repeat(4001))],
  ['a winner who is no side', 'result.winner', (match) => (match.result = { ended: 1, winner: 'z' })],
  [
    'a score of no side',
    'result.scores.z',
    (match) => (match.result = { ended: 1, winner: null, scores: { z: 1 } }),
  ],
];

test.each(damages)('%s cannot be read', async (_, path, damage) => {
  const json = played();
  damage(json);
  const result = await read(json);
  expect(result.ok).toBe(false);
  if (result.ok) return;
  expect(result.faults.map((fault) => fault.path)).toContain(path);
  for (const { message } of result.faults) expect(message).toMatch(/^["A-Z].*\.$/);
});

const change = (n: number, changes: unknown) => ({ n, at: 1, act: 'set', changes });

const events: [what: string, event: unknown][] = [
  ['no object', null],
  ['another form', { n: 5, at: 1, act: 'set' }],
  ['an unknown field', { ...change(5, [[['a', 'score'], 1, 2]]), by: 'x' }],
  ['no changes', change(5, [])],
  ['a number left out', change(6, [[['a', 'score'], 1, 2]])],
  ['a number again', change(4, [[['a', 'score'], 1, 2]])],
  ['a side that is not there', change(5, [[['z', 'score'], 0, 1]])],
  ['a path of four', change(5, [[['a', 'e1', 'damage', 'x'], 0, 1]])],
  ['a text for a number', change(5, [[['a', 'score'], 1, 'two']])],
  ['a half', change(5, [[['a', 'score'], 1, 1.5]])],
  ['a number over the maximum', change(5, [[['a', 'score'], 1, 1000]])],
  ['a turn before the first', change(5, [[['turn'], 1, 0]])],
  ['nothing before', change(5, [[['a', 'score'], null, 2]])],
  ['a note that is too long', change(5, [[['a', 'note'], '', 'x'.repeat(201)]])],
  ['an undo of an older change', { n: 5, at: 1, undo: 1 }],
  ['an undo of an undo', { n: 5, at: 1, undo: 3 }],
  ['a redo after a change', { n: 5, at: 1, redo: 2 }],
  ['a free tracker without a number', change(5, [[['free', 'y'], null, free()]])],
  ['a free tracker that was not there before', change(5, [[['free', 'x1'], free(), free()]])],
  ['a mark for a free tracker', change(5, [[['free', 'x1'], null, 1]])],
  ['a free tracker for a mark', change(5, [[['a', 'score'], 1, free()]])],
];

function free() {
  return { scope: 'row', label: 'Smoke', kind: 'toggle' };
}

test.each(events)('an event with %s ends the log, and what came before is kept', async (_, event) => {
  const json = played();
  json.log.push(event, { n: 99 });
  const result = await read(json);
  expect(result).toMatchObject({
    ok: true,
    value: { rest: [event, { n: 99 }], stopped: { path: 'log[4]' } },
  });
  if (!result.ok) return;
  expect(result.value.match.log).toHaveLength(4);
  expect(result.value.stopped?.message).toMatch(/^[A-Z].*\.$/);
});

test('marks of trackers that this version does not know are kept and listed, and so are rows', async () => {
  const json = played();
  const unknown = [['a', 'morale'], ['a', 'e999', 'damage'], ['weather']];
  json.log.push(
    change(
      5,
      unknown.map((path) => [path, 'before', 'after']),
    ),
  );
  const result = await read(json);
  expect(result).toMatchObject({ ok: true, value: { match: json, unknown, stopped: null } });
});

test('a fingerprint of another roster is reported, and the match can be read', async () => {
  const json = played();
  json.sides[1].fingerprint = '0'.repeat(64);
  expect(await read(json)).toMatchObject({ ok: true, value: { otherFingerprints: ['b'] } });
});

test('hostile texts lose their hidden characters', async () => {
  const json = played();
  json.name = '\u202eGame\u0000';
  json.log.push(change(5, [[['a', 'note'], '', '\u202ex']]));
  const result = await read(json);
  if (!result.ok) throw new Error('not read');
  expect(result.value.match.name).toBe('Game');
  expect(result.value.match.log.at(-1)).toMatchObject({ changes: [[['a', 'note'], '', 'x']] });
});

test('__proto__ is refused as a field and harmless as an id', async () => {
  const text = JSON.stringify(played());
  expect(await readMatchText(text.replace('"log":', '"__proto__":{},"log":'))).toMatchObject({ ok: false });
  const json = played();
  json.log.push(change(5, [[['a', '__proto__', 'constructor'], 0, 1]]));
  expect(await read(json)).toMatchObject({
    ok: true,
    value: { unknown: [['a', '__proto__', 'constructor']] },
  });
  expect(({} as { damage?: number }).damage).toBeUndefined();
});

test('a file that is cut off anywhere is refused with a sentence', async () => {
  const text = JSON.stringify(played());
  for (let length = 0; length < text.length; length += 97) {
    const result = await readMatchText(text.slice(0, length));
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.faults[0]?.message).toMatch(/\.$/);
  }
});

test('a log that is nested without end is refused', async () => {
  const json = played();
  json.log.push('deep');
  const deep = JSON.stringify(json).replace('"deep"', `${'['.repeat(50_000)}${']'.repeat(50_000)}`);
  expect((await readMatchText(deep)).ok).toBe(false);
});

test('a file of over 12 MiB is refused, and another kind of file is named', async () => {
  const json = { ...played(), notes: 'x'.repeat(12 * 1024 * 1024) };
  expect(await read(json)).toMatchObject({
    ok: false,
    faults: [{ message: expect.stringContaining('12 MiB') }],
  });
  expect(await read(sample)).toMatchObject({
    ok: false,
    faults: [{ message: 'This is a roster; it must be a match.' }],
  });
});
