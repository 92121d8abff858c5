import { expect, test } from 'vitest';
import { searchRank } from '@/components/builder/picker/search-context';

const offers: [name: string, terms: string[]][] = [
  ['Drop trooper', ['Mech', 'mech', 'P2', 'Assassin strike']],
  ['Air sentinel', ['Mech', 'mech', 'P2', 'Anti-aircraft fire']],
  ['Strike jet', ['Aircraft', 'aircraft', 'P2']],
  ['Gun carrier', ['Mech', 'mech', 'P2']],
  ['Gunship', ['Aircraft', 'aircraft', 'P3']],
  ['Jump-jet bomber', ['Aircraft', 'aircraft', 'P3']],
  ['Raider', ['Mech', 'mech', 'P1', 'Jump jets']],
  ['Light infantry', ['Light infantry', 'conventional', 'Lt Inf']],
];

/** The best offer for a query: the first of the lowest rank. */
const bestOf = (query: string) =>
  offers
    .flatMap(([name, terms]) => {
      const rank = searchRank(query, name, terms);
      return rank === null ? [] : [{ name, rank }];
    })
    .sort((a, b) => a.rank - b.rank)[0]?.name;

test.each([
  ['str', 'Strike jet'],
  ['strike', 'Strike jet'],
  ['aircraft', 'Strike jet'],
  ['assassin', 'Drop trooper'],
  ['guns', 'Gunship'],
  ['gun', 'Gun carrier'],
  ['carrier gun', 'Gun carrier'],
  ['jets', 'Strike jet'],
  ['jump jets', 'Raider'],
  ['jump jet', 'Jump-jet bomber'],
  ['lt inf', 'Light infantry'],
  ['tank', undefined],
])('"%s" finds an element by its name first, then by its kind, then by its upgrades', (query, best) => {
  expect(bestOf(query)).toBe(best);
});
