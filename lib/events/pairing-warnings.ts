import { tally } from '@/lib/roster/tally';
import { counted, inList } from '@/lib/roster/words';
import { clubOf } from './club';
import type { Player } from './event';
import { historyOf, inRounds, type PairedRound } from './history';

/** What pairings made by hand are compared with. */
export interface ByHandInput {
  /** Those who are expected to play. */
  present: readonly Pick<Player, 'id'>[];
  /** Everyone in the event. */
  players: ReadonlyMap<string, Pick<Player, 'name' | 'team'>>;
  /** The rounds before. */
  rounds: readonly PairedRound[];
}

/**
 * Returns what is unusual about pairings that were made by hand, a sentence each: rematches, second byes, players of one
 * club, repeated tables, and players who are paired twice, are missing or are not expected.
 */
export function warningsOf(
  pairings: PairedRound['pairings'],
  { present, players, rounds }: ByHandInput,
): string[] {
  const history = historyOf(rounds);
  const called = (id: string) => players.get(id)?.name ?? 'An unknown player';
  const warnings: string[] = [];
  for (const { a, b, table } of pairings) {
    if (b === null) {
      const { byes } = history(a);
      if (byes.length > 0) warnings.push(`${called(a)} had a bye in ${inRounds(byes)}.`);
      continue;
    }
    if (a === b) {
      warnings.push(`${called(a)} is paired with the same player.`);
      continue;
    }
    const met = history(a).opponents.get(b);
    const names = `${called(a)} and ${called(b)}`;
    if (met) warnings.push(`${names} already met in ${inRounds(met)}.`);
    const [one, other] = [a, b].map((id) => clubOf(players.get(id) ?? { team: '' }));
    if (one !== '' && one === other) warnings.push(`${names} are from the same club.`);
    for (const id of [a, b]) {
      const before = table === null ? undefined : history(id).tables.get(table);
      if (before) warnings.push(`${called(id)} was already at table ${table} in ${inRounds(before)}.`);
    }
  }
  return [...warnings, ...countWarnings(pairings, present, called)];
}

/** Warnings about how often players and tables appear. */
function countWarnings(
  pairings: PairedRound['pairings'],
  present: readonly Pick<Player, 'id'>[],
  called: (id: string) => string,
): string[] {
  const times = tally(pairings.flatMap(({ a, b }) => (b === null || b === a ? [a] : [a, b])));
  const tables = tally(pairings.flatMap(({ table }) => (table === null ? [] : [table])));
  const byes = pairings.filter(({ b }) => b === null);
  const expected = new Set(present.map(({ id }) => id));
  const missing = present.filter(({ id }) => !times.has(id)).map(({ id }) => called(id));
  const unexpected = [...times.keys()].filter((id) => !expected.has(id)).map(called);
  const often = (count: number) => (count === 2 ? 'twice' : `${count} times`);
  const are = (names: readonly string[]) => `${inList(names)} ${names.length === 1 ? 'is' : 'are'}`;
  return [
    ...[...times]
      .filter(([, count]) => count > 1)
      .map(([id, count]) => `${called(id)} is paired ${often(count)}.`),
    ...[...tables]
      .filter(([, count]) => count > 1)
      .map(([table, count]) => `Table ${table} is used ${often(count)}.`),
    ...(byes.length > 1 ? [`${counted(byes.length, 'player')} have a bye.`] : []),
    ...(missing.length > 0 ? [`${are(missing)} not paired.`] : []),
    ...(unexpected.length > 0 ? [`${are(unexpected)} paired but not in this round.`] : []),
  ];
}
