import { describe, expect, test } from 'vitest';
import {
  addDesignUpgrade,
  removeDesignUpgrade,
  removeUpgradeAt,
  setUpgradeOption,
  setUpgradeTimes,
  stripElement,
} from '@/lib/systems/horizon-wars/edits/edit';
import { forceSchema } from '@/lib/systems/horizon-wars/force';
import { forceOf } from './horizon-wars-forces';

const stats = { m: 3, f: 3, a: 3, d: 3 };
const force = forceOf({
  elements: [
    {
      id: 'e1',
      kind: 'mech',
      presence: 2,
      stats,
      upgrades: [
        { id: 'extended-range', option: 'short' },
        { id: 'minelayer' },
        { id: 'extended-range', option: 'long' },
      ],
    },
    { id: 'e2', kind: 'conventional', type: 'recon' },
    { id: 'e3', kind: 'aircraft', presence: 3, stats, upgrades: [{ id: 'heavy-transport' }] },
  ],
});

const upgradesOf = (next: typeof force, id: string) => {
  const element = forceSchema.parse(next).elements.find((each) => each.id === id);
  return element && 'upgrades' in element ? element.upgrades : [];
};

describe('upgrades', () => {
  test('are removed however often they are taken', () => {
    expect(upgradesOf(removeDesignUpgrade(force, 'e1', 'extended-range'), 'e1')).toEqual([
      { id: 'minelayer' },
    ]);
  });

  test('with options are added with the first of them', () => {
    const bare = removeDesignUpgrade(force, 'e1', 'extended-range');
    expect(upgradesOf(addDesignUpgrade(bare, 'e1', 'extended-range'), 'e1')).toEqual([
      { id: 'minelayer' },
      { id: 'extended-range', option: 'short' },
    ]);
  });

  test('without options are added last, on aircraft too', () => {
    expect(upgradesOf(addDesignUpgrade(force, 'e1', 'engineer'), 'e1').at(-1)).toEqual({ id: 'engineer' });
    expect(upgradesOf(addDesignUpgrade(force, 'e3', 'rotary'), 'e3')).toEqual([
      { id: 'heavy-transport' },
      { id: 'rotary' },
    ]);
  });

  test('are not added to a conventional element', () => {
    expect(addDesignUpgrade(force, 'e2', 'engineer')).toEqual(force);
    expect(removeDesignUpgrade(force, 'e2', 'engineer')).toEqual(force);
  });

  test('are not added twice, and not removed if absent', () => {
    expect(addDesignUpgrade(force, 'e1', 'minelayer')).toEqual(force);
    expect(removeDesignUpgrade(force, 'e1', 'engineer')).toEqual(force);
  });

  test('are all removed from a stripped element', () => {
    expect(upgradesOf(stripElement(force, 'e1'), 'e1')).toEqual([]);
    expect(stripElement(force, 'e1').elements[1]).toBe(force.elements[1]);
  });

  test('taken repeatedly are removed by index', () => {
    expect(upgradesOf(removeUpgradeAt(force, 'e1', 2), 'e1')).toEqual([
      { id: 'extended-range', option: 'short' },
      { id: 'minelayer' },
    ]);
    expect(removeUpgradeAt(force, 'e1', 3)).toEqual(force);
  });

  test('have their option set by index', () => {
    expect(upgradesOf(setUpgradeOption(force, 'e1', 2, 'medium'), 'e1')).toEqual([
      { id: 'extended-range', option: 'short' },
      { id: 'minelayer' },
      { id: 'extended-range', option: 'medium' },
    ]);
  });

  test('such as heavy transport are taken several times, then only once', () => {
    const twice = setUpgradeTimes(force, 'e3', 0, 2);
    expect(upgradesOf(twice, 'e3')).toEqual([{ id: 'heavy-transport', times: 2 }]);
    expect(upgradesOf(setUpgradeTimes(twice, 'e3', 0, 1), 'e3')).toEqual([{ id: 'heavy-transport' }]);
    expect(setUpgradeTimes(force, 'e3', 0, 1)).toEqual(force);
  });
});
