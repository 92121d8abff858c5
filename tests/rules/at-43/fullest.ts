import { many } from '../../bounds/worst';
import { officer, platoon, card as testCard, unit as testUnit } from '../../fixtures/at-43';
import { LONG, named } from '../../sheet/fullest';

const weapon = {
  name: LONG,
  kind: 'ranged',
  accuracy: 5,
  attackRate: 2,
  rerolls: 1,
  penetration: 12,
  damage: 2,
};
const parts = { name: LONG, ap: 30 };
const base = {
  designation: 'Reconnaissance-Sturmpioniere',
  army: LONG,
  type: 3,
  movement: 14,
  protection: 12,
  combat: 10,
  morale: 6,
  size: 3,
  weapons: [weapon, { ...weapon, name: 'Disintegrator', kind: 'close' }],
  numbers: { min: 3, max: 20 },
  ap: { standard: 1200, maximum: 9999 },
  specialWeapons: [{ ...parts, max: 3 }],
  officers: [{ ...parts, rank: 3, authority: 4, leadership: 8 }],
  specialists: [parts],
  equipment: [parts],
};
const structure = {
  frame: 12,
  propulsion: 6,
  weapons: [1, 2, 3, 4].map((points) => ({ name: LONG, points })),
};
const all = {
  officer: LONG,
  specialists: [LONG],
  equipment: [LONG],
  specialWeapons: [{ name: LONG, count: 3 }],
};
const slots = named([
  { card: 'squad', figures: 20, ...all },
  { card: 'squad', figures: 12 },
  { card: 'walker', figures: 3, ...all, specialWeapons: [] },
  { card: 'walker', figures: 2, wave: 'reinforcement' },
]);

/** A force with every record of the data, legal or not: it prints every word that the game can print. */
export const fullest = {
  army: LONG,
  cards: [
    { ...base, id: 'squad', category: 'soldier' },
    { ...base, id: 'walker', category: 'combat-strider', structure },
  ],
  commander: 'u0',
  platoons: [
    { name: LONG, slots },
    { name: '', slots: slots.map((unit) => ({ ...unit, id: `${unit.id}b` })) },
  ],
};

/** A force with three-digit figures and problems of every severity in the game. */
export const large = {
  army: 'Testers',
  limit: 3000,
  cards: [testCard('squad', { officers: [officer('Chief', { rank: 1 })] })],
  platoons: many(12, (at) =>
    platoon(many(5, (slot) => testUnit(`u${at}-${slot}`, { figures: at === 0 ? 2 : 10 }))),
  ),
};
