import type { Roster } from '@/lib/roster/roster';

/** Do two rosters say the same, whatever the order of their fields? */
export const sameRoster = (a: Roster, b: Roster): boolean =>
  a.system === b.system && a.name === b.name && inOrder(a) === inOrder(b);

const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, each) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
