import { officer, platoon, card as testCard, unit as testUnit } from '../fixtures/at-43';
import { command, unit as troop } from '../fixtures/command-horizon';
import { infantry, rawForce } from '../fixtures/forge-of-war';

const many = <Made>(count: number, make: (at: number) => Made): Made[] =>
  Array.from({ length: count }, (_, at) => make(at));

const rosterOf = (system: string, force: object) => ({ muster: 1, system, name: 'Full', force });

/** A force of each game with figures of three digits, and with problems of each severity it knows. */
export const full: Record<string, object> = {
  'horizon-wars': rosterOf('horizon-wars', {
    limit: 120,
    elements: [
      ...many(30, (at) => ({
        id: `m${at}`,
        kind: 'mech',
        name: '',
        presence: 4,
        stats: { m: 1, f: 1, a: 1, d: 1 },
        upgrades: at === 0 ? [{ id: 'squadron-commander' }] : [],
      })),
      ...many(60, (at) => ({
        id: `c${at}`,
        kind: 'conventional',
        name: '',
        type: 'heavy-infantry',
        chq: at === 0,
      })),
    ],
  }),
  'battle-royale': rosterOf('battle-royale', {
    mech: {
      name: 'Titan',
      pilot: '',
      presence: 8,
      stats: { m: 99, f: 99, a: 99, d: 99 },
      upgrades: many(20, () => ({ id: 'extended-range', option: 'long' })),
    },
  }),
  'command-horizon': rosterOf('command-horizon', {
    faction: 'alliance',
    unitLimit: 100,
    units: [
      ...many(3, (at) => command(`hq${at}`)),
      ...many(120, (at) => troop(`u${at}`, 'infantry-platoon')),
    ],
  }),
  'forge-of-war': rawForce(
    many(110, (at) => infantry(`u${at}`, { figures: 10, weapons: at < 12 ? ['assault-rifle×30'] : [] })),
  ),
  'at-43': rosterOf('at-43', {
    army: 'Testers',
    limit: 3000,
    cards: [testCard('squad', { officers: [officer('Chief', { rank: 1 })] })],
    platoons: many(12, (at) =>
      platoon(many(5, (slot) => testUnit(`u${at}-${slot}`, { figures: at === 0 ? 2 : 10 }))),
    ),
  }),
};

/** A legal force with one warning and one piece of advice. */
export const oneOfEach = rawForce([infantry('Rifles', { weapons: ['assault-rifle×30'] })]);
