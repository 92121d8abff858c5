import { describe, expect, test } from 'vitest';
import { parsePack } from '@/lib/roster/parse';
import { system } from '@/lib/systems/battle-royale/system';
import { check, pack, royale } from '../../fixtures/battle-royale';
import { says, table } from './table';

const armed = royale({ stats: [5, 5, 3, 2], upgrades: ['smart-missile', 'indirect-fire'] });

table('pack/ban', 'error', null, [
  { says: 'nothing is banned', roster: armed, pack: pack({}) },
  { says: 'something else is banned', roster: armed, pack: pack({ bans: { upgrades: ['headhunter'] } }) },
  {
    says: 'missiles are banned',
    roster: armed,
    pack: pack({ bans: { upgrades: ['smart-missile'] } }),
    broken: says('Ash uses Smart missile, which “Test Open” bans.'),
  },
  {
    says: 'both upgrades of the mech are banned, one of them from Horizon Wars',
    roster: armed,
    pack: pack({ bans: { upgrades: ['indirect-fire', 'smart-missile'] } }),
    broken: says('Ash uses Smart missile and Indirect fire, which “Test Open” bans.'),
  },
]);

table('pack/system', 'error', null, [
  { says: 'the pack is for this game', roster: armed, pack: pack({}) },
  {
    says: 'the pack is for another game, and its bans are not applied',
    roster: armed,
    pack: { ...pack({ bans: { upgrades: ['smart-missile'] } }), system: 'chess' },
    broken: says(
      'The pack is for another game (chess); this roster is for Battle Royale, and nothing else of the pack was applied.',
    ),
  },
]);

describe('a pack may have the fields of a Horizon Wars pack', () => {
  const whole = {
    limit: 1,
    maxElements: 0,
    mechCap: 1,
    superMechs: false,
    eras: ['burning'],
    battlefield: ['mars'],
    setPiece: { battle: 'the-rescue', size: 'patrol' },
    rulings: { 'mobile-infantry-presence': 2 },
    bans: { types: ['special-forces'], upgrades: ['rotary', 'strike'] },
  };

  test('which have no effect on a single mech', () => {
    const giant = royale({ presence: 4, stats: [5, 5, 5, 5] });
    expect(check(giant, pack(whole)).report).toEqual(check(giant).report);
  });

  test.each([
    ['limit', -1],
    ['eras', 'burning'],
    ['superMechs', 1],
    ['setPiece', {}],
    ['rulings', { x: [] }],
    ['bans', { upgrades: ['chainsaw'] }],
    ['chess', true],
  ])('but not a broken %s', (field, value) => {
    const json = { musterPack: 1, name: '', system: 'battle-royale', ...whole, [field]: value };
    expect(parsePack(json, system).ok).toBe(false);
  });
});
