import { expect, test } from 'vitest';
import { type DisplayedStats, raisedText, statBars, textOf } from '@/lib/roster/shown/displayed-stat';
import { cardStats, statCells, statColumns, statRecords } from '@/lib/sheet/stats';

type Unit = { attack: number; bonus: number; wounds: number };

const stats: DisplayedStats<Unit, 'attack' | 'move' | 'wounds'> = {
  attack: {
    letter: 'Att.',
    name: 'Attack value',
    label: 'Attack',
    show: ({ attack, bonus }) => ({ value: attack + bonus, aside: '(2)', raised: bonus }),
  },
  move: {
    letter: 'M',
    name: 'Move',
    show: () => ({ value: '12"', aside: 'on screen', below: ['jump', 'grav'] }),
  },
  wounds: { letter: 'W', name: 'Wounds', show: ({ wounds }) => ({ value: wounds === 1 ? '' : wounds }) },
};
const raised = { attack: -3, bonus: 1, wounds: 1 };
const plain = { attack: 3, bonus: 0, wounds: 2 };

test('a raised stat is strong on paper, with its printed value; an unraised one is neither', () => {
  expect(cardStats(stats, raised)[0]).toEqual({
    label: 'Attack',
    value: '−2',
    small: '(2) −3 + 1',
    strong: true,
  });
  expect(cardStats(stats, plain)[0]).toEqual({ label: 'Attack', value: '3', small: '(2)' });
  expect(raisedText(stats.attack.show(plain))).toBeUndefined();
});

test('a stat without a value is left out of cards; the lines below replace the aside on paper', () => {
  expect(cardStats(stats, raised).map(({ label }) => label)).toEqual(['Attack', 'M']);
  expect(cardStats(stats, plain).at(-1)).toEqual({ label: 'W', value: '2' });
  expect(statCells(stats, plain, ['move'])).toEqual({
    move: { kind: 'text', text: '12"', lines: ['jump', 'grav'] },
  });
  expect(textOf(stats.move.show(plain))).toBe('12" on screen');
});

test('columns and bars are those asked for, in that order', () => {
  expect(statColumns(stats, 4, ['move', 'attack']).map(({ id, label }) => [id, label])).toEqual([
    ['move', 'M'],
    ['attack', 'Attack'],
  ]);
  expect(statRecords(stats, ['wounds', 'attack']).map(({ id, cell }) => [id, cell(plain, null)])).toEqual([
    ['wounds', 2],
    ['attack', 3],
  ]);
  expect(statBars(stats, raised, ['attack'])).toEqual([{ key: 'Att.', value: -2, bonus: 0, raised: 1 }]);
});
