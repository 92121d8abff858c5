import { describe, expect, test } from 'vitest';
import { MAX_ROUND_ROBIN, roundRobin } from '@/lib/events/pairing';

const playersOf = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `player-${at + 1}` }));

describe.each([1, 2, 3, 4, 5, 6, 7, 8])('a round robin of players: %i', (count) => {
  const rounds = roundRobin(playersOf(count), 'seed');

  test('has a round for each opponent, and with an odd number one more', () => {
    expect(rounds.length).toBe(count % 2 === 0 ? count - 1 : count);
  });

  test('has everyone once in each round, at tables from 1', () => {
    for (const pairings of rounds) {
      const paired = pairings.flatMap(({ a, b }) => (b === null ? [a] : [a, b])).sort();
      expect(paired).toEqual(playersOf(count).map(({ id }) => id));
      const games = pairings.filter(({ b }) => b !== null);
      expect(games.map(({ table }) => table)).toEqual(games.map((_, at) => at + 1));
      expect(pairings.length - games.length).toBe(count % 2);
      expect(pairings.filter(({ b }) => b === null).map(({ table }) => table)).toEqual(
        count % 2 === 0 ? [] : [null],
      );
    }
  });

  test('has each two players meet once, and each with an odd number one bye', () => {
    const met = rounds.flat().map(({ a, b }) => [a, b].sort().join(' '));
    expect(new Set(met).size).toBe(met.length);
    expect(met.length).toBe((count * (count - 1)) / 2 + (count % 2 === 0 ? 0 : count));
  });
});

test('the order is drawn by the seed', () => {
  const orders = Array.from({ length: 10 }, (_, seed) => JSON.stringify(roundRobin(playersOf(6), `${seed}`)));
  expect(new Set(orders).size).toBe(10);
  expect(roundRobin(playersOf(6).reverse(), '1')).toEqual(roundRobin(playersOf(6), '1'));
});

test('players change tables: no one is at the same one in all rounds', () => {
  for (const count of [5, 6, 7, 8]) {
    const games = roundRobin(playersOf(count), 'seed').flat();
    for (const { id } of playersOf(count)) {
      const own = games.filter(({ a, b }) => a === id || b === id);
      expect(new Set(own.map(({ table }) => table)).size).toBeGreaterThan(1);
    }
  }
});

test('more than 8 players are refused, and none have no rounds', () => {
  expect(() => roundRobin(playersOf(MAX_ROUND_ROBIN + 1), 'seed')).toThrow(RangeError);
  expect(roundRobin([], 'seed')).toEqual([]);
});
