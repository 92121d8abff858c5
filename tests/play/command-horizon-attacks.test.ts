import { describe, expect, test } from 'vitest';
import { type Fraction, fraction, fractionText } from '@/lib/odds/fraction';
import type { Situation } from '@/lib/odds/model';
import { eventTitle } from '@/lib/play/event-words';
import { blowOf } from '@/lib/systems/command-horizon/odds/rolled';
import { byTrying, lossOf, type Result } from '../odds/contests';
import { randomOf } from '../odds/random';
import { AttacksAtTable } from './attacks';
import { type PlayedGame, playedGames, type Table, tableOf } from './games';

const game = (await playedGames()).find(({ id }) => id === 'command-horizon') as PlayedGame;
const attacks = await AttacksAtTable.of(game);

type Row = readonly [string, string];
const unit = (id: string, type: string, more = {}) => ({ id, type, ...more });
const force = (faction: string, ...units: object[]) => ({
  muster: 1,
  system: 'command-horizon',
  name: 'Force',
  force: { faction, units },
});

const table = (): Table =>
  tableOf(
    [
      force(
        'alliance',
        unit('m', 'medium-tanks'),
        unit('l', 'light-tanks'),
        unit('g', 'mobile-artillery', { models: 2 }),
        unit('p', 'infantry-platoon'),
        unit('h', 'heavy-weapons-platoon', { attachTo: ['p', 'p', 'p'] }),
        unit('q', 'infantry-platoon', { name: 'Reserve' }),
      ),
      force(
        'asori',
        unit('h', 'heavy-tanks'),
        unit('l', 'light-tanks'),
        unit('c', 'command', { shieldDrones: 1 }),
        unit('p', 'infantry-platoon'),
        unit('q', 'infantry-platoon', { name: 'Reserve' }),
      ),
    ],
    game,
  );
const MEDIUM: Row = ['a', 'm'];
const LIGHT: Row = ['a', 'l'];
const GUNS: Row = ['a', 'g'];
const RIFLES: Row = ['a', 'p'];
const HEAVY: Row = ['b', 'h'];
const ASORI_LIGHT: Row = ['b', 'l'];
const COMMAND: Row = ['b', 'c'];
const HOST: Row = ['b', 'p'];

const set = (match: Table, [side, row]: Row, tracker: string, to: number | string) =>
  match.do({ set: [side, row, tracker], to });
const valuesOf = ({ standing }: Table, [side, id]: Row, ...keys: string[]) => {
  const row = standing.sides.find((each) => each.id === side)?.rows.find((each) => each.row.id === id);
  return Object.fromEntries(keys.map((key) => [key, row?.values.values[key]]));
};
const pointsOf = ({ standing }: Table, side: string) =>
  Number(standing.sides.find(({ id }) => id === side)?.side.values.cp);
const titleOf = ({ setup, state }: Table) => {
  const [last] = state.done.slice(-1);
  return last && eventTitle(setup, state.free, last);
};
const ones = (count: number): number[] => Array<number>(count).fill(1);
/** Fire at 10 cm that is not answered. */
const alone = { answer: 0 };

describe('defence dice that were rolled', () => {
  test('stop what the example says: a kill of two is left', () =>
    expect(blowOf({ kills: [6, 6], stuns: [4], defence: [2, 3, 4, 5, 6] }, false)).toEqual({
      ...{ kills: 1, stuns: 0 },
    }));

  test('stop as much as trying every way finds', () => {
    const next = randomOf(11);
    const upTo = (most: number) => 1 + Math.floor(next() * most);
    const faces: Result[][] = [
      ['miss', 'miss', 'miss', 'stun', 'stun', 'kill'],
      ['miss', 'miss', 'miss', 'stun', 'kill', 'kill'],
      ['miss', 'miss', 'miss', 'stun', 'stun', 'stun'],
      ['miss', 'miss', 'kill', 'kill', 'kill', 'kill'],
    ];
    for (let run = 0; run < 600; run++) {
      const results = faces[run % faces.length] as Result[];
      const attack = Array.from({ length: upTo(6) }, () => upTo(6));
      const defence = Array.from({ length: upTo(6) }, () => upTo(6));
      const showing = (result: Result) => attack.filter((face) => results[face - 1] === result);
      const isOverkill = next() < 0.5;
      const [kills, stuns] = lossOf(
        attack,
        attack.map(() => results),
        defence,
        isOverkill,
      );
      const found = blowOf({ kills: showing('kill'), stuns: showing('stun'), defence }, isOverkill);
      expect(found, `${attack} against ${defence}`).toEqual({ kills, stuns });
    }
  });
});

describe('fire', () => {
  test('by the example’s dice kills a model, and costs a command point', () => {
    const match = table();
    set(match, MEDIUM, 'lost', 1);
    const { rolls } = attacks.ask(match, 'fire', MEDIUM, HEAVY, alone);
    const attack = { attack0: [1, 1, 3, 4, 6, 6] };
    expect(rolls().map(({ count }) => count)).toEqual([6]);
    // A die for each of three hits, and two of heavy tanks.
    expect(rolls(attack).map(({ id, count }) => [id, count])).toEqual([
      ['attack0', 6],
      ['defence', 5],
    ]);
    const dice = { ...attack, defence: [2, 3, 4, 5, 6] };
    const before = pointsOf(match, 'a');
    expect(attacks.make(match, 'fire', MEDIUM, HEAVY, { set: alone, dice })).toEqual({ kills: 1, stuns: 0 });
    expect(valuesOf(match, HEAVY, 'left', 'stuns')).toEqual({ left: 3, stuns: 0 });
    expect(valuesOf(match, MEDIUM, 'fired')).toEqual({ fired: 1 });
    expect(pointsOf(match, 'a')).toBe(before - 1);
    match.do({ undo: 1 });
    expect([valuesOf(match, HEAVY, 'left'), pointsOf(match, 'a')]).toEqual([{ left: 4 }, before]);
  });

  test('that nothing hits with needs no defence', () => {
    const { rolls, read } = attacks.ask(table(), 'fire', LIGHT, ASORI_LIGHT, alone);
    const dice = { attack0: [1, 2, 3, 1, 2] };
    expect(rolls(dice)).toHaveLength(1);
    expect(read(dice).result).toEqual({ kills: 0, stuns: 0 });
  });

  test.each([
    // Asori ignore the first stun: four models bear seven, of which the eighth costs one.
    [6, { left: 4, stuns: 7 }],
    [7, { left: 3, stuns: 3 }],
  ])('of %i stuns at one that has two', (stuns, after) => {
    const match = table();
    set(match, ASORI_LIGHT, 'stuns', 2);
    const { propose } = attacks.ask(match, 'fire', LIGHT, ASORI_LIGHT, alone);
    match.do({ act: 'attack-fire', row: LIGHT, target: ASORI_LIGHT, input: propose({ kills: 0, stuns }) });
    expect(valuesOf(match, ASORI_LIGHT, 'left', 'stuns')).toEqual(after);
  });

  test('costs nothing after a move, nor to infantry that stands, and more where its dice are raised', () => {
    const match = table();
    const cost = (row: Row, situation: Situation = {}) =>
      attacks.ask(match, 'fire', row, ASORI_LIGHT, { ...alone, ...situation }).propose({}).cp;
    expect([cost(MEDIUM), cost(MEDIUM, { raised: 1 }), cost(RIFLES)]).toEqual([1, 2, 0]);
    set(match, MEDIUM, 'moved', '10');
    set(match, RIFLES, 'moved', '10');
    expect([cost(MEDIUM), cost(RIFLES)]).toEqual([0, 1]);
    set(match, GUNS, 'fired', 1);
    expect(cost(GUNS)).toBe(0);
  });

  test('is answered at the same time, unless the target cannot', () => {
    const match = table();
    const ids = (a: Row, b: Row, situation: Situation = {}) =>
      attacks
        .ask(match, 'fire', a, b, situation)
        .rolls()
        .map(({ id, count }) => [id, count]);
    // Half of four dice; of light tanks beyond 20 cm there are none.
    expect(ids(LIGHT, ASORI_LIGHT)).toEqual([
      ['attack0', 5],
      ['own-attack0', 2],
    ]);
    expect(ids(MEDIUM, ASORI_LIGHT, { distance: 20 })).toHaveLength(2);
    expect(ids(MEDIUM, ASORI_LIGHT, { distance: 21 })).toHaveLength(1);
    expect(ids(ASORI_LIGHT, GUNS)).toHaveLength(1);
    const dice = { attack0: [4, 1, 1, 1, 1], 'own-attack0': [6, 6], defence: [3], 'own-defence': [5, 6] };
    const result = attacks.make(match, 'fire', LIGHT, ASORI_LIGHT, { dice });
    expect(result).toEqual({ kills: 0, stuns: 1, 'own-kills': 1, 'own-stuns': 0 });
    expect(valuesOf(match, LIGHT, 'left', 'fired')).toEqual({ left: 4, fired: 1 });
    // The first stun of Asori does not count.
    expect(valuesOf(match, ASORI_LIGHT, 'left', 'stuns', 'fired')).toEqual({ left: 4, stuns: 0, fired: 0 });
    const answered = ids(RIFLES, HOST).length;
    set(match, HOST, 'locked', 1);
    expect(ids(RIFLES, HOST)).toHaveLength(answered - 1);
    expect(attacks.ask(match, 'reaction', HOST, RIFLES).refusal).toBe(
      'Infantry platoon is locked in close combat and does not fire in reaction.',
    );
  });

  test.each([
    [[6, 5], 'destroyed'],
    [[6, 6], 'disabled'],
  ] as const)('of two 6s that %j meet leaves a shield drone %s', (defence, state) => {
    const match = table();
    const dice = { attack0: [6, 6, ...ones(6)], defence: [...defence, 1, 1] };
    const result = attacks.make(match, 'fire', MEDIUM, COMMAND, { set: alone, dice });
    expect(result).toMatchObject({
      'drone-destroyed': state === 'destroyed' ? 1 : 0,
      'drone-disabled': state === 'disabled' ? 1 : 0,
    });
    expect(valuesOf(match, COMMAND, 'drone-1')).toEqual({ 'drone-1': state });
    // Of the attacker, which has no drone, nothing is said.
    const picked = state === 'destroyed' ? 'Destroyed' : 'Disabled';
    expect(titleOf(match)).toMatch(new RegExp(`: Fire · ${picked} at Heavy command$`));
    // It is up no more, and shields from nothing.
    expect(attacks.ask(match, 'fire', MEDIUM, COMMAND, alone).asked.situation.drone).toBe(0);
  });
});

test('an attack by the dialog marks what the same marks by hand do', () => {
  const [made, byHand] = [table(), table()];
  attacks.make(made, 'fire', MEDIUM, HEAVY, {
    set: { ...alone, raised: 1 },
    dice: { attack0: [6, 6, 4, 5, ...ones(8)], defence: ones(6) },
  });
  byHand.do({ act: 'pay', row: MEDIUM, input: { buy: 'fire' } });
  byHand.do({ act: 'pay', row: MEDIUM, input: { buy: 'attack' } });
  set(byHand, HEAVY, 'lost', 2);
  set(byHand, HEAVY, 'stuns', 1);
  expect(made.log).toHaveLength(1);
  expect(made.standing.sides).toEqual(byHand.standing.sides);
});

describe('close combat', () => {
  test('is fought by both, who stay locked while both are left', () => {
    const match = table();
    const { rolls } = attacks.ask(match, 'combat', RIFLES, HOST);
    // Six bases and three teams, one more together and one of the charge, against eight bases of two dice.
    expect(rolls().map(({ id, count }) => [id, count])).toEqual([
      ['attack0', 11],
      ['own-attack0', 16],
    ]);
    const dice = {
      attack0: [5, 6, ...ones(9)],
      'own-attack0': [4, ...ones(15)],
      // Asori have a die more.
      defence: [6, 1, 1],
      'own-defence': [3],
    };
    const result = attacks.make(match, 'combat', RIFLES, HOST, { dice });
    expect(result).toEqual({ kills: 1, stuns: 0, 'own-kills': 1, 'own-stuns': 0 });
    expect(valuesOf(match, HOST, 'left', 'locked')).toEqual({ left: 7, locked: 1 });
    expect(valuesOf(match, ['a', 'p/3'], 'left')).toEqual({ left: 1 });
    const next = attacks.ask(match, 'combat', RIFLES, HOST);
    expect([next.asked.situation.charge, next.rolls()[0]?.count]).toEqual([0, 9]);
    expect([next.propose({ kills: 6 }).locked, next.propose({ kills: 7 }).locked]).toEqual([true, false]);
  });

  test('names who is attacked, also where the attacker loses bases, and cannot stun', () => {
    const match = table();
    const ask = attacks.ask(match, 'combat', RIFLES, HOST);
    const dice = { attack0: [5, ...ones(10)], 'own-attack0': [4, ...ones(15)], defence: [1, 1] };
    expect(ask.read({ ...dice, 'own-defence': [3] }).because).toEqual([
      'Infantry platoon: 1 kill; Infantry platoon does not stop 1 kill',
      'Infantry platoon: 1 kill; Infantry platoon does not stop 1 kill',
    ]);
    expect(ask.read({ ...dice, 'own-defence': [4] }).because[1]).toMatch(/^[^;]+: 1 kill; [^;]+ stops all$/);
    expect(ask.resolution.results(ask.asked).map(({ label }) => label)).toEqual([
      'Kills on the target',
      'Stuns on the target',
      'Kills on the attacker',
      'Stuns on the attacker',
    ]);
    const stunned = (kind: string) =>
      attacks
        .ask(match, kind, RIFLES, HOST, alone)
        .odds()
        .chances.filter(({ label }) => /stun/.test(label));
    expect([stunned('fire').length, stunned('combat').length]).toEqual([2, 0]);
    const input = { take: ['lost-4', 'lost-3'], 'own-take': ['lost-3'], locked: true };
    match.do({ act: 'attack-combat', row: RIFLES, target: ['b', 'p'], input });
    expect(titleOf(match)).toBe('Infantry platoon: Close combat at Infantry platoon');
  });

  test('that one unit of each side is in ends for both when one leaves it', () => {
    const lockedAfter = (others: readonly Row[]) => {
      const match = table();
      for (const each of [RIFLES, HOST, ...others]) set(match, each, 'locked', 1);
      match.do({ act: 'disengage', row: RIFLES, input: { free: true, cp: 1, 'target-cp': 1 } });
      return [RIFLES, HOST].map((each) => valuesOf(match, each, 'locked').locked);
    };
    expect(lockedAfter([])).toEqual([0, 0]);
    // Whom it leaves behind is not known where more are locked.
    expect(lockedAfter([['b', 'q']])).toEqual([0, 1]);
    expect(lockedAfter([['a', 'q']])).toEqual([0, 1]);
  });

  test.each([
    [5, 1],
    [4, 0],
  ])('is left by %i against 4, and a draw changes nothing', (total, free) => {
    const match = table();
    set(match, RIFLES, 'locked', 1);
    const [own, theirs] = [pointsOf(match, 'a'), pointsOf(match, 'b')];
    const situation = { points: 2, outnumbered: 2 };
    const { rolls } = attacks.ask(match, 'disengage', RIFLES, null, situation);
    expect(rolls().map(({ count }) => count)).toEqual([2, 1]);
    const dice = { own: [total, 2], theirs: [4] };
    attacks.make(match, 'disengage', RIFLES, null, { set: situation, dice });
    expect(valuesOf(match, RIFLES, 'locked')).toEqual({ locked: 1 - free });
    expect([pointsOf(match, 'a'), pointsOf(match, 'b')]).toEqual([own - 2, theirs - 1]);
  });
});

describe('odds of damaged units', () => {
  const tanks: Result[] = ['miss', 'miss', 'miss', 'stun', 'stun', 'kill'];

  /** The chances of what is left, by every roll: nothing shared with the odds but the rules. */
  function byRolling(
    dice: number,
    bonus: number,
    target: { models: number; stuns: number; asori: boolean },
  ): (holds: (left: number, kills: number) => boolean) => string {
    let total = 0n;
    const ends: [left: number, kills: number, weight: bigint][] = [];
    for (const [key, weight] of byTrying({ groups: [{ dice, results: tanks }], bonus, overkill: false })) {
      const [kills = 0, rolled = 0] = key.split(' ').map(Number);
      const killed = Math.min(kills, target.models);
      const left = target.models - killed;
      const stuns = Math.max(0, rolled - (target.asori ? 1 : 0));
      const isOver = stuns > 0 && left > 0 && target.stuns + stuns >= 2 * left;
      ends.push([left - (isOver ? 1 : 0), killed, weight]);
      total += weight;
    }
    return (holds) =>
      fractionText(
        fraction(
          ends.reduce((sum, [left, kills, weight]) => (holds(left, kills) ? sum + weight : sum), 0n),
          total,
        ),
      );
  }
  const found = (match: Table, a: Row, b: Row) => {
    const { chances } = attacks.ask(match, 'fire', a, b).odds();
    const of = (label: string): Fraction =>
      chances.find((each) => each.label === label)?.value ?? fraction(-1);
    return ['At least 1 kill', 'Unit destroyed'].map((label) => fractionText(of(label)));
  };

  test('count the models and stuns of both', () => {
    const match = table();
    set(match, MEDIUM, 'lost', 1);
    set(match, MEDIUM, 'stuns', 2);
    set(match, ASORI_LIGHT, 'lost', 2);
    set(match, ASORI_LIGHT, 'stuns', 2);
    // Three tanks of two dice, less two stuns.
    const tried = byRolling(4, 0, { models: 2, stuns: 2, asori: true });
    expect(found(match, MEDIUM, ASORI_LIGHT)).toEqual([
      tried((_, kills) => kills > 0),
      tried((left) => left === 0),
    ]);
    // Two tanks of one die less two stuns, which leave one, at medium tanks, which have a die more.
    const back = byRolling(1, 1, { models: 3, stuns: 2, asori: false });
    expect(found(match, ASORI_LIGHT, MEDIUM)).toEqual([
      back((_, kills) => kills > 0),
      back((left) => left === 0),
    ]);
  });

  test('count the die of a unit that marks a target, and the marks on it', () => {
    const match = table();
    set(match, LIGHT, 'marked', 1);
    expect(attacks.ask(match, 'fire', LIGHT, HEAVY).odds().because[0]).toContain('marks a target → 4');
    set(match, HEAVY, 'marks', 2);
    const ranged = attacks.ask(match, 'fire', GUNS, HEAVY, { distance: 30 }).odds();
    expect(ranged.because.join()).toContain('ranged in by 2 marks');
  });

  test('are those of the squads that are together now', () => {
    const match = table();
    const squad: Row = ['b', 'p/2'];
    match.do({ act: 'pay', row: squad, input: { buy: 'attach' } });
    const of = (row: Row) => attacks.ask(match, 'fire', row, RIFLES).odds().because[0];
    expect(of(squad)).toContain('Infantry platoon, squad 2: 2 bases in range, attack 4 dice');
    expect(of(HOST)).toContain('Infantry platoon, squads 1, 3, 4: 6 bases in range, attack 12 dice');
    set(match, ['b', 'p/4'], 'lost', 2);
    expect(of(HOST)).toContain('4 bases in range, attack 8 dice');
    set(match, squad, 'lost', 2);
    expect(attacks.ask(match, 'fire', squad, RIFLES).refusal).toBe(
      'Nothing is left of Infantry platoon, squad 2.',
    );
  });
});
