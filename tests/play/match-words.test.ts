import { describe, expect, test } from 'vitest';
import { byRoster, isFound, tallyText } from '@/components/shared/matches/match-lines';
import { type MatchHead, newMatch } from '@/lib/play/match';
import type { AnyGameSystem } from '@/lib/roster/system';
import type { StoredMatch } from '@/lib/storage/db';
import { loadSystem } from '@/lib/systems/registry';

const system = (await loadSystem('horizon-wars')) as AnyGameSystem;

/** A stored match of a roster with this id and name. */
function stored(
  id: string,
  roster: string | null,
  name: string,
  result: MatchHead['result'] = null,
): StoredMatch {
  const force = system.emptyForce();
  const brought = { muster: 1 as const, system: system.id, name, player: '', notes: '', force };
  const side = { name: '', mine: true, roster: brought, pack: null };
  const { log: _, ...match } = newMatch({ id, name: `Match ${id}`, at: 1 }, [side], system);
  return { id, changed: 1, match: { ...match, result }, roster, turn: 1, binned: null, rest: [] };
}

const won = { ended: 1, winner: 'a', scores: {}, how: '', notes: '' };
const groups = (...matches: StoredMatch[]) =>
  byRoster(matches).map(({ name, matches }) => [name, ...matches.map(({ id }) => id)]);

describe('matches by roster', () => {
  test('keep a renamed roster together under its newest name, and namesakes apart', () => {
    expect(groups(stored('1', 'r1', 'Renamed'), stored('2', 'r1', 'Red'), stored('3', 'r2', 'Red'))).toEqual([
      ['Renamed', '1', '2'],
      ['Red', '3'],
    ]);
  });

  test('put those that no roster of this browser has under their names', () => {
    expect(groups(stored('1', null, 'Red'), stored('2', 'Red', 'Red'), stored('3', null, 'Red'))).toEqual([
      ['Red', '1', '3'],
      ['Red', '2'],
    ]);
  });

  test('are counted by how they ended', () => {
    expect(tallyText([stored('1', 'r1', 'Red', won), stored('2', 'r1', 'Red')])).toBe('1 won, 1 in progress');
  });
});

test.each([
  ['lodz match', true],
  ['ŁÓDŹ', true],
  ['', true],
  ['lodz lancers', false],
])('a search for “%s” finds a match by its words without case and accents: %s', (query, is) => {
  expect(isFound(query, stored('1', 'r1', 'Łódź'))).toBe(is);
});
