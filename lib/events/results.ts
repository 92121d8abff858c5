import type { Results } from './results-schema';
import { begunRounds } from './rounds';
import type { EventView, ListView } from './view';
import { viewStandings } from './view-standings';

/**
 * The results of an event for its file, from what the asker may see. It has nothing that only organisers may see; lists are named
 * only if they are public.
 */
export function resultsOf(view: EventView): Results {
  const { id, settings, step, seed, players } = view;
  const { name, place, date, system, pack, rounds, scoring, shown } = settings;
  return {
    musterResults: 1,
    event: {
      id,
      name,
      place,
      date,
      system,
      pack: pack?.name ?? '',
      step,
      rounds,
      scoring: { ...scoring, tieBreaks: [...scoring.tieBreaks] },
      seed,
    },
    players: players.map((player) => ({
      id: player.id,
      number: player.number,
      name: player.name,
      team: player.team,
      isOut: player.isOut,
      list: player.list && shown === 'everyone' && player.list.salt !== null ? listOf(player.list) : null,
    })),
    rounds: begunRounds(view).map(({ number, pairings }) => ({
      number,
      games: pairings.map(({ table, a, b, why, result }) => ({ table, a, b, why: [...why], result })),
    })),
    standings: viewStandings(view).map(({ tieBreaks, ...row }) => ({
      ...row,
      tieBreaks: tieBreaks.map(({ tieBreak, value, words }) => ({ tieBreak, value, sum: words })),
    })),
  };
}

const listOf = ({ number, at, name, verdict, figures, fingerprint, content }: ListView) => ({
  number,
  sent: new Date(at).toISOString(),
  name,
  verdict,
  figures,
  fingerprint,
  content,
});
