import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { rulingsDataSchema } from '@/lib/roster/data-schema';
import {
  changedRulings,
  changedRulingTexts,
  type Ruling,
  type RulingValues,
  rulingValues,
  setRuling,
} from '@/lib/roster/ruling';

const rulings: Ruling[] = [
  {
    id: 'rounding',
    title: 'Halves',
    question: 'How a half is rounded.',
    page: 3,
    default: 'down',
    values: [
      { value: 'down', meaning: 'Rounded down.' },
      { value: 'up', meaning: 'Rounded up.' },
    ],
  },
  {
    id: 'cost',
    title: 'Price',
    question: 'What it costs.',
    page: 4,
    default: 2,
    values: [
      { value: 2, meaning: '2 points.' },
      { value: 0, meaning: 'Nothing.' },
    ],
  },
];

const forceWith = (chosen: RulingValues) => ({ rulings: chosen });

describe('the effective rulings', () => {
  test("are the pack's, else the force's, else the defaults", () => {
    expect(rulingValues(rulings)).toEqual({ rounding: 'down', cost: 2 });
    expect(rulingValues(rulings, { cost: 0 })).toEqual({ rounding: 'down', cost: 0 });
    expect(rulingValues(rulings, { cost: 0, rounding: 'up' }, { cost: 2 })).toEqual({
      rounding: 'up',
      cost: 2,
    });
  });
});

describe('the rulings of a force', () => {
  test('another value is stored, counted and named', () => {
    const next = setRuling(forceWith({}), rulings, 'rounding', 'up');
    expect(next.rulings).toEqual({ rounding: 'up' });
    expect(changedRulings(rulings, next.rulings).map(({ id }) => id)).toEqual(['rounding']);
    expect(changedRulingTexts(rulings, next.rulings)).toEqual(['Halves: Rounded up.']);
  });

  test('a default is left out, and the others stay', () => {
    const force = forceWith({ rounding: 'up', cost: 0 });
    expect(setRuling(force, rulings, 'rounding', 'down').rulings).toEqual({ cost: 0 });
  });

  test('an explicit default is not a change', () => {
    const force = forceWith({ rounding: 'down' });
    expect(changedRulings(rulings, force.rulings)).toEqual([]);
    expect(setRuling(force, rulings, 'rounding', 'down')).toBe(force);
    expect(setRuling(forceWith({}), rulings, 'cost', 2).rulings).toEqual({});
  });
});

test('a ruling whose default is not among its values is invalid', () => {
  const schema = rulingsDataSchema(z.int());
  expect(schema.safeParse(rulings).success).toBe(true);
  expect(schema.safeParse([{ ...(rulings[0] as Ruling), default: 'sideways' }]).success).toBe(false);
});
