import { describe, expect, test } from 'vitest';
import { atSeat, exchanged, type HandPairing, pairedInOrder } from '@/lib/events/by-hand';

const pairing: HandPairing = {
  tables: [
    { a: 'ann', b: 'ben' },
    { a: 'cleo', b: 'dan' },
    { a: 'eve', b: null },
  ],
  out: ['finn'],
};

describe('pairings by hand', () => {
  test('start with neighbours in the order given, the last of an odd number with a bye', () => {
    expect(pairedInOrder(['ann', 'ben', 'cleo'])).toEqual({
      tables: [
        { a: 'ann', b: 'ben' },
        { a: 'cleo', b: null },
      ],
      out: [],
    });
    expect(pairedInOrder([])).toEqual({ tables: [], out: [] });
  });

  test('change by exchanging two players', () => {
    const next = exchanged(pairing, { table: 0, side: 'b' }, { table: 1, side: 'a' });
    expect(next.tables.slice(0, 2)).toEqual([
      { a: 'ann', b: 'cleo' },
      { a: 'ben', b: 'dan' },
    ]);
  });

  test('give a bye to another player by an exchange with the bye', () => {
    const next = exchanged(pairing, { table: 0, side: 'a' }, { table: 2, side: 'b' });
    expect(next.tables).toEqual([
      { a: 'ben', b: null },
      { a: 'cleo', b: 'dan' },
      { a: 'eve', b: 'ann' },
    ]);
  });

  test('lose a table without players, and take in those who were left out', () => {
    const next = exchanged(pairing, { table: 2, side: 'a' }, { out: 1 });
    expect(next).toEqual({ tables: pairing.tables.slice(0, 2), out: ['finn', 'eve'] });
    expect(exchanged(pairing, { table: 2, side: 'b' }, { out: 0 })).toEqual({
      tables: [...pairing.tables.slice(0, 2), { a: 'eve', b: 'finn' }],
      out: [],
    });
    expect(atSeat(pairing, { out: 1 })).toBeNull();
  });

  test('stay the same if a seat is exchanged with itself', () => {
    expect(exchanged(pairing, { table: 1, side: 'b' }, { table: 1, side: 'b' })).toEqual(pairing);
  });
});
