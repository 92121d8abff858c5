import { describe, expect, test } from 'vitest';
import { asItStands } from '@/lib/play/as-it-stands';
import { type Intent, setIntent } from '@/lib/play/intent';
import { trackerAt } from '@/lib/play/setup';
import { matchText } from '@/lib/play/text';
import { checkRoster } from '@/lib/roster/check';
import { type PlayedGame, playedGames, type Table, tableOf } from './games';

const game = (await playedGames()).find(({ id }) => id === 'command-horizon') as PlayedGame;

type Units = Record<string, unknown>[];

const roster = (faction: string, units: Units, rulings = {}) => ({
  muster: 1,
  system: 'command-horizon',
  name: 'Force',
  force: { faction, units, rulings },
});
const alliance = (units: Units, rulings = {}) => roster('alliance', units, rulings);
const asori = (units: Units, rulings = {}) => roster('asori', units, rulings);
const table = (...rosters: unknown[]) => tableOf(rosters, game);

const unit = (id: string, type: string, more = {}) => ({ id, type, ...more });
const platoon = (id: string, more = {}) => unit(id, 'infantry-platoon', more);

const valuesOf = ({ standing }: Table, id: string, side = 'a') =>
  standing.sides.find((each) => each.id === side)?.rows.find((each) => each.row.id === id)?.values;
const row = (at: Table, id: string, side = 'a') => valuesOf(at, id, side)?.values;
const sideOf = ({ standing }: Table, id = 'a') => standing.sides.find((each) => each.id === id)?.side.values;
const set = (id: string, tracker: string, to: number | string, side = 'a'): Intent => ({
  set: [side, id, tracker],
  to,
});
const act = (id: string, action: string, input = {}, side = 'a'): Intent => ({
  act: action,
  row: [side, id],
  input,
});
const buy = (id: string, what: string) => act(id, 'pay', { buy: what });
const next: Intent = { act: 'next' };
const does = (at: Table, ...intents: Intent[]) => {
  for (const intent of intents) at.do(intent);
  return at;
};

/** The paths that an intent changes, without the side. */
function changedBy(at: Table, intent: Intent): Record<string, unknown> {
  const before = at.log.length;
  at.do(intent);
  const [event] = at.log.slice(before);
  const changes = event && 'changes' in event ? event.changes : [];
  return Object.fromEntries(changes.map(([path, , to]) => [path.slice(1).join(' '), to]));
}

const battlegroup = alliance([
  unit('l', 'light-tanks'),
  unit('m', 'medium-tanks'),
  unit('c', 'command'),
  unit('g', 'mobile-artillery', { models: 2 }),
  platoon('p'),
  platoon('q', { deployAs: 'squads', groups: [2, 1] }),
  unit('h', 'heavy-weapons-platoon', { attachTo: ['p', 'p', 'p'] }),
]);
const host = asori([
  unit('c', 'command', { shieldDrones: 2 }),
  unit('l', 'light-tanks'),
  platoon('p', { deployAs: 'squads' }),
]);

describe('rows', () => {
  test('are the units, and the squads of a platoon', () => {
    const rows = table(battlegroup).standing.sides[0]?.rows.map((each) => each.row) ?? [];
    expect(rows.map(({ id }) => id).join(' ')).toBe('l m c g p p/1 p/2 p/3 q q/1 q/2 q/3 h h/1 h/2');
    expect(rows.find(({ id }) => id === 'q/2')).toMatchObject({
      element: 'q',
      under: 'q',
      label: 'Squad 2 · Infantry platoon 2',
    });
  });

  test('leave out a platoon whose teams are all with infantry', () => {
    const at = table(
      alliance([
        ...['p', 'q', 'r'].map((id) => platoon(id)),
        unit('h', 'heavy-weapons-platoon', { attachTo: ['p', 'q', 'r'].flatMap((id) => [id, id, id]) }),
      ]),
    );
    expect(at.standing.sides[0]?.rows.some((each) => each.row.element === 'h')).toBe(false);
    expect(sideOf(at)).toMatchObject({ 'units-left': 3 });
  });
});

describe('trackers', () => {
  test.each([
    [
      'light tanks',
      'l',
      { lost: [0, 5], stuns: [0, 10], fired: [0, null], moved: ['no', null], marks: [0, 3] },
    ],
    ['command', 'c', { lost: [0, 4], stuns: [0, 8], jammed: [0, null], marked: null, locked: null }],
    ['artillery', 'g', { lost: [0, 2], stuns: [0, 4], jammed: null, group: null }],
    ['a platoon', 'p', { lost: null, stuns: [0, 18], 'teams-lost': null, group: null, locked: [0, null] }],
    ['its squad', 'p/3', { lost: [0, 2], 'teams-lost': [0, 1], stuns: [0, null], group: [0, null] }],
    ['a platoon in squads', 'q', { lost: null, stuns: [0, null] }],
    ['a squad in a group', 'q/2', { lost: [0, 2], 'teams-lost': null, stuns: [0, 4], group: [1, null] }],
    ['a squad by itself', 'q/3', { lost: [0, 2], stuns: [0, 4], group: [2, null], marked: [0, null] }],
    ['heavy weapons that sent teams', 'h/2', { lost: [0, 3], 'teams-lost': null, group: [0, null] }],
  ] as const)('of %s have their start and maximum', (_, id, expected) => {
    const at = table(battlegroup);
    const found = Object.fromEntries(
      Object.keys(expected).map((tracker) => {
        const found = trackerAt(at.setup, new Map(), ['a', id, tracker]);
        return [tracker, found && [found.start, found.most]];
      }),
    );
    expect(found).toEqual(expected);
  });

  test('of drones are as many as the unit has, all up', () => {
    expect(row(table(host), 'c')).toMatchObject({ 'drone-1': 'up', 'drone-2': 'up' });
    expect(row(table(host), 'c')).not.toHaveProperty('drone-3');
    expect(row(table(host), 'l')).not.toHaveProperty('drone-1');
  });

  test('of a side are those that it has', () => {
    const marks = { cp: 5, score: 0, captured: 0, secured: 0 };
    expect(sideOf(table(battlegroup))).toMatchObject({ ...marks, jammer: 0, concentrate: 0 });
    expect(sideOf(table(host))).toMatchObject({ ...marks, cp: 4, concentrate: 0 });
    expect(sideOf(table(host))).not.toHaveProperty('jammer');
    const bare = sideOf(table(alliance([platoon('p')])));
    expect(bare).toMatchObject({ cp: 1 });
    expect(bare).not.toHaveProperty('concentrate');
    expect(bare).not.toHaveProperty('jammer');
  });
});

describe('a new turn', () => {
  test('passes from side to side, and counts after the last', () => {
    const at = table(battlegroup, host);
    const turns = [next, next, next].map((intent) => {
      const { turn, active } = at.standing.match.values;
      at.do(intent);
      return [turn, active];
    });
    expect(turns).toEqual([
      [1, 'a'],
      [1, 'b'],
      [2, 'a'],
    ]);
    expect(does(table(battlegroup), next).standing.match.values).toMatchObject({ turn: 2, active: 'a' });
  });

  test('resets what the side did and has on it, when its own turn starts, and nothing else', () => {
    const at = table(battlegroup, host);
    const ofTurn: [string, number | string, number | string][] = [
      ['fired', 1, 0],
      ['moved', '20', 'no'],
      ['marked', 1, 0],
      ['marks', 2, 0],
      ['jammed', 1, 0],
    ];
    const kept: [string, number | string][] = [
      ['lost', 1],
      ['stuns', 2],
      ['note', 'x'],
    ];
    does(
      at,
      ...ofTurn.map(([tracker, to]) => set('l', tracker, to)),
      ...kept.map(([tracker, to]) => set('l', tracker, to)),
      set('p', 'locked', 1),
      set('p/1', 'group', 1),
      { set: ['a', 'concentrate'], to: 1 },
      { set: ['a', 'jammer'], to: 1 },
      { set: ['a', 'cp'], to: 1 },
      next,
    );
    expect(row(at, 'l')).toMatchObject(Object.fromEntries(ofTurn.map(([tracker, to]) => [tracker, to])));
    expect(sideOf(at)).toMatchObject({ cp: 1, concentrate: 1 });
    does(at, next);
    expect(row(at, 'l')).toMatchObject(Object.fromEntries(ofTurn.map(([tracker, , to]) => [tracker, to])));
    expect(row(at, 'l')).toMatchObject(Object.fromEntries(kept));
    expect([row(at, 'p')?.locked, row(at, 'p/1')?.group]).toEqual([1, 1]);
    expect(sideOf(at)).toMatchObject({ cp: 5, concentrate: 0, jammer: 1 });
  });

  test('brings the points of the units that are left, jammed in the turn before or not', () => {
    const at = does(table(battlegroup), act('m', 'jam'), set('c', 'removed', 1));
    expect(sideOf(at)).toMatchObject({ cp: 4, income: 2 });
    does(at, next);
    expect(sideOf(at)).toMatchObject({ cp: 3, income: 3, concentrated: null });
  });
});

describe('actions', () => {
  test('Concentrate Command adds a point for each other unit without stuns, once', () => {
    const at = table(battlegroup);
    // Units: light, medium, artillery, the platoon, two groups of squads and heavy weapons, besides the command.
    expect(sideOf(at)).toMatchObject({ 'units-left': 8, income: 5, concentrated: 12 });
    does(at, set('q/2', 'stuns', 1), set('c', 'stuns', 1), set('p/1', 'stuns', 1), set('l', 'removed', 1));
    expect(sideOf(at)).toMatchObject({ income: 4, concentrated: 8 });
    expect(changedBy(at, { act: 'concentrate', side: 'a' })).toEqual({ concentrate: 1, cp: 9 });
    expect(at.do({ act: 'concentrate', side: 'a' })).toBe(0);
    expect(table(alliance([platoon('p')])).do({ act: 'concentrate', side: 'a' })).toBe(0);
  });

  test('a jammed unit gives no points, once, and a destroyed one had none', () => {
    const at = table(battlegroup);
    expect(changedBy(at, act('c', 'jam'))).toEqual({ 'c jammed': 1, cp: 3 });
    expect(sideOf(at)).toMatchObject({ income: 3, concentrated: 10 });
    expect(at.do(act('c', 'jam'))).toBe(0);
    expect(changedBy(does(at, set('m', 'lost', 4)), act('m', 'jam'))).toEqual({ 'm jammed': 1 });
    expect(at.do(act('p', 'jam'))).toBe(0);
  });

  test.each([
    ['fire', 'm', { cp: 4, 'm fired': 1 }],
    ['fire', 'p', {}],
    ['move-fire-10', 'm', { cp: 4, 'm moved': '10', 'm fired': 1 }],
    ['move-fire-10', 'l', { 'l moved': '10', 'l fired': 1 }],
    ['move-fire-10', 'p', { cp: 4, 'p moved': '10', 'p fired': 1 }],
    ['move-fire-20', 'l', { cp: 2, 'l moved': '20', 'l fired': 1 }],
    ['move-fire-20', 'p', {}],
    ['move-fire-30', 'm', { cp: 0, 'm moved': '30', 'm fired': 1 }],
    ['reaction', 'p', { cp: 4 }],
    ['reaction', 'g', {}],
    ['reaction', 'h', {}],
    ['attack', 'm', { cp: 4 }],
    ['attack', 'h', {}],
    ['split-fire', 'p/1', { cp: 4 }],
    ['split-fire', 'p', {}],
    ['mark', 'p', { cp: 4, 'p marked': 1 }],
    ['mark', 'm', {}],
    ['rough', 'm', { cp: 4 }],
    ['rough', 'l', {}],
    ['drone', 'c', {}],
    ['attach', 'p/2', { cp: 4, 'p/2 group': 1 }],
    ['attach', 'q/3', { cp: 4, 'q/3 group': 0 }],
    ['attach', 'p', {}],
    ['fight-on', 'p', { cp: 4 }],
    ['disengage', 'l', {}],
    ['nothing', 'm', {}],
  ])('buying %s for %s marks what it does', (what, id, expected) => {
    expect(changedBy(table(battlegroup), buy(id, what))).toEqual(expected);
  });

  test('a unit that disengages is no longer locked in close combat', () => {
    const at = does(table(battlegroup), set('p', 'locked', 1));
    expect(changedBy(at, buy('p', 'fight-on'))).toEqual({ cp: 4 });
    expect(changedBy(at, buy('p', 'disengage'))).toEqual({ cp: 3, 'p locked': 0 });
  });

  test('who is locked in close combat does not react, and who stands down does nothing (Infantry, VIII)', () => {
    const at = table(battlegroup);
    expect(row(at, 'p')).toMatchObject({ attack: 13, reaction: 7, close: 10 });
    does(at, set('p', 'locked', 1), { act: 'concentrate', side: 'a' });
    expect(row(at, 'p')).toMatchObject({ attack: 13, reaction: 0, 'raised-reaction': null, close: 10 });
    expect(row(at, 'c')).toMatchObject({ attack: 0, 'raised-attack': null, reaction: 0 });
    expect(valuesOf(at, 'c')?.states).toEqual(['stands down']);
    expect(row(at, 'm')).toMatchObject({ attack: 8, reaction: 4 });
  });

  test('a tap on a mark that is bought pays for it', () => {
    const at = table(battlegroup);
    at.do(setIntent(at.setup, at.state, ['a', 'l', 'marked'], 1));
    expect([sideOf(at)?.cp, row(at, 'l')?.marked]).toEqual([4, 1]);
    at.do(setIntent(at.setup, at.state, ['a', 'concentrate'], 1));
    expect(sideOf(at)).toMatchObject({ cp: 11, concentrate: 1 });
  });

  test('a stun is bought off the row itself, else off one that acts with it', () => {
    const at = does(table(battlegroup), set('p', 'stuns', 1), set('p/2', 'stuns', 1), set('q/1', 'stuns', 1));
    expect(changedBy(at, buy('p/2', 'stun'))).toEqual({ cp: 4, 'p/2 stuns': 0 });
    expect(changedBy(at, buy('p/2', 'stun'))).toEqual({ cp: 3, 'p stuns': 0 });
    expect(changedBy(at, buy('p/2', 'stun'))).toEqual({ cp: 2 });
    expect(changedBy(at, buy('q/2', 'stun'))).toEqual({ cp: 1, 'q/1 stuns': 0 });
  });

  test.each([
    [2, { cp: 2, 'c drone-2': 'up' }],
    [1, { cp: 3, 'c drone-2': 'up' }],
  ])('a drone comes back for %i by ruling: the first that is disabled', (cost, expected) => {
    const { force, ...rest } = host;
    const at = table({ ...rest, force: { ...force, rulings: { 'drone-reactivation': cost } } });
    does(at, set('c', 'drone-1', 'destroyed'), set('c', 'drone-2', 'disabled'));
    expect(changedBy(at, buy('c', 'drone'))).toEqual(expected);
    expect(changedBy(at, buy('c', 'drone'))).toEqual({ cp: 4 - 2 * cost });
  });

  test('a detached squad takes the lowest free group', () => {
    const at = does(table(battlegroup), buy('p/1', 'attach'), buy('p/2', 'attach'));
    expect(['p/1', 'p/2', 'p/3'].map((id) => row(at, id)?.group)).toEqual([1, 2, 0]);
    does(at, buy('p/1', 'attach'), buy('p/3', 'attach'));
    expect(['p/1', 'p/2', 'p/3'].map((id) => row(at, id)?.group)).toEqual([0, 2, 1]);
  });

  test('stuns cost a model and fall to the models left, never rise', () => {
    const at = does(table(battlegroup), set('m', 'stuns', 8));
    expect(changedBy(at, act('m', 'stun-loss'))).toEqual({ 'm lost': 1, 'm stuns': 3 });
    does(at, set('m', 'stuns', 1));
    expect(changedBy(at, act('m', 'stun-loss'))).toEqual({ 'm lost': 2 });
    does(at, set('m', 'lost', 4));
    expect(changedBy(at, act('m', 'stun-loss'))).toEqual({ 'm stuns': 0 });
    expect(at.do(act('m', 'stun-loss'))).toBe(0);
  });

  test('a platoon loses a base of the squad that is chosen, else of the first that has one', () => {
    const at = does(table(battlegroup), set('p', 'stuns', 15), set('p/2', 'stuns', 3), set('p/1', 'lost', 2));
    // Of 6 bases and 3 teams, 4 and 3 are left; after the loss 6 stuns stay.
    expect(changedBy(at, act('p', 'stun-loss'))).toEqual({ 'p/2 lost': 1, 'p stuns': 3 });
    expect(changedBy(at, act('p/3', 'stun-loss'))).toEqual({ 'p/3 lost': 1, 'p stuns': 2 });
    does(at, set('p/2', 'lost', 2), set('p/3', 'lost', 2));
    expect(changedBy(at, act('p', 'stun-loss'))).toEqual({
      'p/1 teams-lost': 1,
      'p stuns': 0,
      'p/2 stuns': 2,
    });
  });
});

describe('derived values', () => {
  test.each([
    ['no stun', 'm', 0, { attack: 8, 'raised-attack': 12, reaction: 4, 'raised-reaction': 6, close: null }],
    ['one stun', 'm', 1, { attack: 7, 'raised-attack': null, reaction: 3, 'raised-reaction': null }],
    ['many stuns', 'm', 7, { attack: 1, reaction: 1, 'over-stunned': false, status: 'stunned' }],
    ['too many', 'm', 8, { attack: 1, reaction: 1, 'over-stunned': true, defence: 1 }],
    ['a platoon with teams', 'p', 0, { left: 6, attack: 13, close: 10, reaction: 7, 'raised-attack': 16 }],
    ['the same with stuns', 'p', 4, { attack: 9, close: 6, reaction: 3, 'over-stunned': false }],
    ['one fewer than twice bases and teams', 'p', 17, { 'over-stunned': false }],
    ['twice bases and teams', 'p', 18, { 'over-stunned': true }],
    ['artillery', 'g', 1, { attack: 3, reaction: null, 'raised-reaction': null, close: null }],
    ['a group of squads', 'q/1', 1, { left: 2, attack: 3, reaction: 1, close: 3, status: 'stunned' }],
    ['a squad by itself', 'q/3', 3, { left: 2, attack: 1, 'over-stunned': false }],
    ['the same with one more', 'q/3', 4, { 'over-stunned': true }],
    [
      'a squad with its platoon',
      'p/1',
      4,
      { left: 2, 'teams-left': 1, attack: null, status: 'with its platoon' },
    ],
    ['a platoon in squads', 'q', 4, { left: 0, attack: null, 'over-stunned': false, status: 'in squads' }],
  ])('of %s', (_, id, stuns, expected) => {
    expect(row(does(table(battlegroup), set(id, 'stuns', stuns)), id)).toMatchObject(expected);
  });

  test('rulings say who may raise, what bears stuns, and what artillery rolls', () => {
    const { force, ...rest } = battlegroup;
    const at = table({
      ...rest,
      force: {
        ...force,
        rulings: { 'fire-power': 'attack', 'team-stuns': 'not-counted', 'artillery-dice': 'unit' },
      },
    });
    does(at, set('m', 'stuns', 1), set('g', 'lost', 1), set('p', 'stuns', 12));
    expect(row(at, 'm')).toMatchObject({ 'raised-attack': null, reaction: 3, 'raised-reaction': 5 });
    expect(row(at, 'g')).toMatchObject({ attack: 2 });
    expect(row(at, 'p')).toMatchObject({ 'over-stunned': true });
  });

  test('a unit that marks a target has one die less to attack with, in no other dice', () => {
    const at = does(table(battlegroup), set('l', 'marked', 1));
    expect(row(at, 'l')).toMatchObject({ attack: 4, 'raised-attack': 6, reaction: 3 });
    does(at, set('l', 'lost', 4));
    expect(row(at, 'l')).toMatchObject({ attack: 0, reaction: 1 });
  });

  test('a platoon is whole again when its squads are, and its teams go by themselves', () => {
    const at = does(table(battlegroup), set('p/1', 'group', 1));
    // Two squads of the platoon with their teams, without its extra die, and one by itself.
    expect(row(at, 'p')).toMatchObject({ left: 4, 'teams-left': 2, attack: 8 });
    expect(row(at, 'p/1')).toMatchObject({ left: 2, attack: 4, close: 3, status: 'ready' });
    expect(sideOf(at)).toMatchObject({ 'units-left': 9 });
    does(at, set('p/1', 'group', 0), set('p/1', 'teams-lost', 1));
    expect(row(at, 'p')).toMatchObject({ left: 6, 'teams-left': 2, attack: 11 });
    does(at, set('q/1', 'group', 0), set('q/2', 'group', 0), set('q/3', 'group', 0));
    expect(row(at, 'q')).toMatchObject({ left: 6, attack: 7, status: 'ready' });
  });

  test('squads are destroyed one by one, and a platoon with the last of them', () => {
    const at = does(table(battlegroup), set('q/1', 'lost', 2), set('q/2', 'removed', 1));
    expect(['q', 'q/1', 'q/2', 'q/3'].map((id) => row(at, id)?.status)).toEqual([
      'in squads',
      'destroyed',
      'destroyed',
      'ready',
    ]);
    does(at, set('q/3', 'lost', 3), set('p', 'removed', 1));
    expect(['q', 'q/3', 'p', 'p/2'].map((id) => row(at, id)?.status)).toEqual(Array(4).fill('destroyed'));
    expect(sideOf(at)).toMatchObject({ 'units-left': 5 });
  });

  test('infantry without bases stays while a team is there', () => {
    const at = does(table(battlegroup), ...[1, 2, 3].map((squad) => set(`p/${squad}`, 'lost', 2)));
    expect(row(at, 'p')).toMatchObject({ left: 0, 'teams-left': 3, attack: 6, status: 'ready' });
    does(at, ...[1, 2, 3].map((squad) => set(`p/${squad}`, 'teams-lost', 1)));
    expect(row(at, 'p')).toMatchObject({ attack: 0, status: 'destroyed' });
  });

  test('Asori infantry has a defence die in close combat', () => {
    expect(row(table(host), 'p/4')).toMatchObject({ attack: 4, close: 4, defence: 0, 'close-defence': 1 });
  });

  test('only the side whose turn it is has units to activate, and not a command that stands down', () => {
    const at = table(battlegroup, host);
    expect([sideOf(at)?.['to-activate'], sideOf(at, 'b')?.['to-activate']]).toEqual([8, 0]);
    does(at, set('q/2', 'fired', 1), set('l', 'lost', 5), { act: 'concentrate', side: 'a' });
    expect(sideOf(at)?.['to-activate']).toBe(5);
    expect(['m', 'c', 'p', 'p/1', 'q', 'q/1', 'q/3'].filter((id) => valuesOf(at, id)?.is.toActivate)).toEqual(
      ['m', 'p', 'q/3'],
    );
    does(at, next);
    expect([sideOf(at)?.['to-activate'], sideOf(at, 'b')?.['to-activate']]).toEqual([0, 6]);
  });
});

describe('words', () => {
  test('of an opened row say what dice can be bought and fight close; captured and secured are the score', () => {
    const at = table(battlegroup);
    const details = (id: string) => valuesOf(at, id)?.details;
    expect(details('m')).toEqual(['Attack +50%: 12', 'Reaction +50%: 6', 'Close combat: –']);
    expect(details('p/2')).toEqual(['Attack +50%: –', 'Reaction +50%: –', 'Close combat: –']);
    does(at, set('m', 'stuns', 1), { set: ['a', 'captured'], to: 2 }, { set: ['a', 'secured'], to: 1 });
    expect(details('m')?.[0]).toBe('Attack +50%: –');
    expect(at.standing.sides[0]?.side.score).toBe(3);
  });

  test('of the special rules have their sections', () => {
    const place = table(battlegroup).setup.sides[0]?.rows.find((each) => each.row.id === 'l');
    expect(place && game.model.rules?.(place)).toMatchObject([
      { label: 'Free move', page: 'II Command points' },
      { label: 'Objectives', page: 'IX Objectives' },
      { label: 'Marking', page: 'VI Artillery' },
    ]);
  });

  test('say what is left, what happened, and how squads stand', () => {
    const at = does(
      table(battlegroup, host),
      set('m', 'lost', 1),
      set('m', 'stuns', 6),
      set('m', 'moved', '20'),
      set('m', 'fired', 1),
      set('p/2', 'teams-lost', 1),
      set('p', 'marks', 2),
      set('p', 'stuns', 1),
      set('l', 'removed', 1),
      set('c', 'drone-2', 'disabled', 'b'),
    );
    const lines = matchText(at.match, at.standing).join('\n');
    const isDamaged = (id: string) => valuesOf(at, id)?.is.damaged;
    expect(['m', 'p', 'p/1', 'p/2', 'q'].map(isDamaged)).toEqual([true, true, false, true, false]);
    for (const line of [
      'Case · turn 1 · Side 1 to play',
      'Side 1 · CP 5 · income 4 · 7 units left · 6 to activate',
      'Medium tanks · Att. 1 of 8 · React. 1 of 4 · Def. 1 · 3 of 4 left · 6 stuns · stuns cost a model · moved 20 cm · fired',
      'Infantry platoon 1 · Att. 10 of 13 · React. 5 of 7 · Def. 0 · 2 of 3 teams left · 1 stun · 2 marks on it',
      '  Squad 2 · Infantry platoon 1 · Def. 0 · 0 of 1 teams left · with its platoon',
      '  Squad 1 · Infantry platoon 2 · Att. 4 · React. 2 · Def. 0 · with squad 2',
      '  Squad 3 · Infantry platoon 2 · Att. 2 · React. 1 · Def. 0 · by itself',
      'Light tanks · Att. 0 of 5 · React. 0 of 3 · Def. 0 · destroyed',
      'Heavy command · Att. 8 · React. 4 · Def. 2 · drone 2 disabled',
    ])
      expect(lines.split('\n')).toContain(line);
  });

  test('and boxes on paper: a drone is ticked when it is destroyed, not when it is disabled', () => {
    const at = does(
      table(host),
      set('c', 'drone-1', 'disabled'),
      set('p/1', 'lost', 1),
      set('p/1', 'stuns', 3),
    );
    const ticked = (column: string, line: number) => {
      const roster = at.match.sides[0]?.roster;
      if (roster === undefined) throw new Error('no side');
      const { evaluation, report } = checkRoster(roster, game.system);
      const sheet = asItStands(game.system.sheet(roster, evaluation, report), at.setup, at.state, 'a');
      return sheet.tables[0]?.rows[line]?.cells[column];
    };
    expect(ticked('drones', 0)).toMatchObject({ count: 2, ticked: 0 });
    does(at, set('c', 'drone-1', 'destroyed'));
    expect(ticked('drones', 0)).toMatchObject({ count: 2, ticked: 1 });
    expect([ticked('models', 2), ticked('stuns', 2)]).toMatchObject([
      { count: 2, ticked: 1 },
      { count: 4, ticked: 3 },
    ]);
  });
});
