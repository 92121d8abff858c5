import { describe, expect, test } from 'vitest';
import type { Line } from '@/components/check/line';
import { everything, orderOf, type View } from '@/components/check/view';

const line = (part: Partial<Line>): Line => ({
  source: 'lists.ndjson',
  kind: 'legal',
  name: '',
  player: '',
  system: 'horizon-wars',
  game: 'Horizon Wars',
  fingerprint: '',
  figures: [],
  count: 0,
  first: null,
  rules: [],
  ...part,
});

const cost = (value: string) => [{ label: 'FC', title: 'Force cost', value }];

const lines = [
  line({ name: 'Ninth Column', player: 'Zoë', fingerprint: '12e345678901', figures: cost('15 of 15') }),
  line({
    name: 'harbour watch',
    player: 'ann',
    kind: 'illegal',
    figures: cost('9 of 15'),
    count: 2,
    first: { severity: 'error', text: 'Terrier has Assisted targeting.' },
    rules: ['hw/era/burning/mech-upgrades'],
  }),
  line({ source: 'broken.json', kind: 'unreadable', system: '', game: '', count: 1 }),
  line({ name: 'Angels', player: '', system: 'at-43', game: 'AT-43', figures: cost('120 of 15') }),
];

const shown = (part: Partial<View>, double: (place: number) => boolean = () => false) => [
  ...orderOf(lines, { ...everything, ...part }, double),
];

describe('the table shows', () => {
  test('all lines as they came', () => expect(shown({})).toEqual([0, 1, 2, 3]));
  test('those that are not legal alone', () => expect(shown({ show: 'illegal' })).toEqual([1]));
  test('those that could not be read alone', () => expect(shown({ show: 'unreadable' })).toEqual([2]));
  test('those that are there twice', () =>
    expect(shown({ show: 'double' }, (place) => place === 3)).toEqual([3]));
  test('those that break a rule', () => expect(shown({ rule: 'hw/era/burning/mech-upgrades' })).toEqual([1]));
  test('those of a game', () => expect(shown({ game: 'at-43' })).toEqual([3]));
  test('those that have every word, whatever case and accents', () => {
    expect(shown({ query: 'ZOE column' })).toEqual([0]);
    expect(shown({ query: 'terrier' })).toEqual([1]);
    expect(shown({ query: 'broken' })).toEqual([2]);
    expect(shown({ query: 'zoe watch' })).toEqual([]);
  });
  test('the one of a fingerprint, as paper or a spreadsheet has it', () => {
    expect(shown({ query: '12E3456' })).toEqual([0]);
    expect(shown({ query: 'sha256:12e345678901' })).toEqual([0]);
  });
});

describe('the table is sorted', () => {
  test('by player whatever the case, those without one last', () =>
    expect(shown({ sort: 'player' })).toEqual([1, 0, 2, 3]));
  test('by player the other way round, those without one still last', () =>
    expect(shown({ sort: 'player', down: true })).toEqual([0, 1, 2, 3]));
  test('by a figure as a number, what has none last', () =>
    expect(shown({ sort: 'figure FC' })).toEqual([1, 0, 3, 2]));
  test('by verdict, the illegal first and equal ones as they came', () =>
    expect(shown({ sort: 'verdict' })).toEqual([1, 2, 0, 3]));
  test('by the number of problems, most first', () =>
    expect(shown({ sort: 'problems', down: true })).toEqual([1, 2, 0, 3]));
  test('the other way round as it came', () => expect(shown({ down: true })).toEqual([3, 2, 1, 0]));
});
