import { expect, test, vi } from 'vitest';
import type { Roster } from '@/lib/roster/roster';
import { SameRosters } from '@/lib/storage/same';

const roster = (name: string, notes: string): Roster => ({
  muster: 1,
  system: 'x',
  name,
  player: '',
  notes,
  force: { a: 1, b: [2] },
});

test('a roster is found by what it says, the first that was added, whatever the order of its fields', () => {
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

test('among many of one name each is spelt out twice at most', () => {
  const spelt = vi.spyOn(JSON, 'stringify');
  const known = new SameRosters<{ roster: Roster }>();
  for (let each = 0; each < 800; each++) {
    const added = { roster: roster('A', `${each}`) };
    expect(known.find(added.roster)).toBeUndefined();
    known.add(added);
  }
  const count = spelt.mock.calls.length;
  spelt.mockRestore();
  expect(count).toBeLessThanOrEqual(1600);
});
