import { describe, expect, test } from 'vitest';
import { inView, tagsIn, type View } from '@/components/shelf/shelf-view';
import { matches } from '@/lib/roster/text/search';
import type { StoredRoster } from '@/lib/storage/db';
import { MAX_TAGS, mergedTags, tagsOf } from '@/lib/storage/records';

const stored = (
  name: string,
  changed: number,
  more: Partial<StoredRoster> & { player?: string; system?: string } = {},
) => {
  const { player = '', system = 'draughts', ...rest } = more;
  return {
    id: name,
    changed,
    roster: { muster: 1, system, name, player, notes: '', force: {} },
    tags: [],
    legal: true,
    ...rest,
  } as unknown as StoredRoster;
};

const shelf = [
  stored('Ninth Column', 4, { player: 'Zoë', tags: ['League'], legal: false }),
  stored('Łódź Rovers', 3, { system: 'chess', tags: ['league', 'Öland'] }),
  stored('alpha 10', 2, { system: 'chess' }),
  stored('Alpha 9', 1),
];
const all: View = { query: '', sort: 'changed', game: '', tag: '' };
const known = {
  gameName: (id: string) => ({ chess: 'Chess', draughts: 'Draughts' })[id] ?? '',
  verdict: ({ legal }: StoredRoster) => ({
    verdict: { legal, unknown: 0 },
    figures: [],
    makeUp: [],
  }),
};
const shown = (view: Partial<View>) => inView(shelf, { ...all, ...view }, known).map(({ id }) => id);

describe('the shelf', () => {
  test('is searched by name, player, tag and game, ignoring case and accents', () => {
    expect(shown({ query: 'lodz' })).toEqual(['Łódź Rovers']);
    expect(shown({ query: 'ŁÓDŹ' })).toEqual(['Łódź Rovers']);
    expect(shown({ query: 'zoe' })).toEqual(['Ninth Column']);
    expect(shown({ query: 'LEAGUE' })).toEqual(['Ninth Column', 'Łódź Rovers']);
    expect(shown({ query: ' oland  chess ' })).toEqual(['Łódź Rovers']);
    expect(shown({ query: 'draughts' })).toEqual(['Ninth Column', 'Alpha 9']);
    expect(shown({ query: 'column chess' })).toEqual([]);
  });

  test('is ordered by last change, name, game or verdict', () => {
    expect(shown({})).toEqual(['Ninth Column', 'Łódź Rovers', 'alpha 10', 'Alpha 9']);
    expect(shown({ sort: 'name' })).toEqual(['Alpha 9', 'alpha 10', 'Łódź Rovers', 'Ninth Column']);
    expect(shown({ sort: 'game' })).toEqual(['Łódź Rovers', 'alpha 10', 'Ninth Column', 'Alpha 9']);
    expect(shown({ sort: 'verdict' })).toEqual(['Ninth Column', 'Łódź Rovers', 'alpha 10', 'Alpha 9']);
  });

  test('is filtered by game and by tag', () => {
    expect(shown({ game: 'chess' })).toEqual(['Łódź Rovers', 'alpha 10']);
    expect(shown({ tag: 'league' })).toEqual(['Ninth Column', 'Łódź Rovers']);
    expect(shown({ tag: 'League', game: 'chess' })).toEqual(['Łódź Rovers']);
    expect(tagsIn(shelf)).toEqual(['league', 'Öland']);
  });
});

describe('tags', () => {
  test('are separated by commas, without duplicates', () => {
    expect(tagsOf(' club night,, League ,league, Café; CAFE')).toEqual(['club night', 'League', 'Café']);
    expect(tagsOf('')).toEqual([]);
  });

  test('are cut to the maximum length and number', () => {
    expect(tagsOf('x'.repeat(99))).toEqual(['x'.repeat(40)]);
    expect(
      mergedTags(
        Array.from({ length: 30 }, (_, at) => `t${at}`),
        [],
      ),
    ).toHaveLength(MAX_TAGS);
  });
});

test('letters that do not decompose into an accent are found by their plain letters', () => {
  expect(matches('strasse', ['Große Straße'])).toBe(true);
  expect(matches('oresund', ['Øresund'])).toBe(true);
  expect(matches('istanbul', ['İSTANBUL', 'ISTANBUL'])).toBe(true);
  expect(matches('第七', ['第七機甲'])).toBe(true);
});
