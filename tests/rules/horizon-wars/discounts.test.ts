import { describe, expect, test } from 'vitest';
import {
  aircraft,
  check,
  conventional,
  inEra,
  mech,
  type RawElement,
  several,
} from '../../fixtures/horizon-wars';

describe('the discounts of an era', () => {
  const cavalry = (count: number) =>
    several('heavy-cavalry', ...Array.from({ length: count }, (_, index) => `k${index + 1}`));
  const discounts = (elements: RawElement[], rest: object, era = 'burning') => {
    const { totals } = check(inEra(era, elements, { ...rest }));
    const sum = Object.values(totals.costs).reduce((all, cost) => all + cost, 0);
    expect(totals.forceCost).toBe(sum - totals.discounts.reduce((all, { points }) => all + points, 0));
    return totals.discounts.map(({ reason, points }) => `${reason} ${points}`);
  };
  const big = mech('m1', { presence: 3 });
  const onePerMech = { rulings: { 'burning-points': 'one-per-mech' } };

  test('five points of conventional elements give no discount in the Burning', () => {
    expect(discounts([big, ...cavalry(1), conventional('r1', 'recon')], {})).toEqual([]);
  });
  test('six points give 1, eleven no more, twelve 2', () => {
    expect(discounts([big, ...cavalry(2)], {})).toEqual(['burning-mechs 1']);
    expect(discounts([big, ...cavalry(3), conventional('r1', 'recon')], {})).toEqual(['burning-mechs 1']);
    expect(discounts([big, ...cavalry(4)], {})).toEqual(['burning-mechs 2']);
  });
  test('points count as paid under the CHQ, which is free itself', () => {
    const led = [conventional('c1', 'heavy-cavalry', { chq: true }), big];
    expect(discounts([...led, ...cavalry(1)], {})).toEqual([]);
    // Three heavy infantry at 2 − 1, and one heavy cavalry at 3: 6 points.
    expect(discounts([...led, ...cavalry(1), ...several('heavy-infantry', 'h1', 'h2')], {})).toEqual([]);
    expect(discounts([...led, ...cavalry(1), ...several('heavy-infantry', 'h1', 'h2', 'h3')], {})).toEqual([
      'burning-mechs 1',
    ]);
  });
  test('the discount is at most the Presence of the mechs, not counting Aces', () => {
    expect(discounts([mech('m1', { ace: true }), ...cavalry(4)], {})).toEqual(['burning-mechs 1']);
    expect(discounts([mech('m1'), mech('m2'), ...cavalry(6)], {})).toEqual(['burning-mechs 2']);
    expect(discounts(cavalry(4), {})).toEqual([]);
  });
  test('aircraft neither earn nor get the discount', () => {
    expect(discounts([big, ...cavalry(1), aircraft('a1', { presence: 3 })], {})).toEqual([]);
    expect(discounts([aircraft('a1', { presence: 3 }), ...cavalry(4)], {})).toEqual([]);
  });
  test('by the ruling of one per mech, one mech gets 1 and two get 2', () => {
    expect(discounts([big, ...cavalry(6)], {})).toEqual(['burning-mechs 3']);
    expect(discounts([big, ...cavalry(6)], onePerMech)).toEqual(['burning-mechs 1']);
    expect(discounts([big, mech('m2'), ...cavalry(6)], onePerMech)).toEqual(['burning-mechs 2']);
    expect(discounts([big, mech('m2'), ...cavalry(2)], onePerMech)).toEqual(['burning-mechs 1']);
  });
  test('other eras give no discount for conventional elements', () => {
    for (const era of ['open', 'colonial-war', 'maul', 'new-colonial-age', 'age-of-expansion'])
      expect(discounts([big, ...cavalry(4)], {}, era)).toEqual([]);
  });

  const colonial = (elements: RawElement[], allegiance: string | null, era = 'new-colonial-age') =>
    discounts(elements, { allegiance }, era);
  test('Martians get 1 point for P1 mechs, however many', () => {
    expect(colonial([mech('m1')], 'martian')).toEqual(['martian-mech 1']);
    expect(colonial([mech('m1'), mech('m2')], 'martian')).toEqual(['martian-mech 1']);
    expect(colonial([mech('m1', { presence: 2 }), conventional('c1', 'light-infantry')], 'martian')).toEqual(
      [],
    );
  });
  test('Venusians get 1 point for Aces in aircraft, however many', () => {
    expect(colonial([aircraft('a1', { ace: true })], 'venusian')).toEqual(['venusian-ace 1']);
    expect(colonial([aircraft('a1', { ace: true }), aircraft('a2', { ace: true })], 'venusian')).toEqual([
      'venusian-ace 1',
    ]);
    expect(colonial([aircraft('a1'), mech('m1', { ace: true })], 'venusian')).toEqual([]);
  });
  test('neither gets the other’s discount, nor any in another era', () => {
    const both = [mech('m1'), aircraft('a1', { ace: true })];
    expect(colonial(both, 'martian')).toEqual(['martian-mech 1']);
    expect(colonial(both, 'venusian')).toEqual(['venusian-ace 1']);
    expect(colonial(both, null)).toEqual([]);
    expect(colonial(both, 'martian', 'open')).toEqual([]);
    expect(colonial(both, 'venusian', 'age-of-expansion')).toEqual([]);
  });
});
