// An invented company at the table, for the tests of AT-43 in play.

import type { Intent } from '@/lib/play/intent';
import { trackerAt } from '@/lib/play/setup';
import { card, officer, platoon, unit } from '../fixtures/at-43';
import { type PlayedGame, playedGames, type Table, tableOf } from './games';

export const game = (await playedGames()).find(({ id }) => id === 'at-43') as PlayedGame;

export type Raw = Record<string, unknown>;

const staff = [
  officer('Colonel', { rank: 3, authority: 4, leadership: 8 }),
  officer('Rival', { rank: 3, authority: 2, leadership: 6 }),
  officer('Ghost', { rank: null, authority: null, leadership: null }),
];
const walker = { category: 'combat-strider', type: null, structure: null };
const structure = {
  frame: 3,
  propulsion: 2,
  weapons: [
    { name: 'Cannon', points: 1 },
    { name: 'Cannon', points: null },
  ],
};
const hero = (name: string, given: Raw = {}) =>
  card(name.toLowerCase(), {
    numbers: { min: 1, max: 1 },
    officers: [officer(name, { hero: true })],
    ...given,
  });
const cards = [
  card('squad'),
  card('staff', { officers: staff }),
  card('elite', { type: 3 }),
  card('odd', { type: null }),
  card('golems', { morale: 'nerves-of-steel' }),
  card('guns', { category: 'support-unit', supportWeapon: { name: 'Mortar', protection: 7 } }),
  card('walkers', { ...walker, structure }),
  card('wrecks', walker),
  hero('Zora', { morale: 'nerves-of-steel' }),
  hero('Pilot', { ...walker, structure }),
];

export const tableFor = (units: Raw[], given: Raw = {}) =>
  tableOf(
    [
      {
        muster: 1,
        system: 'at-43',
        name: 'Company',
        force: { army: 'Testers', cards, platoons: [platoon(units)], ...given },
      },
    ],
    game,
  );
export const squad = (figures: number, given: Raw = {}) => unit('u1', { figures, ...given });
export const hq = unit('hq', { card: 'staff', officer: 'Colonel' });

export const rowOf = ({ standing }: Table, id: string) =>
  standing.sides[0]?.rows.find((each) => each.row.id === id);
export const row = (table: Table, id = 'u1') => rowOf(table, id)?.values.values ?? {};
export const side = (table: Table) => table.standing.sides[0]?.side.values ?? {};
export const at = (table: Table, ...path: string[]) => trackerAt(table.setup, new Map(), ['a', ...path]);
export const does = (table: Table, ...intents: Intent[]): Table => {
  for (const intent of intents) table.do(intent);
  return table;
};
export const set = (id: string, tracker: string, to: number | string): Intent => ({
  set: ['a', id, tracker],
  to,
});
export const act = (id: string, action: string, input = {}): Intent => ({
  act: action,
  row: ['a', id],
  input,
});
export const buy = (action: string): Intent => ({ act: action, side: 'a' });
export const next: Intent = { act: 'next' };

export const full = squad(8, {
  officer: 'Chief',
  specialWeapons: [{ name: 'Lance', count: 2 }],
  specialists: ['Medic'],
});
export const ridden = unit('u2', { card: 'walkers', figures: 2, hero: { card: 'pilot', name: 'Pilot' } });
export const guns = unit('u3', { card: 'guns', figures: 5, supportWeapons: 2, wave: 'reinforcement' });
export const led = unit('u4', { hero: { card: 'zora', name: 'Zora' } });
