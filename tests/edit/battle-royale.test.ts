import { describe, expect, test } from 'vitest';
import {
  breaksOfBuild,
  breaksOfUpgrades,
  leftForUpgrades,
  ownGroup,
  sharedGroups,
} from '@/lib/systems/battle-royale/edits/designer';
import {
  addDesignUpgrade,
  mechSummary,
  ownSummary,
  pilotSummary,
  removeDesignUpgrade,
  removeUpgradeAt,
  setAbility,
  setNames,
  setPresence,
  setStat,
  setUpgradeOption,
  setUpgradeTimes,
  startFrom,
} from '@/lib/systems/battle-royale/edits/edit';
import { bareMech } from '@/lib/systems/battle-royale/edits/presets';
import { evaluate } from '@/lib/systems/battle-royale/evaluate/evaluate';
import type { Force } from '@/lib/systems/battle-royale/force';
import { reference } from '@/lib/systems/battle-royale/paper/table-sheet';
import { pack, royale } from '../fixtures/battle-royale';
import { frozen } from '../fixtures/frozen';

const forceOf = (given: Parameters<typeof royale>[0]): Force => frozen(royale(given).force);
const upgradesOf = ({ mech }: Force) => mech.upgrades;

describe('the mech', () => {
  const force = forceOf({ pilot: 'Jun' });

  test('is renamed, and so is its pilot', () => {
    expect(setNames(force, { name: 'Ember' }).mech).toEqual({ ...force.mech, name: 'Ember' });
    expect(setNames(force, { pilot: '' }).mech).toEqual({ ...force.mech, pilot: '' });
  });

  test('gets another Presence and other stats', () => {
    expect(setPresence(force, 2).mech.presence).toBe(2);
    expect(setStat(force, 'd', 9).mech.stats).toEqual({ m: 5, f: 5, a: 4, d: 9 });
  });

  test('is rebuilt and keeps its names', () => {
    expect(startFrom(force, bareMech(1)).mech).toEqual({
      name: 'Ash',
      pilot: 'Jun',
      presence: 1,
      stats: { m: 1, f: 1, a: 1, d: 1 },
      upgrades: [],
    });
  });
});

describe('its upgrades', () => {
  const bare = forceOf({});
  const armed = forceOf({
    upgrades: ['smart-missile', 'support-drones+gun', 'extended-range:long', 'smart-missile'],
  });

  test('are added last, those of Horizon Wars with their first option', () => {
    expect(upgradesOf(addDesignUpgrade(bare, 'flight-frame'))).toEqual([{ id: 'flight-frame' }]);
    expect(upgradesOf(addDesignUpgrade(bare, 'extended-range'))).toEqual([
      { id: 'extended-range', option: 'short' },
    ]);
    expect(addDesignUpgrade(armed, 'smart-missile')).toEqual(armed);
  });

  test('are removed, all of one kind or the one at an index', () => {
    expect(upgradesOf(removeDesignUpgrade(armed, 'smart-missile'))).toHaveLength(2);
    expect(upgradesOf(removeUpgradeAt(armed, 3))).toHaveLength(3);
    expect(removeDesignUpgrade(armed, 'headhunter')).toEqual(armed);
    expect(removeUpgradeAt(armed, 4)).toEqual(armed);
  });

  test('are taken several times, then only once', () => {
    const twice = setUpgradeTimes(armed, 0, 2);
    expect(upgradesOf(twice)[0]).toEqual({ id: 'smart-missile', times: 2 });
    expect(upgradesOf(setUpgradeTimes(twice, 0, 1))[0]).toEqual({ id: 'smart-missile' });
    expect(setUpgradeTimes(armed, 0, 1)).toEqual(armed);
  });

  test('get another option', () => {
    expect(upgradesOf(setUpgradeOption(armed, 2, 'short'))[2]).toEqual({
      id: 'extended-range',
      option: 'short',
    });
  });

  test('have abilities in the order of the book', () => {
    const three = setAbility(setAbility(armed, 1, 'spotter', true), 1, 'shield', true);
    expect(upgradesOf(three)[1]).toEqual({ id: 'support-drones', abilities: ['shield', 'gun', 'spotter'] });
    expect(upgradesOf(setAbility(armed, 1, 'gun', false))[1]).toEqual({ id: 'support-drones' });
    expect(setAbility(armed, 1, 'gun', true)).toEqual(armed);
  });
});

describe('what the designer offers', () => {
  const evaluated = (given: Parameters<typeof royale>[0]) => evaluate(forceOf(given), null);

  test('weapons and frames within the Presence, and no command', () => {
    const { mech } = evaluated({ upgrades: ['headhunter', 'assault-rig', 'indirect-fire', 'minelayer'] });
    expect(sharedGroups(mech).map(({ id, limit }) => [id, limit])).toEqual([
      ['weapon', { used: 1, most: 3, rule: 'hw/mech/weapon-limit' }],
      ['frame', { used: 2, most: 3, rule: 'hw/mech/frame-limit' }],
    ]);
    const frame = sharedGroups(mech)[1]?.upgrades.find(({ record }) => record.id === 'minelayer');
    expect(frame?.taken.map(({ index }) => index)).toEqual([3]);
  });

  test('jump jets to P1 and P2 only, and an engineer to a mech that is alone', () => {
    const [, frame] = sharedGroups(evaluated({}).mech);
    const only = (id: string) => frame?.upgrades.find(({ record }) => record.id === id)?.only;
    expect(only('jump-jets')).toBe('P1 and P2 only');
    expect(only('engineer')).toBeUndefined();
  });

  test('command only if the file has it', () => {
    const { mech } = evaluated({ upgrades: ['squadron-commander'] });
    expect(sharedGroups(mech).map(({ id }) => id)).toEqual(['weapon', 'frame', 'command']);
  });

  test('the ten custom upgrades, without a limit', () => {
    const { upgrades, limit } = ownGroup(evaluated({ upgrades: ['flight-frame×3'] }).mech);
    expect(upgrades).toHaveLength(10);
    expect(limit).toBeNull();
    expect(upgrades.flatMap(({ taken }) => taken)).toMatchObject([{ index: 0, times: 3, points: 3 }]);
  });

  test.each([
    [{ presence: 1, stats: [3, 3, 3, 1] as never, upgrades: ['flight-frame×5'] }, 4],
    [{ presence: 1, stats: [3, 3, 3, 9] as never, upgrades: ['flight-frame×5'] }, 3],
    [{ presence: 3 }, 0],
  ])('what is left for upgrades: %o', (given, left) => {
    expect(leftForUpgrades(evaluated(given).budget)).toBe(left);
  });
});

describe('which rules a choice breaks', () => {
  const breaks = (given: Parameters<typeof royale>[0], banned: string[] = []) => {
    const found = breaksOfUpgrades(evaluate(forceOf(given), pack({ bans: { upgrades: banned } }) as never));
    return (id: string) => found.get(id)?.map(({ rule }) => rule);
  };

  test('the aura together with the reputation', () => {
    const of = breaks({ upgrades: ['intimidating-reputation'] });
    expect(of('aura-of-immolation')).toEqual(['br/upgrade/exclusive']);
    expect(of('headhunter')).toEqual([]);
  });

  test('one weapon upgrade too many, and upgrades for small mechs', () => {
    const of = breaks({ upgrades: ['indirect-fire', 'assassin-strike', 'assisted-targeting'] });
    expect(of('anti-aircraft-fire')).toEqual(['hw/mech/weapon-limit']);
    expect(of('jump-jets')).toEqual(['hw/mech/upgrade-presence']);
    expect(of('squadron-commander')).toEqual(['br/upgrade/command']);
    expect(of('smart-missile')).toEqual([]);
  });

  test('bans of a pack, for an upgrade and for a whole build', () => {
    expect(breaks({}, ['headhunter'])('headhunter')).toEqual(['pack/ban']);
    const evaluation = evaluate(forceOf({}), pack({ bans: { upgrades: ['headhunter'] } }) as never);
    const build = { ...bareMech(3), upgrades: [{ id: 'headhunter' }] };
    expect(breaksOfBuild(evaluation, build).map(({ rule }) => rule)).toEqual(['pack/ban']);
    expect(breaksOfBuild(evaluation, bareMech(3))).toEqual([]);
  });
});

test('the rules page lists the points of every Presence and the cost of each upgrade', () => {
  const [points, custom, shared] = reference();
  expect(points?.rows).toEqual([
    { name: 'P1 Light', value: '11 points, and 8 more for upgrades only' },
    { name: 'P2 Medium', value: '14 points, and 4 more for upgrades only' },
    { name: 'P3 Heavy', value: '17 points' },
    { name: 'P4 and more', value: '3 × P + 8: 20 points at P4' },
  ]);
  expect(custom?.rows).toHaveLength(10);
  expect(custom?.rows[3]).toEqual({ name: 'Support drones', value: '1, plus 1 for each ability' });
  expect(custom?.rows[5]).toEqual({ name: 'Smart missile', value: '1 each time' });
  expect(shared?.rows).toHaveLength(13);
  expect(shared?.rows[1]).toEqual({ name: 'Extended range', value: 'Short 1, Medium 2, Long 2' });
});

test('the outline summarises each section in a line', () => {
  const evaluation = evaluate(forceOf({ upgrades: ['assault-rig', 'flight-frame×2'], pilot: 'Jun' }), null);
  expect(mechSummary(evaluation)).toBe('Ash · P3 mech · F5 M5 A4 D3 · Assault rig');
  expect(ownSummary(evaluation)).toBe('Flight frame ×2');
  expect(pilotSummary(evaluation)).toBe('Jun · once ejected P1 F1 M5 A2 D5');
  const nameless = evaluate(forceOf({ name: '' }), null);
  expect(mechSummary(nameless)).toBe('P3 mech · F5 M5 A4 D3');
  expect(ownSummary(nameless)).toBe('None of the 10 taken');
});
