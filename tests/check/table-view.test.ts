import { describe, expect, test } from 'vitest';
import { FieldedNames, type ResultSummary, resultSummaryOf } from '@/components/check/result-summary';
import { defaultView, orderOf, type View } from '@/components/check/view';
import combined from '@/data/horizon-wars/samples/combined-force.json';
import maul from '@/data/horizon-wars/samples/maul-team.json';
import { checkResultOf, examine } from '@/lib/check/answer';
import { readRosterValue } from '@/lib/check/read';
import { usageKey } from '@/lib/check/summary';

const line = (part: Partial<ResultSummary>): ResultSummary => ({
  source: 'lists.ndjson',
  kind: 'legal',
  unknown: 0,
  name: '',
  player: '',
  system: 'horizon-wars',
  game: 'Horizon Wars',
  fingerprint: '',
  figures: [],
  count: 0,
  first: null,
  rules: [],
  fielded: [],
  ...part,
});

const cost = (value: string) => [{ label: 'FC', title: 'Force cost', value }];

const lines = [
  line({
    name: 'Ninth Column',
    player: 'Zoë',
    fingerprint: '12e345678901ace0'.repeat(4),
    figures: cost('15 of 15'),
  }),
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
  ...(orderOf(lines, [], { ...defaultView, ...part }, double) ?? lines.keys()),
];

describe('the table shows', () => {
  test('all lines in the original order', () => expect(shown({})).toEqual([0, 1, 2, 3]));
  test('only those that are not legal', () => expect(shown({ show: 'illegal' })).toEqual([1]));
  test('only those that could not be read', () => expect(shown({ show: 'unreadable' })).toEqual([2]));
  test('only duplicates', () => expect(shown({ show: 'double' }, (place) => place === 3)).toEqual([3]));
  test('those that break a rule', () => expect(shown({ rule: 'hw/era/burning/mech-upgrades' })).toEqual([1]));
  test('those of a game', () => expect(shown({ game: 'at-43' })).toEqual([3]));
  test('those that have every word, ignoring case and accents', () => {
    expect(shown({ query: 'ZOE column' })).toEqual([0]);
    expect(shown({ query: 'terrier' })).toEqual([1]);
    expect(shown({ query: 'broken' })).toEqual([2]);
    expect(shown({ query: 'zoe watch' })).toEqual([]);
  });
  test('the one with a fingerprint, as on paper or in a spreadsheet', () => {
    expect(shown({ query: '12E3456' })).toEqual([0]);
    expect(shown({ query: 'sha256:12e345678901' })).toEqual([0]);
    expect(shown({ query: '12e3 4567 8901 ace0' })).toEqual([0]);
    // A name of hex digits does not match inside a fingerprint.
    expect(shown({ query: 'ace' })).toEqual([]);
  });
});

describe('a type or upgrade', async () => {
  const rows = await Promise.all(
    [combined, maul].map(async (value) =>
      checkResultOf(examine(await readRosterValue(value), null), 'a.json'),
    ),
  );
  const names = new FieldedNames();
  const own = rows.map((row) => resultSummaryOf(row, names));
  const [first = [], other = []] = rows.map((row) => row.read?.uses ?? []);
  const only = first.find(({ what, id }) => !other.some((use) => use.what === what && use.id === id));
  const both = first.find(({ what, id }) => other.some((use) => use.what === what && use.id === id));
  const found = (part: Partial<View>) => [
    ...(orderOf(own, names.list, { ...defaultView, ...part }, () => false) ?? own.keys()),
  ];
  if (!only || !both) throw new Error('The samples share some types, not all');

  test('filters the rosters that field it', () => {
    expect(found({ use: usageKey('horizon-wars', only) })).toEqual([0]);
    expect(found({ use: usageKey('horizon-wars', both) })).toEqual([0, 1]);
    expect(found({ use: usageKey('at-43', both) })).toEqual([]);
  });
  test('is found by name in the search, together with the name of a roster', () => {
    expect(found({ query: only.name.toUpperCase() })).toEqual([0]);
    expect(found({ query: `${both.name} ${own[1]?.name}` })).toEqual([1]);
    expect(found({ query: `${only.name} ${own[1]?.name}` })).toEqual([]);
  });
  test('is not in the line that is posted to the page by name', () =>
    expect(JSON.stringify(own[0])).not.toContain(only.name));
});

describe('the table is sorted', () => {
  test('by player, ignoring case, those without one last', () =>
    expect(shown({ sort: 'player' })).toEqual([1, 0, 2, 3]));
  test('by player in reverse, those without one still last', () =>
    expect(shown({ sort: 'player', down: true })).toEqual([0, 1, 2, 3]));
  test('by a figure as a number, those without one last', () =>
    expect(shown({ sort: 'figure FC' })).toEqual([1, 0, 3, 2]));
  test('by verdict, illegal first and equal ones in the original order', () =>
    expect(shown({ sort: 'verdict' })).toEqual([1, 2, 0, 3]));
  test('by the number of problems, most first', () =>
    expect(shown({ sort: 'problems', down: true })).toEqual([1, 2, 0, 3]));
  test('in reverse of the original order', () => expect(shown({ down: true })).toEqual([3, 2, 1, 0]));
});
