import { describe, expect, test } from 'vitest';
import { chartDataOf, commandFlow } from '@/lib/systems/horizon-wars/evaluate/chart-data';
import { evaluated, forceWith } from './sections-forces';

describe('the profile chart of a force', () => {
  test('shows kinds and elements that fill the bar of points without gaps', () => {
    const evaluation = evaluated(forceWith());
    const { kinds, elements, gross, most } = chartDataOf(evaluation);
    expect(kinds.map(({ kind }) => kind)).toEqual(['mech', 'conventional', 'aircraft']);
    let end = 0;
    for (const { from, cost } of elements) {
      expect(from).toBe(end);
      end += cost;
    }
    expect(end).toBe(gross);
    expect(gross).toBe(evaluation.forceCost);
    expect(kinds.reduce((sum, { points }) => sum + points, 0)).toBe(gross);
    expect(elements.map(({ number }) => number)).toEqual(elements.map((_, index) => index + 1));
    expect(most.points).toBe(gross);
  });

  test('extends the scale to the limit if it is above the points', () => {
    expect(chartDataOf(evaluated(forceWith({ limit: 99 }))).most.points).toBe(99);
  });

  test('shows a discount separately from the points before it', () => {
    const { gross, discount, forceCost } = chartDataOf(evaluated(forceWith({ era: 'burning' })));
    expect(discount).toBeGreaterThan(0);
    expect(gross - discount).toBe(forceCost);
  });

  test('plots cost against Presence', () => {
    const { elements } = chartDataOf(evaluated(forceWith()));
    const hq = elements.find(({ id }) => id === 'hq');
    expect(hq).toMatchObject({ presence: 1, cost: 0, difference: -1 });
  });

  test('has the stats P F M A D, with raises and the aircraft bonus separate', () => {
    const force = forceWith({ commandResources: [{ type: 'recon', raise: { a: 2 } }] });
    const { elements, most } = chartDataOf(evaluated(force));
    const of = (id: string) => elements.find((element) => element.id === id)?.stats ?? [];
    expect(of('eyes').map(({ key, value }) => `${key}${value}`)).toEqual(['P2', 'F1', 'M5', 'A6', 'D1']);
    expect(of('eyes').map(({ raised }) => raised)).toEqual([0, 0, 0, 2, 0]);
    expect(of('big')[2]).toEqual({ key: 'M', value: 3, bonus: 5, raised: 0 });
    expect(most.stat).toBe(8);
  });

  test('has scales even for an empty force', () => {
    const { elements, kinds, most } = chartDataOf(evaluated(forceWith({ elements: [], limit: null })));
    expect({ elements, kinds }).toEqual({ elements: [], kinds: [] });
    expect(most).toEqual({ points: 1, element: 1, stat: 1 });
  });
});

describe('the flow of command resources', () => {
  const flow = (fields: object) => commandFlow(evaluated(forceWith(fields)));

  test('leads from conventional elements to what is earned and what it buys', () => {
    const commandResources = [
      { type: 'light-infantry', raise: { d: 1 } },
      { type: 'heavy-infantry', raise: { d: 1 } },
      { type: 'special-forces', raise: { d: 1 } },
    ];
    expect(flow({ commandResources })).toMatchObject({
      conventional: 6,
      earned: 3,
      spent: 3,
      left: 0,
      over: 0,
      most: 3,
      types: [
        { type: 'light-infantry', spent: 2, from: 0 },
        { type: 'heavy-infantry', spent: 1, from: 2 },
      ],
    });
  });

  test('says how much is left or overspent', () => {
    expect(flow({})).toMatchObject({ left: 3, over: 0 });
    const commandResources = [{ type: 'recon', raise: { m: 2 } }];
    expect(flow({ commandResources })).toMatchObject({ spent: 4, left: 0, over: 1, most: 4 });
  });
});
