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

describe('the build points of a mech or an aircraft', () => {
  test.each([
    [1, 11],
    [2, 14],
    [3, 17],
    [4, 20],
    [5, 23],
    [6, 26],
    [20, 68],
  ])('a P%i mech has %i', (presence, points) => {
    const { evaluation } = check(force([mech('m1', { presence, stats: [1, 1, 1, 1] })]));
    expect(evaluation.element('m1').budget).toEqual({ points, onStats: 4, onUpgrades: 0, left: points - 4 });
  });

  test.each([
    [1, 9],
    [2, 12],
    [3, 15],
  ])('a P%i aircraft has %i', (presence, points) => {
    const { evaluation } = check(force([aircraft('a1', { presence, stats: [1, 1, 1, 1] })]));
    expect(evaluation.element('a1').budget).toEqual({ points, onStats: 4, onUpgrades: 0, left: points - 4 });
  });

  test.each([
    ['assisted-targeting', 1],
    ['extended-range:short', 1],
    ['extended-range:medium', 2],
    ['extended-range:long', 2],
    ['assassin-strike', 1],
    ['indirect-fire', 1],
    ['anti-aircraft-fire', 0],
    ['agile-frame', 1],
    ['assault-rig', 1],
    ['drop-harness', 2],
    ['engineer', 1],
    ['fragmentation-screen', 1],
    ['jump-jets', 1],
    ['minelayer', 1],
    ['stealth-suite', 2],
    ['squadron-commander', 1],
  ])('%s costs a mech %i', (upgrade, points) => {
    const { evaluation } = check(force([mech('m1', { stats: [1, 1, 1, 1], upgrades: [upgrade] })]));
    expect(evaluation.element('m1').budget?.onUpgrades).toBe(points);
  });
});

describe('command resources', () => {
  const recon = (count: number) =>
    several('recon', ...Array.from({ length: count }, (_, index) => `r${index + 1}`));
  const resources = (elements: RawElement[], given: object[] = []) =>
    check(force(elements, { commandResources: given })).totals.commandResources;

  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [9, 4],
  ])('%i conventional elements under a mech earn %i', (count, earned) => {
    expect(resources([mech('m1', { chq: true }), ...recon(count)])).toEqual({ earned, spent: 0 });
    expect(resources(recon(count))).toEqual({ earned: 0, spent: 0 });
    expect(resources([aircraft('a1', { chq: true }), ...recon(count)])).toEqual({ earned, spent: 0 });
  });

  test('a conventional CHQ counts as a conventional element', () => {
    expect(resources([conventional('c1', 'heavy-cavalry', { chq: true }), ...recon(1)]).earned).toBe(1);
  });

  test('each upgrade and each +1 costs 1 for each element of the type, the CHQ too', () => {
    const elements = [
      conventional('c1', 'recon', { chq: true }),
      ...recon(2),
      conventional('h1', 'heavy-infantry'),
    ];
    expect(
      resources(elements, [{ type: 'recon', upgrades: ['strike', 'antigrav'], raise: { m: 1, d: 2 } }]).spent,
    ).toBe(15);
    expect(resources(elements, [{ type: 'heavy-infantry', raise: { f: 2 } }]).spent).toBe(2);
    expect(
      resources(elements, [{ type: 'light-cavalry', raise: { f: 20 }, upgrades: ['strike'] }]).spent,
    ).toBe(0);
  });

  test('raised stats are the type’s, and no other’s', () => {
    const { evaluation } = check(
      force([...recon(1), conventional('h1', 'heavy-infantry')], {
        commandResources: [{ type: 'recon', raise: { m: 1, f: 2, a: 3, d: 4 } }],
      }),
    );
    expect(evaluation.element('r1').stats).toEqual({ m: 6, f: 3, a: 7, d: 5 });
    expect(evaluation.element('h1').stats).toEqual({ m: 3, f: 4, a: 3, d: 3 });
  });
});
