import { describe, expect, test } from 'vitest';
import { aircraftUpgradeGroups, aircraftUpgradeLimit } from '@/lib/systems/horizon-wars/edits/designer';
import { mechUpgradeGroups } from '@/lib/systems/horizon-wars/edits/mech-designer';
import { addedText } from '@/lib/systems/horizon-wars/edits/offers';
import { evaluate } from '@/lib/systems/horizon-wars/evaluate/evaluate';
import { forceOf } from './horizon-wars-forces';

const stats = { m: 3, f: 3, a: 3, d: 3 };
const evaluated = (rulings: object = {}) =>
  evaluate(
    forceOf({
      rulings,
      elements: [
        {
          id: 'e1',
          kind: 'mech',
          name: 'Lance',
          presence: 2,
          stats,
          upgrades: [
            { id: 'minelayer' },
            { id: 'extended-range', option: 'long' },
            { id: 'engineer' },
            { id: 'minelayer' },
          ],
        },
        {
          id: 'e2',
          kind: 'aircraft',
          presence: 3,
          stats,
          upgrades: [{ id: 'heavy-transport', times: 2 }, { id: 'satellite-lock-on' }],
        },
        { id: 'e3', kind: 'mech', presence: 2, stats },
        { id: 'e4', kind: 'conventional', type: 'recon' },
      ],
    }),
    null,
  );

describe('the upgrades a designer shows', () => {
  const { element } = evaluated();
  const rule = 'hw/aircraft/upgrade-limit';

  test('are grouped by kind for a mech, with weapon and frame limited by its Presence', () => {
    const limits = mechUpgradeGroups(element('e1')).map(({ id, limit }) => [id, limit]);
    expect(limits).toEqual([
      ['weapon', { used: 1, most: 2, rule: 'hw/mech/weapon-limit' }],
      ['frame', { used: 3, most: 2, rule: 'hw/mech/frame-limit' }],
      ['command', null],
    ]);
  });

  test('say who may take them if not every mech may', () => {
    const frame = mechUpgradeGroups(element('e1'))[1]?.upgrades ?? [];
    const only = (id: string) => frame.find(({ record }) => record.id === id)?.only;
    expect(only('engineer')).toBe('One in 5 mechs');
    expect(only('drop-harness')).toBe('P1 and P2 only');
    expect(only('minelayer')).toBeUndefined();
  });

  test('include a duplicate from a file twice, each with its index', () => {
    const frame = mechUpgradeGroups(element('e1'))[1]?.upgrades ?? [];
    const minelayer = frame.find(({ record }) => record.id === 'minelayer');
    expect(minelayer?.taken.map(({ index }) => index)).toEqual([0, 3]);
  });

  test('are counted together for an aircraft, with heavy transport once for each time', () => {
    const { settings } = evaluated();
    expect(aircraftUpgradeLimit(element('e2'), settings)).toEqual({ used: 3, most: 3, rule });
    expect(aircraftUpgradeGroups(element('e2'), settings).map(({ limit }) => limit)).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('count only tactical ones for an aircraft under the other ruling', () => {
    const { settings } = evaluated({ 'aircraft-upgrade-limit': 'tactical' });
    expect(aircraftUpgradeLimit(element('e2'), settings)).toBeNull();
    expect(aircraftUpgradeGroups(element('e2'), settings)[0]?.limit).toEqual({ used: 1, most: 3, rule });
  });
});

describe('the message for an added element', () => {
  const { element, elements } = evaluated();
  test.each([
    ['e1', 'Lance added, a P2 mech: 2 in the force'],
    ['e3', 'P2 mech added: 2 in the force'],
    ['e4', 'Reconnaissance added: 1 in the force'],
  ])('%s', (id, text) => {
    expect(addedText(element(id), elements)).toBe(text);
  });
});
