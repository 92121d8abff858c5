import { describe, expect, test } from 'vitest';
import { atSeat, exchanged, type HandPairing, handWarnings, pairedInOrder } from '@/lib/events/by-hand';

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

test('warnings name rematches, second byes and players of one club', () => {
  const before = {
    number: 1,
    pairings: [
      { a: 'ann', b: 'ben', table: 1 },
      { a: 'cleo', b: null, table: null },
    ],
  };
  const players = [
    { id: 'ann', team: 'Lions ' },
    { id: 'ben', team: 'lions' },
    { id: 'cleo', team: '' },
    { id: 'dan', team: '' },
  ];
  const warnings = handWarnings([before, { ...before, number: 3 }], players);
  expect(warnings({ a: 'ben', b: 'ann' })).toEqual([
    'They played each other in rounds 1 and 3.',
    'They are from the same club.',
  ]);
  expect(warnings({ a: 'cleo', b: null })).toEqual(['This player had a bye in rounds 1 and 3.']);
  expect(warnings({ a: 'cleo', b: 'dan' })).toEqual([]);
  expect(warnings({ a: 'ann', b: null })).toEqual([]);
});
