import { describe, expect, test } from 'vitest';
import { system } from '@/lib/systems/at-43/system';
import { card, check, company, hq, officer, platoon, unit } from '../../fixtures/at-43';
import { sheetOf, tableOf } from './sheet';

const pistol = { name: 'Pistol', kind: 'ranged', accuracy: 4, attackRate: 2, special: true };
const structure = { frame: 3, propulsion: 2, weapons: [{ name: 'Cannon', points: 1 }] };
const one = { numbers: { min: 1, max: 1 } };
const cards = [
  card('zora', {
    ...one,
    movement: 12,
    protection: 6,
    combat: 5,
    size: 2,
    weapons: [pistol],
    officers: [officer('Zora', { hero: true })],
  }),
  card('yuri', {
    ...one,
    category: 'combat-strider',
    aboard: 'walker',
    structure,
    officers: [officer('Yuri', { rank: null, authority: null, hero: true })],
  }),
  card('walker', { category: 'combat-strider', structure, numbers: { min: 1, max: 3 } }),
  card('mortars', {
    category: 'support-unit',
    type: 1,
    supportWeapon: { name: 'Heavy mortar', protection: 7, combat: 1, size: 3 },
    weapons: [{ name: 'Shells', kind: 'ranged', fieldOfView: 'Front' }],
  }),
];
const troops = unit('u1', { hero: { card: 'zora', name: 'Zora' } });
const riders = unit('u2', { card: 'walker', figures: 1, hero: { card: 'yuri', name: 'Yuri' } });
const crew = unit('u3', { card: 'mortars', figures: 6, supportWeapons: 2 });
const alone = unit('u4', { card: 'zora', figures: 1 });
const of = (...list: Parameters<typeof platoon>[0]) => company([platoon([hq, ...list])], { cards });

describe('a hero of another card', () => {
  test('has a line below his unit, with the figures and weapons of his card and a box', () => {
    const [, led, his] = tableOf(of(troops), 'Company sheet').said;
    expect(led).toMatchObject({ unit: 'u1 / Platoon 1, slot 2 · Assault', rank: '–', act: 'free' });
    expect(his).toMatchObject({
      unit: 'Zora / with u1',
      type: 'soldier ★',
      size: '2',
      rank: '2 / Zora / aut. 3 · lead. 5',
      profile: '12 · 6 · 5',
      weapons: 'Pistol: / acc. 4, 2/?, ?/?',
      fighters: '1 boxes / Not counted in the numbers',
      rush: '18 cm',
      act: '–',
    });
  });

  test('has structure boxes for his own machine', () => {
    const roster = of(riders);
    expect(tableOf(roster, 'Company sheet').said[2]?.fighters).toBe('1 machine / Not counted in the numbers');
    expect(tableOf(roster, 'Structure points').said.map(({ machine, frame }) => [machine, frame])).toEqual([
      ['u2', '3 boxes'],
      ['Yuri, with u2', '3 boxes'],
    ]);
  });

  test('has his profile, weapons and boxes on the card of his unit', () => {
    const [, led] = system.cards(check(of(troops)).evaluation);
    expect(led?.lines.slice(0, 3).map(({ name, effect }) => `${name}: ${effect}`)).toEqual([
      'Zora: rank 2, authority 3, leadership 5.',
      'Zora, by zora: soldier ★: mov. 12, rush 18, prot. 6, comb. 5, mor. –, size 2.',
      'Pistol (Zora): acc. 4, 2/?, ?/?. Its bearers do not attack in close combat.',
    ]);
    const [, rode] = system.cards(check(of(riders)).evaluation);
    expect(rode?.boxes).toMatchObject([
      { label: 'Structure', count: 6, bars: [3, 5] },
      { label: 'Yuri', count: 6, bars: [3, 5] },
    ]);
  });
});

test('a unit of a hero’s card is the hero himself: one line, one box, and he leads', () => {
  const { said } = tableOf(of(alone), 'Company sheet');
  expect(said).toHaveLength(2);
  expect(said[1]).toMatchObject({
    unit: 'u4 / Platoon 1, slot 2 · Assault',
    rank: '2 / Zora / aut. 3 · lead. 5',
    act: 'free',
  });
  expect(said[1]?.fighters).toMatch(/^1 boxes/);
  expect(tableOf(of(alone), 'Company building: Platoon 1').said[1]?.officer).toBe('Zora (40)');
});

describe('support weapons', () => {
  test('have a line separate from their gunners, with their own figures', () => {
    const [, gunners, weapons] = tableOf(of(crew), 'Company sheet').said;
    expect(gunners).toMatchObject({ weapons: 'Shells: / unknown profile, view: Front' });
    expect(gunners?.fighters).toBe(
      '4 boxes / Morale ? against 8: at 3 fighters or fewer / Its support weapons count as fighters',
    );
    expect(weapons).toMatchObject({
      unit: 'Heavy mortar / 2 with u3',
      size: '3',
      profile: '– · 7 · 1',
      fighters: '2 boxes',
    });
    expect(tableOf(of(crew), 'Company building: Platoon 1').said[1]?.designation).toBe(
      'u3 / mortars · support unit ★ · with 2 support weapons',
    );
  });

  test('have a line and boxes on the card of their unit', () => {
    const [, each] = system.cards(check(of(crew)).evaluation);
    expect(each?.lines.map(({ name }) => name)).toContain('Shells (4)');
    expect(each?.lines).toContainEqual({
      name: 'Heavy mortar (2)',
      effect: 'protection 7, combat 1, size 3.',
      page: 48,
    });
    expect(each?.boxes).toMatchObject([
      { label: 'Fighters', count: 4 },
      { label: 'Support weapons', count: 2 },
    ]);
  });
});

test('every leader is in the succession of command, with the commander first and circled (p.55)', () => {
  const roster = of(troops, riders);
  const { said, rows } = tableOf(roster, 'Succession of command');
  expect(
    said.map(({ leader, rank, authority, leadership, wager }) => [
      leader,
      rank,
      authority,
      leadership,
      wager,
    ]),
  ).toEqual([
    ['Colonel', '3', '4', '8', '0 to 4'],
    ['Yuri', '–', '–', '5', '–'],
    ['Zora', '2', '3', '5', '0 to 3'],
  ]);
  expect(rows.map(({ cells }) => cells.leader?.kind === 'text' && cells.leader.circled)).toEqual([
    true,
    false,
    false,
  ]);
  const leaderless = company([platoon([unit('u1')])]);
  expect(sheetOf(leaderless).tables.map(({ title }) => title)).not.toContain('Succession of command');
});

test('by the ruling, leaders of reinforcements come last and are marked as not counting', () => {
  const late = { ...riders, wave: 'reinforcement' };
  const said = (rulings: Record<string, unknown>) =>
    tableOf(company([platoon([hq, troops, late])], { cards, rulings }), 'Succession of command').said.map(
      ({ leader, unit: where }) => `${leader}: ${where}`,
    );
  expect(said({})).toEqual(['Colonel: hq', 'Yuri: u2', 'Zora: u1']);
  expect(said({ 'command-units': 'assault' })).toEqual([
    'Colonel: hq',
    'Zora: u1',
    'Yuri: u2 / reinforcement, does not count for command',
  ]);
});

test('changed rulings are counted and explained on the sheet', () => {
  const roster = company([platoon([hq])], { rulings: { 'value-between': 'maximum', factions: 'one' } });
  const { facts, notes } = sheetOf(roster);
  expect(facts).toContainEqual({ label: 'Rulings', value: '1 changed' });
  expect(notes).toContainEqual({
    title: 'Rulings changed',
    lines: [
      'A.P. between the fewest and the most: The maximum value as soon as there are more than the fewest.',
    ],
  });
});

test('an unknown rank is mentioned only if it may matter', () => {
  const { notes } = sheetOf(of(riders));
  expect(notes).toContainEqual({
    title: 'Unknown, so not checked',
    lines: ['u2: the rank of its leader.'],
  });
});
