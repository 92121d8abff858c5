import { expect, test } from 'vitest';
import { pairSwiss } from '@/lib/events/pairing';
import { type StandingsRow, standings } from '@/lib/events/standings';
import { playSeeded } from './seeded-event';

const EVENTS = 16;
const tieBreaks = ['opponents', 'head-to-head', 'scored', 'difference', 'seed'] as const;

/** The number at the end of the sum that words begin with, and the sum worked out; null if they have none. */
function sumIn(words: string) {
  const [, terms, total] = /^([\d −+]+?)(?: = (−?\d+))?,/.exec(words) ?? [];
  if (terms === undefined) return null;
  const sum = terms
    .replaceAll('− ', '−')
    .replaceAll('+ ', '')
    .split(' ')
    .reduce((so, term) => so + Number(term.replace('−', '-')), 0);
  return { sum, total: total === undefined ? sum : Number(total.replace('−', '-')) };
}

/** Negative if a player is before another by points and tie-breaks. */
function compared(one: StandingsRow, other: StandingsRow): number {
  if (one.points !== other.points) return other.points - one.points;
  for (const [at, { value }] of one.tieBreaks.entries()) {
    const difference = (other.tieBreaks[at]?.value ?? 0) - (value ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

test('standings of seeded events are in order, and their sums are those of their words', () => {
  for (let seed = 1; seed <= EVENTS; seed++) {
    const event = playSeeded(seed, pairSwiss, () => undefined);
    const rows = standings({
      players: new Map(event.everyone.map((player) => [player.id, player])),
      rounds: event.rounds,
      settings: { scoring: { ...event.scoring, tieBreaks } },
      seed: event.seed,
    });
    const played = new Set(event.rounds.flatMap(({ pairings }) => pairings.flatMap(({ a, b }) => [a, b])));
    const listed = event.everyone.filter(({ id, isOut }) => !isOut || played.has(id)).map(({ id }) => id);
    expect(rows.map(({ player }) => player).sort()).toEqual(listed.sort());
    // The number by lot tells all apart.
    expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, at) => at + 1));
    for (const [at, row] of rows.entries()) {
      const next = rows[at + 1];
      if (next) expect(compared(row, next)).toBeLessThan(0);
      const { win, draw, loss, bye } = event.scoring;
      expect(row.points).toBe(row.wins * win + row.draws * draw + row.losses * loss + row.byes * bye);
      expect(row.tieBreaks.map(({ tieBreak }) => tieBreak)).toEqual(tieBreaks);
      for (const { value, words } of row.tieBreaks)
        expect(sumIn(words)).toEqual(/^N/.test(words) ? null : { sum: value, total: value });
    }
  }
});
