import { expect, test } from 'vitest';
import { warningsOf } from '@/lib/events/by-hand';
import { pairing, round } from './rounds-in-brief';

const players = new Map(
  ['Ann', 'Ben', 'Cid', 'Dan', 'Eve'].map((name) => [
    name.toLowerCase(),
    {
      id: name.toLowerCase(),
      name,
      team: name === 'Ann' || name === 'Dan' ? ` ${name === 'Ann' ? 'HILL' : 'Hill'}` : '',
    },
  ]),
);

/** Warnings of pairings such as "ann ben 2": two players, and a table. */
function warnings(pairings: readonly string[], rounds = [round(1, 'ann>ben', 'cid')]) {
  const present = [...players.values()];
  return warningsOf(
    pairings.map((each) => {
      const [a = '', b = '', table] = each.split(' ');
      return pairing(a, b === '' ? null : b, table === undefined ? null : Number(table));
    }),
    { present, players, rounds },
  );
}

test('pairings that break no rule have no warnings', () => {
  expect(warnings(['ann cid', 'ben dan', 'eve'])).toEqual([]);
});

test('a rematch, a second bye and players of one club are named with their rounds', () => {
  expect(warnings(['ben ann', 'dan eve', 'cid'])).toEqual([
    'Ben and Ann already met in round 1.',
    'Cid had a bye in round 1.',
  ]);
  expect(warnings(['ann dan', 'ben cid', 'eve'])).toEqual(['Ann and Dan are from the same club.']);
  const rounds = [round(1, 'ann>ben', 'cid'), round(2, 'ben>ann', 'cid')];
  expect(warnings(['ann ben', 'dan eve', 'cid'], rounds)).toEqual([
    'Ann and Ben already met in rounds 1 and 2.',
    'Cid had a bye in rounds 1 and 2.',
  ]);
});

test('a table where a player was before is named, and one that is used twice', () => {
  expect(warnings(['ann cid 2', 'ben dan 1', 'eve'])).toEqual(['Ben was already at table 1 in round 1.']);
  expect(warnings(['ann cid 2', 'ben dan 2', 'eve'])).toEqual(['Table 2 is used twice.']);
});

test('players who are paired twice, are missing or are not expected are named', () => {
  expect(warnings(['ann cid', 'ann dan', 'ben'])).toEqual([
    'Ann and Dan are from the same club.',
    'Ann is paired twice.',
    'Eve is not paired.',
  ]);
  expect(warnings(['ann cid'])).toEqual(['Ben, Dan and Eve are not paired.']);
  expect(warnings(['ann ann', 'ben cid', 'dan eve'])).toEqual(['Ann is paired with the same player.']);
  expect(warnings(['ann cid', 'ben dan', 'eve fay'])).toEqual([
    'An unknown player is paired but not in this round.',
  ]);
});

test('more than one bye is a warning', () => {
  expect(warnings(['ann cid', 'ben', 'dan', 'eve'])).toEqual(['3 players have a bye.']);
});
