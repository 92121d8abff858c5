import { expect, test } from 'vitest';
import { pairSwiss } from '@/lib/events/pairing';
import {
  betterExchange,
  type CheckedInput,
  faultsOf,
  leastBySets,
  leastOfAll,
  type Paired,
  repeatedTables,
  totalOf,
} from './pairing-checker';
import { playSeeded } from './seeded-event';

/** Number of events, a multiple of ten; set MUSTER_EVENTS for more. */
const EVENTS = Number(process.env.MUSTER_EVENTS ?? 50);
/** Number of events in one test. */
const TOGETHER = 5;
/** Most players with whom all pairings are gone through, and with whom all sets of players are. */
const MAX_ALL = 12;
const MAX_SETS = EVENTS > 1000 ? 16 : 14;

function check(pairings: readonly Paired[], input: CheckedInput) {
  expect(faultsOf(pairings, input)).toEqual([]);
  const total = totalOf(pairings, input);
  const count = input.players.length;
  if (count <= MAX_ALL) expect(total).toEqual(leastOfAll(input).least);
  else if (count <= MAX_SETS) expect(total).toEqual(leastBySets(input));
  else expect(betterExchange(pairings, input)).toBeNull();
  const { repeats, least } = repeatedTables(pairings, input);
  if (least !== null) expect(repeats).toBe(least);
}

test.each(Array.from({ length: EVENTS / TOGETHER }, (_, at) => at * TOGETHER + 1))(
  'no round of seeded events could have been paired better, from seed %i on',
  (first) => {
    for (let seed = first; seed < first + TOGETHER; seed++) playSeeded(seed, pairSwiss, check);
  },
);

test('seeded events have rematches, second byes, late entries, drops and rounds of all sizes', () => {
  const seen = { rematches: 0, secondByes: 0, late: 0, dropped: 0, small: 0, large: 0 };
  for (let seed = 1; seed <= EVENTS; seed++) {
    const { everyone } = playSeeded(seed, pairSwiss, (pairings, input) => {
      const [rematches = 0, secondByes = 0] = totalOf(pairings, input);
      if (rematches > 0) seen.rematches++;
      if (secondByes > 0) seen.secondByes++;
      if (input.players.length <= MAX_ALL) seen.small++;
      if (input.players.length > MAX_SETS) seen.large++;
    });
    if (everyone.some(({ isOut }) => isOut)) seen.dropped++;
    if (everyone.some(({ since, isOut }) => since > 1 && !isOut)) seen.late++;
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(EVENTS / 25);
});
