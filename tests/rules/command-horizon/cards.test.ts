import { describe, expect, test } from 'vitest';
import type { SheetCard } from '@/lib/sheet/card';
import { system } from '@/lib/systems/command-horizon/system';
import { alliance, asori, checked, command, unit } from '../../fixtures/command-horizon';

const cardsOf = (roster: ReturnType<typeof alliance>): SheetCard[] =>
  system.cards(checked(roster).evaluation);
const stats = (card: SheetCard | undefined) =>
  card?.stats.map(({ label, value, small }) => [label, value, ...(small ? [small] : [])].join(' '));
const boxes = (card: SheetCard | undefined) => card?.boxes.map(({ label, count }) => `${label} ${count}`);
const effect = (card: SheetCard | undefined, name: string) =>
  card?.lines.find((line) => line.name === name)?.effect;

describe('the card of a unit', () => {
  test('exists for every unit in the order of the force, and for every squad on its own', () => {
    const roster = asori([
      command(),
      unit('p', 'infantry-platoon', { deployAs: 'squads' }),
      unit('l', 'light-tanks'),
    ]);
    expect(cardsOf(roster).map(({ title }) => title)).toEqual([
      'hq',
      'p, squad 1',
      'p, squad 2',
      'p, squad 3',
      'p, squad 4',
      'l',
    ]);
  });

  test('has its figures, its dice after each model lost, and boxes for models and stuns', () => {
    const [hq, tanks] = cardsOf(alliance([command(), unit('l', 'light-tanks')]));
    expect(hq).toMatchObject({ what: 'Medium command · 2 CP', marks: [] });
    expect(stats(tanks)).toEqual(['Range 20 cm', 'Attack 5', 'Reaction 3', 'Defence –']);
    expect(effect(tanks, 'Tanks lost')).toBe('attack 4/3/2/1; reaction 2/2/1/1.');
    expect(boxes(tanks)).toEqual(['Tanks (5) 5', 'Stuns (10) 10']);
    expect(effect(hq, 'Radar jammer')).toContain('15 cm');
  });

  test('has boxes for drones and for teams, and includes the teams’ dice', () => {
    const [guarded] = cardsOf(asori([command('hq', { shieldDrones: 2 })]));
    expect(boxes(guarded)).toEqual(['Tanks (2) 2', 'Stuns (4) 4', 'Shield drones (2) 2']);
    const heavy = unit('h', 'heavy-weapons-platoon', { attachTo: ['p', 'p'] });
    const [platoon, sender] = cardsOf(alliance([unit('p', 'infantry-platoon'), heavy]));
    expect(stats(platoon)).toEqual(['Range 10, 20 cm', 'Attack 11 9 close', 'Reaction 6', 'Defence –']);
    expect(boxes(platoon)).toEqual([
      'Bases (6) 6',
      'Teams (2), 4 dice to 20 cm, never raised 2',
      'Stuns (16) 16',
    ]);
    expect(sender?.marks).toEqual(['2 teams with p']);
  });

  test('of a squad has none of the platoon’s specials, and of artillery no reaction', () => {
    const [platoon] = cardsOf(alliance([unit('p', 'infantry-platoon')]));
    const [squad] = cardsOf(alliance([unit('p', 'infantry-platoon', { deployAs: 'squads' })]));
    const [guns] = cardsOf(asori([unit('g', 'mobile-artillery', { models: 3 })]));
    expect(effect(platoon, 'As one')).toBeDefined();
    expect(effect(squad, 'As one')).toBeUndefined();
    expect(stats(guns)).toEqual(['Range 10–50 cm', 'Attack 6', 'Reaction –', 'Defence –']);
    expect(effect(guns, 'Pieces lost')).toBe('attack 4/2.');
  });

  test('draws a limited number of boxes, and states the number', () => {
    const [card] = cardsOf(asori([unit('l', 'light-tanks', { models: Number.MAX_SAFE_INTEGER })]));
    expect(card?.boxes.every(({ count }) => count <= 80)).toBe(true);
    expect(card?.boxes[0]?.label).toBe(`Tanks (${Number.MAX_SAFE_INTEGER})`);
  });
});
