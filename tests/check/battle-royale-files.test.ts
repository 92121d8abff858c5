import { describe, expect, test } from 'vitest';
import { parseRoster } from '@/lib/roster/parse';
import { system } from '@/lib/systems/battle-royale/system';

const stats = { m: 5, f: 5, a: 4, d: 3 };
const withMech = (mech: object) => ({
  muster: 1,
  system: 'battle-royale',
  name: '',
  force: { mech: { presence: 3, stats, ...mech } },
});
const withUpgrade = (...upgrades: unknown[]) => withMech({ upgrades });

describe('a Battle Royale file', () => {
  test('requires Presence and stats, and has defaults for the rest', () => {
    const read = parseRoster(withMech({}), system);
    expect(read).toMatchObject({
      ok: true,
      value: { player: '', notes: '', force: { mech: { name: '', pilot: '', upgrades: [] } } },
    });
  });

  test.each<[string, object, string, string]>([
    ['no mech', { ...withMech({}), force: {} }, 'force.mech', 'This is missing; it must be an object.'],
    ['a Presence of 0', withMech({ presence: 0 }), 'force.mech.presence', 'a whole number from 1 to 20'],
    ['a Presence of 21', withMech({ presence: 21 }), 'force.mech.presence', 'a whole number from 1 to 20'],
    ['a stat below 0', withMech({ stats: { ...stats, m: -1 } }), 'force.mech.stats.m', 'from 0 to 99'],
    ['a fraction', withMech({ stats: { ...stats, d: 1.5 } }), 'force.mech.stats.d', 'from 0 to 99'],
    ['an Ace', withMech({ ace: true }), 'force.mech.ace', 'Unknown field; remove it.'],
    ['a CHQ', withMech({ chq: false }), 'force.mech.chq', 'Unknown field; remove it.'],
    ['an id', withMech({ id: 'e1' }), 'force.mech.id', 'Unknown field; remove it.'],
    ['a long name', withMech({ pilot: 'x'.repeat(121) }), 'force.mech.pilot', 'at most 120 characters'],
    [
      'an unknown upgrade',
      withUpgrade({ id: 'chainsaw' }),
      'force.mech.upgrades[0].id',
      'it must be one of: ',
    ],
    [
      'an aircraft’s upgrade',
      withUpgrade({ id: 'rotary' }),
      'force.mech.upgrades[0].id',
      'it must be one of: ',
    ],
    [
      'a cloak taken twice',
      withUpgrade({ id: 'echo-cloak', times: 2 }),
      'force.mech.upgrades[0].times',
      '"echo-cloak" is taken once; leave "times" out.',
    ],
    [
      'ten missiles',
      withUpgrade({ id: 'smart-missile', times: 10 }),
      'force.mech.upgrades[0].times',
      'a whole number from 1 to 9',
    ],
    [
      'no missile',
      withUpgrade({ id: 'smart-missile', times: 0 }),
      'force.mech.upgrades[0].times',
      'a whole number from 1 to 9',
    ],
    [
      'a missile with abilities',
      withUpgrade({ id: 'smart-missile', abilities: [] }),
      'force.mech.upgrades[0].abilities',
      '"smart-missile" has no abilities; leave "abilities" out.',
    ],
    [
      'two gun drones',
      withUpgrade({ id: 'support-drones', abilities: ['gun', 'shield', 'gun'] }),
      'force.mech.upgrades[0].abilities[2]',
      'Ability "gun" is there twice; it must be unique.',
    ],
    [
      'a drone of another kind',
      withUpgrade({ id: 'support-drones', abilities: ['laser'] }),
      'force.mech.upgrades[0].abilities[0]',
      'it must be one of: shield, gun, spotter.',
    ],
    [
      'extended range without an option',
      withUpgrade({ id: 'extended-range' }),
      'force.mech.upgrades[0].option',
      'The option of "extended-range" must be one of: short, medium, long.',
    ],
    [
      'a cloak with an option',
      withUpgrade({ id: 'headhunter' }, { id: 'echo-cloak', option: 'long' }),
      'force.mech.upgrades[1].option',
      '"echo-cloak" has no options; leave the option out.',
    ],
    [
      'an upgrade too many',
      withUpgrade(...Array(100).fill({ id: 'headhunter' })),
      'force.mech.upgrades',
      '99',
    ],
  ])('with %s is refused at its path', (_, json, path, says) => {
    const read = parseRoster(json, system);
    expect(read.ok).toBe(false);
    if (read.ok) return;
    expect(read.faults.map((fault) => fault.path)).toEqual([path]);
    expect(read.faults[0]?.message).toContain(says);
  });

  test.each([
    [{ id: 'squadron-commander' }],
    [{ id: 'support-drones' }],
    [{ id: 'support-drones', abilities: [] }],
    [{ id: 'flight-frame', times: 1 }],
  ])('may list %o', (upgrade) => {
    expect(parseRoster(withUpgrade(upgrade), system).ok).toBe(true);
  });
});
