import { expect, test, vi } from 'vitest';
import type { Roster } from '@/lib/roster/roster';
import { SameRosters } from '@/lib/storage/merge';

const roster = (name: string, notes: string): Roster => ({
  muster: 1,
  system: 'x',
  name,
  player: '',
  notes,
  force: { a: 1, b: [2] },
});

test('finds the first added roster with the same content, whatever the order of its fields', () => {
  const [first, again, other] = ['one', 'one', 'two'].map((notes) => ({ roster: roster('A', notes) }));
  if (!first || !again || !other) throw new Error('There are three');
  const known = new SameRosters([first, again]);
  const { force, ...rest } = roster('A', 'one');
  expect(known.find({ force: { b: [2], a: 1 }, ...rest })).toBe(first);
  expect(known.find(other.roster)).toBeUndefined();
  known.add(other);
  expect(known.find(other.roster)).toBe(other);
  expect(known.find(roster('B', 'one'))).toBeUndefined();
});

test('serialises each of many rosters with the same name at most twice', () => {
  const stringify = vi.spyOn(JSON, 'stringify');
  const known = new SameRosters<{ roster: Roster }>();
  for (let each = 0; each < 800; each++) {
    const added = { roster: roster('A', `${each}`) };
    expect(known.find(added.roster)).toBeUndefined();
    known.add(added);
  }
  const count = stringify.mock.calls.length;
  stringify.mockRestore();
  expect(count).toBeLessThanOrEqual(1600);
});
