import { describe, expect, test } from 'vitest';
import type { Intent } from '@/lib/play/intent';
import { winnerOf } from '@/lib/play/outcome';
import { matchText } from '@/lib/play/text';
import { type PlayedGame, playedGames, type Table, tableOf } from './games';

const game = (await playedGames()).find(({ id }) => id === 'battle-royale') as PlayedGame;

const mech = (upgrades: object[] = []) => ({
  muster: 1,
  system: 'battle-royale',
  name: 'Mech',
  force: { mech: { name: '', presence: 3, stats: { m: 4, f: 4, a: 2, d: 3 }, upgrades } },
});
const tableFor = (...upgrades: object[][]) =>
  tableOf(
    upgrades.map((each) => mech(each)),
    game,
  );

const row = ({ standing }: Table, id: string, side = 'a') =>
  standing.sides.find((each) => each.id === side)?.rows.find((each) => each.row.id === id)?.values.values;
const act = (id: string, action: string, input = {}, side = 'a'): Intent => ({
  act: action,
  row: [side, id],
  input,
});
const does = (table: Table, ...intents: Intent[]) => {
  for (const intent of intents) table.do(intent);
};

test('power cells start at four a side', () => {
  expect(tableFor([], [], []).standing.match.values).toMatchObject({ cells: 12, turn: 1 });
});

describe('an ejection', () => {
  test('takes a hit that leaves no A, not one before', () => {
    const table = tableFor([], []);
    does(table, act('mech', 'hit', { take: ['a'] }));
    expect([row(table, 'mech')?.status, row(table, 'pilot')?.place]).toEqual(['standing', 'in-mech']);
    does(table, act('mech', 'hit', { take: ['a'] }));
    expect([row(table, 'mech')?.status, row(table, 'pilot')?.place]).toEqual(['wreck', 'on-foot']);
  });

  test('leaves the pilot the tokens that overkill and charges leave', () => {
    const hits = tableFor([], []);
    does(hits, act('mech', 'hit', { take: ['m', 'm', 'a', 'a'] }));
    expect([row(hits, 'mech')?.tokens, row(hits, 'pilot')?.tokens]).toEqual([0, 1]);
    const charge = tableFor([], []);
    does(charge, act('mech', 'charged', { take: ['a', 'a'] }));
    expect(row(charge, 'pilot')).toMatchObject({ tokens: 0, place: 'on-foot' });
  });

  test('gives the pilot the tokens of a new round, and the wreck none', () => {
    const table = tableFor([], []);
    does(table, act('mech', 'hit', { take: ['a', 'a'] }), { act: 'next' });
    expect([row(table, 'mech')?.tokens, row(table, 'pilot')?.tokens]).toEqual([0, 2]);
    does(table, act('pilot', 'hit', { take: ['a', 'a'] }), { act: 'next' });
    expect(row(table, 'pilot')).toMatchObject({ status: 'killed', tokens: 0 });
  });
});

describe('power cells', () => {
  test('of a headhunter may come from a pilot', () => {
    const table = tableFor([{ id: 'headhunter' }], []);
    does(table, act('mech', 'hit', { take: ['m'] }), act('mech', 'cell', { restore: ['m'], from: 'pilot' }));
    expect(row(table, 'mech')).toMatchObject({ damage: 0, m: 4 });
    expect(table.standing.match.values.cells).toBe(8);
    does(table, act('mech', 'cell', {}, 'b'), act('mech', 'cell', { from: 'pilot' }, 'b'));
    expect(table.standing.match.values.cells).toBe(6);
  });

  test('restore two stat points each, also when the pilot brings several', () => {
    const table = tableFor([], []);
    does(table, act('mech', 'hit', { take: ['m', 'm', 'm', 'f', 'f', 'a', 'a'] }));
    does(table, act('pilot', 'collect'), act('pilot', 'remount', { restore: ['a', 'm', 'm'] }));
    expect(row(table, 'mech')).toMatchObject({ damage: 5, a: 1, m: 2, f: 2, undamaged: false });
    expect(row(table, 'pilot')).toMatchObject({ place: 'in-mech', cells: 0 });
  });
});

test('upgrades have as many boxes as uses, and only where they were taken', () => {
  const table = tableFor([{ id: 'smart-missile', times: 3 }, { id: 'echo-cloak' }], []);
  expect(row(table, 'mech')).toMatchObject({ missiles: 0, 'missiles-left': 3, echoes: 0, echo: '' });
  expect(row(table, 'mech')).not.toHaveProperty('flights');
  expect(row(table, 'mech', 'b')).not.toHaveProperty('missiles');
  expect(row(table, 'pilot')).not.toHaveProperty('missiles');
});

test('the last mech standing may be empty, and one alone has not won', () => {
  const is = (table: Table) => table.standing.match.watches[0]?.is;
  const table = tableFor([], [], []);
  does(table, act('mech', 'hit', { take: ['a', 'a'] }, 'b'));
  expect(is(table)).toBe(false);
  does(table, { set: ['a', 'pilot', 'place'], to: 'on-foot' }, act('mech', 'destroy', {}, 'c'));
  expect(is(table)).toBe('a');
  expect(winnerOf(table.standing)).toBe('a');
  expect(is(tableFor([]))).toBe(false);
});

test('the text of a match has a line a row, and says who has won', () => {
  const table = tableFor([], []);
  does(table, act('mech', 'hit', { take: ['a', 'a'] }, 'b'), { act: 'next' });
  expect(matchText(table.match, table.standing)).toEqual([
    'Case · round 2 · cells 8',
    'Last mech standing: Side 1. 1 of 2 mechs standing',
    '',
    'Side 1 · standing',
    'P3 mech · P 3 · F 4 · M 4 · A 2 · D 3',
    '  Pilot · P 1 · F 1 · M 5 · A 2 · D 5 · in mech',
    '',
    'Side 2 · wreck',
    'P3 mech · P 3 · F 4 · M 4 · A 0 of 2 · D 3 · damage 2 · wreck',
    '  Pilot · P 1 · F 1 · M 5 · A 2 · D 5 · on foot',
  ]);
});
