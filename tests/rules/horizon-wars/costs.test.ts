import { describe, expect, test } from 'vitest';
import {
  aircraft,
  check,
  conventional,
  force,
  mech,
  type RawElement,
  several,
} from '../../fixtures/horizon-wars';

/** The cost of each type (rows) under each CHQ type (columns): Presence, then the modifiers (p.58, 64). */
const columns = [
  'light-infantry',
  'mobile-infantry',
  'heavy-infantry',
  'airborne-infantry',
  'special-forces',
  'light-cavalry',
  'heavy-cavalry',
];
const matrix: Record<string, [presence: number, modifiers: number[]]> = {
  'light-infantry': [1, [0, 0, 1, 0, 0, 2, 1]],
  'mobile-infantry': [1, [0, 0, 0, -1, 0, 0, 0]],
  'heavy-infantry': [2, [1, 0, 0, 1, 1, 1, -1]],
  'airborne-infantry': [2, [-1, 2, 1, 0, -1, 1, 2]],
  'special-forces': [3, [0, 1, 1, -1, 0, 0, 1]],
  'light-cavalry': [2, [1, -1, 0, 1, 0, 0, -1]],
  'heavy-cavalry': [3, [1, 0, -1, 2, 1, -1, 0]],
  'light-artillery': [2, [-1, 1, 1, -1, 0, -1, 1]],
  'armoured-artillery': [3, [2, 0, 0, 2, 1, 1, -1]],
  recon: [2, [-1, -1, -1, -1, -1, 0, 0]],
};
const cells = Object.entries(matrix).flatMap(([type, [presence, modifiers]]) =>
  columns.map((chq, column) => ({ type, chq, presence, modifier: modifiers[column] as number })),
);

describe('the cost of a conventional element under a conventional CHQ', () => {
  test('the matrix of ten types under seven CHQs has 70 cells', () => expect(cells).toHaveLength(70));

  test.each(cells)('$type under $chq: $presence and $modifier', ({ type, chq, presence, modifier }) => {
    const { totals } = check(force([conventional('c1', chq, { chq: true }), conventional('x1', type)]));
    expect(totals.costs).toEqual({ c1: 0, x1: presence + modifier });
    expect(totals.forceCost).toBe(presence + modifier);
    expect(totals.forcePresence).toBe(presence + (matrix[chq]?.[0] ?? 0));
  });

  test.each(Object.entries(matrix))(
    '%s costs its Presence under a mech CHQ or without a CHQ',
    (type, [presence]) => {
      expect(check(force([conventional('x1', type)])).totals.costs).toEqual({ x1: presence });
      expect(check(force([mech('m1', { chq: true }), conventional('x1', type)])).totals.costs).toEqual({
        m1: 1,
        x1: presence,
      });
    },
  );

  test('heavy infantry costs 3 under light infantry and 1 under heavy cavalry', () => {
    const cost = (chq: string) =>
      check(force([conventional('c1', chq, { chq: true }), conventional('x1', 'heavy-infantry')])).totals
        .costs.x1;
    expect([cost('light-infantry'), cost('heavy-cavalry')]).toEqual([3, 1]);
  });

  test('no cost is below 0, not even of mobile infantry under airborne infantry', () => {
    expect(Math.min(...cells.map(({ presence, modifier }) => presence + modifier))).toBe(0);
  });

  test.each(['light-artillery', 'armoured-artillery', 'recon'])(
    '%s as an illegal CHQ is free and changes no cost',
    (chq) => {
      const elements = [
        conventional('c1', chq, { chq: true }),
        ...several('heavy-infantry', 'x1'),
        conventional('x2', chq),
      ];
      expect(check(force(elements)).totals.costs).toEqual({ c1: 0, x1: 2, x2: matrix[chq]?.[0] });
    },
  );

  test('the first of several marked elements counts: it is free, the others are paid for', () => {
    const marked = ['light-infantry', 'heavy-cavalry'].map((type, index) =>
      conventional(`c${index + 1}`, type, { chq: true }),
    ) as [RawElement, RawElement];
    const foot = conventional('x1', 'heavy-infantry');
    expect(check(force([...marked, foot])).totals.costs).toEqual({ c1: 0, c2: 4, x1: 3 });
    expect(check(force([marked[1], marked[0], foot])).totals.costs).toEqual({ c2: 0, c1: 2, x1: 1 });
  });

  test('if an aircraft is marked first, no conventional element is free and no cost changes', () => {
    const elements = [aircraft('a1', { chq: true }), conventional('c1', 'light-infantry', { chq: true })];
    expect(check(force([...elements, conventional('x1', 'heavy-infantry')])).totals.costs).toEqual({
      a1: 1,
      c1: 1,
      x1: 2,
    });
  });
});

describe('the cost of mechs and aircraft', () => {
  test.each([1, 2, 3])('a P%i one costs its Presence, and 1 more as an Ace, under any CHQ', (presence) => {
    const elements = [
      conventional('c1', 'heavy-cavalry', { chq: true }),
      mech('m1', { presence }),
      mech('m2', { presence, ace: true, upgrades: ['agile-frame'] }),
      aircraft('a1', { presence }),
      aircraft('a2', { presence, ace: true, upgrades: ['rotary'] }),
    ];
    const { totals } = check(force(elements));
    expect(totals.costs).toEqual({ c1: 0, m1: presence, m2: presence + 1, a1: presence, a2: presence + 1 });
    expect(totals.forcePresence).toBe(3 + 4 * presence);
  });

  test('a mech CHQ is paid for', () => {
    expect(check(force([mech('m1', { presence: 3, chq: true, ace: true })])).totals.forceCost).toBe(4);
  });
});
