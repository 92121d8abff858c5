import { describe, expect, test } from 'vitest';
import { standingForOpponent } from '@/lib/play/for-opponent';
import type { Intent } from '@/lib/play/intent';
import { keyOf } from '@/lib/play/mark';
import { unit } from '../fixtures/at-43';
import {
  act,
  at,
  does,
  full,
  game,
  guns,
  hq,
  led,
  next,
  ridden,
  row,
  rowOf,
  set,
  side,
  squad,
  tableFor,
} from './at-43-table';

describe('rows and trackers', () => {
  const table = tableFor([full, ridden, guns, led, unit('u5', { card: 'zora', figures: 1 })]);

  test('a row for each unit, machine, group of support weapons and hero from another card', () => {
    expect(table.standing.sides[0]?.rows.map(({ row }) => [row.id, row.label, row.under])).toEqual([
      ['u1', 'u1', undefined],
      ['u2', 'u2', undefined],
      ['u2/1', 'Machine 1 · u2', 'u2'],
      ['u2/2', 'Machine 2 · u2', 'u2'],
      ['u2/hero', 'Pilot', 'u2'],
      ['u3', 'u3', undefined],
      ['u3/support', 'Mortar', 'u3'],
      ['u4', 'u4', undefined],
      ['u4/hero', 'Zora', 'u4'],
      ['u5', 'u5', undefined],
    ]);
  });

  test.each<[string, string, string, number | string, number | null]>([
    ['u1', 'lost', 'Fighters lost', 0, 8],
    ['u1', 'bearers-lost-1', 'Lance: bearers lost', 0, 2],
    ['u1', 'specialist-lost-1', 'Medic lost', 0, null],
    ['u1', 'officer-lost', 'Officer lost', 0, null],
    ['u1', 'order', 'Place in the sequence', 0, null],
    ['u1', 'morale', 'Morale', 'valiant', null],
    ['u1', 'grounded', 'Fighters grounded', 0, null],
    ['u1', 'place', 'Place', 'table', null],
    ['u3', 'place', 'Place', 'reserve', null],
    ['u3', 'lost', 'Fighters lost', 0, 3],
    ['u3/support', 'lost', 'Support weapons lost', 0, 2],
    ['u4/hero', 'lost', 'Hero lost', 0, 1],
    ['u2/1', 'frame', 'Frame', 0, 3],
    ['u2/2', 'propulsion', 'Propulsion', 0, 2],
    ['u2/hero', 'weapon-1', 'Cannon 1', 0, 1],
    ['u2/hero', 'weapon-2', 'Cannon 2', 0, null],
    ['u2/1', 'abandoned', 'Abandoned by its pilot', 0, null],
    ['u2', 'overwatch', 'Overwatch', 0, null],
  ])('%s has %s', (id, tracker, label, start, most) => {
    expect(at(table, id, tracker)).toMatchObject({ label, start, most });
  });

  test.each([
    ['u1', ['bearers-lost-2', 'specialist-lost-2', 'frame', 'abandoned']],
    ['u2', ['lost', 'officer-lost', 'engaged', 'grounded', 'knee', 'take-cover', 'split-fire']],
    ['u2/1', ['weapon-3', 'lost', 'activated', 'place', 'morale', 'overwatch']],
    ['u3/support', ['frame', 'activated', 'bearers-lost-1', 'knee']],
    ['u5', ['officer-lost']],
  ])('%s has only those of its type', (id, none) => {
    for (const tracker of none) expect(at(table, id, tracker), tracker).toBeNull();
  });

  test('machines beyond those with a line on paper are counted in their unit', () => {
    const many = tableFor([unit('u1', { card: 'walkers', figures: 23 })]);
    expect(many.standing.sides[0]?.rows).toHaveLength(21);
    expect(at(many, 'u1', 'lost')).toMatchObject({ label: 'Other machines lost', most: 3 });
    does(many, set('u1', 'lost', 2), set('u1/20', 'removed', 1));
    expect(row(many).left).toBe(20);
  });

  test('what is planned and wagered is kept from the opponent', () => {
    const secret = game.model.trackers.filter((tracker) => tracker.secret).map(({ id }) => id);
    expect(secret).toEqual(['wager', 'order']);
  });

  test('its place in the sequence is in the line of a unit, not in what the opponent sees', () => {
    const table = does(tableFor([full, guns]), act('u3', 'order'), act('u1', 'order'));
    expect([rowOf(table, 'u1'), rowOf(table, 'u3')].map((each) => each?.values.tapped)).toEqual([
      ['place in the sequence 2'],
      ['place in the sequence 1'],
    ]);
    const seen = standingForOpponent(table.setup, table.state).sides[0]?.rows;
    expect(seen?.flatMap(({ values }) => values.tapped)).toEqual([]);
    does(table, set('u1', 'order', 0));
    expect(rowOf(table, 'u1')?.values.tapped).toEqual([]);
  });

  test('a side is told the highest wager; its victory points are its score', () => {
    const table = tableFor([hq]);
    const shown = () => table.standing.sides[0]?.side;
    expect(shown()).toMatchObject({ details: ['wager at most 4'], score: 0 });
    does(table, { set: ['a', 'vp'], to: 2 });
    expect(shown()?.score).toBe(2);
    does(table, { set: ['a', 'score'], to: 5 });
    expect(shown()?.score).toBe(5);
  });

  test('a unit can look up its leader, weapons and morale, as on its card', () => {
    const labels = (id: string) => {
      const place = table.setup.rowAt.get(keyOf(['a', id]));
      return place && game.model.rules?.(place).map(({ label, page }) => `${label} ${page}`);
    };
    expect(labels('u1')).toEqual(['Chief 55', 'Lance (2) p.71', 'Specialists 48', 'Morale 74']);
    expect(labels('u2/1')).toEqual([]);
  });

  test('a structure that is not known has parts to count, without a maximum', () => {
    const wreck = tableFor([unit('u1', { card: 'wrecks', figures: 1 })]);
    expect([at(wreck, 'u1/1', 'frame')?.most, at(wreck, 'u1/1', 'weapon-1')]).toEqual([null, null]);
  });
});

describe('a new round', () => {
  test('clears what is planned, wagered and bought, and leaves everything else', () => {
    const table = tableFor([hq, squad(8), ridden]);
    const kept: [string, string, number | string][] = [
      ['u1', 'lost', 2],
      ['u1', 'grounded', 1],
      ['u1', 'engaged', 1],
      ['u1', 'knee', 1],
      ['u1', 'morale', 'disorganised'],
      ['u1', 'place', 'reserve'],
      ['u2', 'overwatch', 1],
      ['u2/1', 'frame', 1],
      ['u2/1', 'abandoned', 1],
    ];
    does(
      table,
      ...kept.map((each) => set(...each)),
      ...['vp', 'rp', 'objectives', 'score', 'wager'].map((id): Intent => ({ set: ['a', id], to: 2 })),
      ...['artillery', 'delayed'].map((id): Intent => ({ set: ['a', id], to: 1 })),
      { set: ['first'], to: 'a' },
      act('hq', 'activate'),
      act('u1', 'order'),
      next,
    );
    for (const [id, tracker, value] of kept) expect(row(table, id)[tracker], tracker).toBe(value);
    expect(side(table)).toMatchObject({ vp: 2, rp: 2, objectives: 2, score: 2 });
    expect(side(table)).toMatchObject({ wager: 0, artillery: 0, delayed: 0, lp: 10 });
    expect(row(table, 'hq').activated).toBe(0);
    expect(row(table).order).toBe(0);
    expect(table.standing.match.values).toMatchObject({ turn: 2, first: '' });
  });

  test('leaves points that are not known to be entered by hand', () => {
    const table = tableFor([unit('u1', { card: 'staff', officer: 'Ghost' })]);
    expect(side(table)).toMatchObject({ lp: 0, 'lp-pool': null, authority: null, 'wager-most': null });
    does(table, { set: ['a', 'lp'], to: 9 }, next);
    expect(side(table).lp).toBe(9);
  });
});
