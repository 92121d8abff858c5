import { expect, test } from 'vitest';
import { stepText } from '@/lib/fixes/differences';
import type { AnyEditCatalogue } from '@/lib/roster/edits/edit-catalogue';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { loadSystem } from '@/lib/systems/registry';
import { company, platoon, unit as squad } from '../fixtures/at-43';
import { royale } from '../fixtures/battle-royale';
import { alliance, unit } from '../fixtures/command-horizon';
import { carrier, force as fowForce, infantry } from '../fixtures/forge-of-war';
import { adventure, battle, conventional, force, mech } from '../fixtures/horizon-wars';

const terrier = (given: object) => mech('Terrier', given);
const two = (given: Parameters<typeof force>[1] = {}) => force([terrier({}), mech('Ramrod')], given);
const placedAs = (...places: string[]) =>
  force(
    ['a', 'b', 'c', 'd'].map((id) => mech(id, { name: id.toUpperCase() })),
    {
      scenario: battle(
        'deliberate-attack',
        'troop',
        'attacker',
        Object.fromEntries(places.map((each, at) => ['abcd'[at], each])),
      ),
    },
  );
const placedNames = 'A, B, C and 1 more';
const hostile = '<img src=x onerror=alert(1)>=1+1';

test.each<[what: string, before: Roster, now: Roster, text: string]>([
  // Horizon Wars
  ['an addition', force([terrier({})]), two(), 'Ramrod added'],
  ['a removal', two(), force([terrier({})]), 'Ramrod removed'],
  ['an order', two(), force([mech('Ramrod'), terrier({})]), 'Terrier moved'],
  ['nothing', two(), two(), ''],
  [
    'a stat',
    force([terrier({ stats: [3, 6, 1, 1] })]),
    force([terrier({ stats: [3, 16, 1, 1] })]),
    'Terrier: Firepower 6 → 16',
  ],
  ['a flag', two(), force([terrier({ ace: true }), mech('Ramrod')]), 'Terrier: Ace added'],
  [
    'the one CHQ',
    force([terrier({ chq: true }), mech('Ramrod')]),
    force([terrier({}), mech('Ramrod', { chq: true })]),
    'Ramrod made the CHQ',
  ],
  [
    'the CHQ, cleared',
    force([terrier({ chq: true }), mech('Ramrod')]),
    force([terrier({}), mech('Ramrod')]),
    'Terrier no longer the CHQ',
  ],
  [
    'an upgrade',
    force([terrier({ stats: [3, 5, 1, 1], upgrades: [] })]),
    force([terrier({ stats: [3, 5, 1, 1], upgrades: ['jump-jets'] })]),
    'Terrier: Jump jets added',
  ],
  ['a setting', two(), two({ battlefield: ['venus'] }), 'Battlefield conditions: Venus added'],
  [
    'one changed setting',
    two({ battlefield: ['mars'] }),
    two({ battlefield: ['venus'] }),
    'Battlefield conditions changed to Venus',
  ],
  ['the era', two({ era: 'maul' }), two({ era: 'burning' }), 'Era changed to the Burning'],
  [
    'an element in more than three fields',
    force([terrier({ stats: [3, 6, 1, 1] })]),
    force([terrier({ stats: [4, 7, 2, 2] })]),
    '4 changes: Terrier: Movement 3 → 4; Terrier: Firepower 6 → 7; Terrier: Armour/Agility 1 → 2; 1 more',
  ],
  [
    'notes of an element, which are too long to be quoted',
    two(),
    force([{ ...terrier({}), notes: 'Hold the old bridge' }, mech('Ramrod')]),
    'Terrier: notes changed',
  ],
  ['hostile names', two(), force([terrier({}), mech('Ramrod'), mech(hostile)]), `${hostile} added`],
  [
    'many changes',
    two(),
    force(['A', 'B', 'C'].map((name) => conventional(name, 'recon'))),
    '5 changes: Terrier removed; Ramrod removed; A added; 2 more',
  ],
  ['a long name', two(), { ...two(), name: 'x'.repeat(120) }, expect.stringMatching(/^Force name .{59}$/)],
  [
    'notes',
    two(),
    { ...two(), notes: 'A\nB', player: 'Ann' },
    '2 changes: Player changed to Ann; Notes changed',
  ],
  [
    'places, each another',
    placedAs(),
    placedAs('advance', 'advance', 'advance', 'lost'),
    `${placedNames}: place changed`,
  ],
  [
    'places, all the same',
    placedAs(),
    placedAs('reserve', 'reserve', 'reserve', 'reserve'),
    `${placedNames}: place changed to reserve`,
  ],
  [
    'another kind of scenario',
    two({ scenario: battle('deliberate-attack', 'troop', 'attacker') }),
    two({ scenario: adventure('open-warfare') }),
    'Scenario changed to adventure',
  ],
  // Battle Royale
  ['an upgrade', royale(), royale({ upgrades: ['jump-jets'] }), 'Upgrades: Jump jets added'],
  ['a stat', royale(), royale({ stats: [4, 5, 4, 3] }), 'Movement 5 → 4'],
  // Command Horizon
  [
    'a list of numbers',
    alliance([unit('Alpha', 'infantry-platoon', { groups: [3, 4] })]),
    alliance([unit('Alpha', 'infantry-platoon', { groups: [2] })]),
    'Alpha: groups changed to 2',
  ],
  // Forge of War
  [
    'a passenger',
    fowForce([carrier('Carrier', {}), infantry('First')]),
    fowForce([carrier('Carrier', { passengers: ['First'] }), infantry('First')]),
    'Carrier: First added',
  ],
  [
    'a field of a field',
    fowForce([carrier('Carrier', { transport: { capacity: 10 } })]),
    fowForce([carrier('Carrier', { transport: { capacity: 1 } })]),
    'Carrier: figures it carries 10 → 1',
  ],
  // AT-43
  [
    'a move to another platoon',
    company([platoon([squad('Alpha'), squad('Beta')]), platoon([])]),
    company([platoon([squad('Alpha')]), platoon([squad('Beta')])]),
    'Beta moved to platoon 2',
  ],
  [
    'a move in a platoon',
    company([platoon([squad('Alpha'), squad('Beta')])]),
    company([platoon([squad('Beta'), squad('Alpha')])]),
    'Alpha moved',
  ],
  [
    'what is part of an item',
    company([platoon([squad('Alpha', { specialWeapons: [{ name: 'Lance', count: 1 }] })])]),
    company([platoon([squad('Alpha', { specialWeapons: [{ name: 'Lance', count: 2 }] })])]),
    'Lance of Alpha: count 1 → 2',
  ],
  [
    'a count',
    company([platoon([squad('Alpha', { figures: 8 })])]),
    company([platoon([squad('Alpha', { figures: 10 })])]),
    'Alpha: figures 8 → 10',
  ],
])('a step says what it changed: %s', async (_, before, now, text) => {
  const system = (await loadSystem(now.system)) as AnyGameSystem;
  const catalogue = (await system.editCatalogue?.()) as AnyEditCatalogue;
  expect(stepText(now, before, system, catalogue)).toEqual(text);
});
