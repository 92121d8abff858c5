import { describe, expect, test } from 'vitest';
import { standingForOpponent } from '@/lib/play/for-opponent';
import { type Intent, setIntent } from '@/lib/play/intent';
import { act, buy, does, hq, next, type Raw, ridden, row, set, side, squad, tableFor } from './at-43-table';
import type { Table } from './games';

describe('actions', () => {
  test.each<[string, Intent, number, Raw]>([
    ['artillery', buy('artillery'), 3, { artillery: 1 }],
    ['relocate', buy('relocate'), 1, {}],
    ['delay', buy('delay'), 2, { delayed: 1 }],
    ['extra', buy('extra'), 2, { delayed: 0 }],
    ['rally', act('u1', 'rally'), 2, {}],
    ['drill', act('u1', 'drill', { drill: 'knee' }), 1, {}],
    ['drill without a drill', act('u1', 'drill'), 0, {}],
    ['activate without pay', act('u1', 'activate'), 0, {}],
    ['activate with pay', act('u1', 'activate', { pay: true }), 1, {}],
    ['activate an officer with pay', act('hq', 'activate', { pay: true }), 0, {}],
  ])('%s costs its leadership points', (_, intent, cost, marks) => {
    const table = tableFor([hq, squad(8)]);
    does(table, intent);
    expect(side(table)).toMatchObject({ lp: 10 - cost, ...marks });
  });

  test('a disorganised unit does nothing, so that nothing is paid for it (p.75)', () => {
    const table = tableFor([hq, squad(8)]);
    does(table, set('u1', 'morale', 'disorganised'), act('u1', 'activate', { pay: true }));
    expect([side(table).lp, row(table).activated]).toEqual([10, 1]);
  });

  test.each<[string, Intent[], number]>([
    ['of a unit that is paid for get up', [act('u1', 'activate', { pay: true })], 0],
    ['of a unit that is not stay down', [act('u1', 'activate')], 5],
    [
      'of a disorganised one too',
      [set('u1', 'morale', 'disorganised'), act('u1', 'activate', { pay: true })],
      5,
    ],
  ])('the grounded %s (p.57)', (_, intents, grounded) => {
    const table = does(tableFor([hq, squad(8)]), set('u1', 'grounded', 5), ...intents);
    expect(row(table).grounded).toBe(grounded);
  });

  test('a wager leaves the points to spend, is kept from the opponent, and ends with the round (p.55)', () => {
    const table = tableFor([hq, squad(8)]);
    does(table, { add: ['a', 'wager'], by: 3 });
    const shown = () => table.standing.sides[0]?.side;
    expect(shown()).toMatchObject({ values: { lp: 7, wager: 3 } });
    expect(shown()?.lines[0]).toBe('LP 7, next round 10');
    expect(standingForOpponent(table.setup, table.state).sides[0]?.side.values.lp).toBe(10);
    does(table, buy('delay'));
    expect(side(table).lp).toBe(5);
    does(table, next);
    expect(side(table)).toMatchObject({ lp: 10, wager: 0 });
  });

  test('an extra activation, or any, follows a delay', () => {
    const table = tableFor([hq, squad(8)]);
    does(table, buy('delay'), buy('extra'));
    expect(side(table)).toMatchObject({ delayed: 0, lp: 6 });
    does(table, buy('delay'), act('hq', 'activate'));
    expect(side(table)).toMatchObject({ delayed: 0, lp: 4 });
  });

  test('a machine is given only the drill that is not for infantry', () => {
    const table = tableFor([hq, ridden]);
    expect(table.do(act('u2', 'drill', { drill: 'knee' }))).toBe(0);
    does(table, act('u2', 'drill', { drill: 'overwatch' }));
    expect(row(table, 'u2').overwatch).toBe(1);
    does(table, act('u2', 'activate'));
    expect(row(table, 'u2')).toMatchObject({ overwatch: 0, activated: 1 });
  });

  test('units tapped in turn make the sequence', () => {
    const table = tableFor([hq, squad(8), ridden]);
    does(table, act('u2', 'order'), act('hq', 'order'), act('u1', 'order'));
    expect(['hq', 'u1', 'u2'].map((id) => row(table, id).order)).toEqual([2, 3, 1]);
  });

  test('drills end when more than half are grounded, not at half; those who rise are free', () => {
    const table = tableFor([hq, squad(6)]);
    does(table, act('u1', 'drill', { drill: 'knee' }), act('u1', 'ground', { by: 3 }));
    expect(row(table)).toMatchObject({ knee: 1, grounded: 3, status: 'free' });
    does(table, act('u1', 'ground'));
    expect(row(table)).toMatchObject({ knee: 0, grounded: 4, status: 'grounded' });
    does(table, act('u1', 'rise'));
    expect(row(table)).toMatchObject({ knee: 0, grounded: 0, status: 'free' });
  });

  test('morale that fails gets worse down to routed', () => {
    const table = tableFor([hq, squad(8)]);
    const seen = [1, 2, 3].map(() => row(does(table, act('u1', 'morale-failed'))).morale);
    expect(seen).toEqual(['disorganised', 'routed', 'routed']);
  });

  test.each([
    [
      { part: 'propulsion', points: 2 },
      { propulsion: 2, frame: 0 },
    ],
    [
      { part: 'propulsion', points: 3 },
      { propulsion: 2, frame: 1 },
    ],
    [{ part: 'weapon-1' }, { 'weapon-1': 1, frame: 0 }],
    [
      { part: 'weapon-2', points: 9 },
      { 'weapon-2': 9, frame: 0 },
    ],
    [{ part: 'frame', points: 9 }, { frame: 9 }],
    [{ part: 'weapon-3', points: 1 }, { frame: 0 }],
  ])('damage %o goes to its part, the rest to the frame', (input, expected) => {
    const table = tableFor([ridden]);
    does(table, act('u2/1', 'structure', input));
    expect(row(table, 'u2/1')).toMatchObject(expected);
    expect(row(table, 'u2/2')).toMatchObject({ frame: 0, propulsion: 0 });
  });
});

describe('a tap on a mark does the action of the book', () => {
  const tap = (table: Table, tracker: string, to: number, id?: string) =>
    table.do(setIntent(table.setup, table.state, ['a', ...(id === undefined ? [] : [id]), tracker], to));

  test.each<[string, string | undefined, string, number, Raw, Raw]>([
    ['a unit without an officer pays', 'u1', 'activated', 9, { activated: 1, knee: 0 }, { delayed: 0 }],
    ['a unit with one does not', 'hq', 'activated', 10, { activated: 0, knee: 1 }, { delayed: 0 }],
    ['a drill is paid for', 'u1', 'take-cover', 9, { 'take-cover': 1, knee: 1 }, { delayed: 1 }],
    ['who is engaged has no drills', 'u1', 'engaged', 10, { engaged: 1, knee: 0 }, { delayed: 1 }],
    [
      'more than half on the ground have none',
      'u1',
      'grounded',
      10,
      { grounded: 1, knee: 1 },
      { delayed: 1 },
    ],
    ['so is an artillery strike', undefined, 'artillery', 7, {}, { artillery: 1, delayed: 1 }],
  ])('%s (p.57, 59)', (_, id, tracker, lp, ofUnit, ofSide) => {
    const table = tableFor([hq, squad(8)]);
    does(table, set('u1', 'knee', 1), { set: ['a', 'delayed'], to: 1 });
    tap(table, tracker, 1, id);
    expect(row(table)).toMatchObject(ofUnit);
    expect(side(table)).toMatchObject({ lp, ...ofSide });
  });

  test('a second tap takes all of it back, later only the mark', () => {
    const table = tableFor([hq, squad(8)]);
    does(table, set('u1', 'knee', 1));
    tap(table, 'activated', 1, 'u1');
    tap(table, 'activated', 0, 'u1');
    expect([side(table).lp, row(table)]).toMatchObject([10, { activated: 0, knee: 1 }]);
    tap(table, 'activated', 1, 'u1');
    does(table, set('u1', 'lost', 1));
    tap(table, 'activated', 0, 'u1');
    expect([side(table).lp, row(table)]).toMatchObject([9, { activated: 0, knee: 0, lost: 1 }]);
  });
});
