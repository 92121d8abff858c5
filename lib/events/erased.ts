import { counted } from '@/lib/roster/words';
import type { EventState, Score } from './event';
import type { Entry } from './log';
import { isSameScore } from './scores';
import { scoreText } from './words';

/** Most results that are named. */
const MAX_NAMED = 100;

/** A result that both players had reported, until one reported another after a later round was paired. */
interface Erased {
  /** The log entry that took it away. */
  seq: number;
  by: string;
  round: number;
  pairing: number;
  /** The result that they had agreed on. */
  agreed: Score;
}

/**
 * Finds results that a player took away after a later round was paired. Logs of earlier versions may have some; they
 * are read as they were written.
 */
export class ErasedResults {
  /** The first of each game. */
  readonly #found = new Map<string, Erased>();

  /** Looks at the next entry of a log; `before` is the state that it was added to. */
  look(before: EventState | null, { seq, by, data }: Entry) {
    if (before === null || data.act !== 'report') return;
    const { round, pairing, score } = data;
    if (before.rounds.length <= round) return;
    const agreed = before.rounds[round - 1]?.pairings[pairing]?.result;
    if (agreed?.by !== 'players' || isSameScore(agreed, score)) return;
    const key = `${round} ${pairing}`;
    if (!this.#found.has(key)) this.#found.set(key, { seq, by, round, pairing, agreed });
  }

  /**
   * Returns a sentence for each that is not as it was agreed at the end of the log, and not settled by the organiser.
   */
  faults({ rounds, players }: EventState): string[] {
    const nameOf = (id: string | null | undefined) => players.get(id ?? '')?.name ?? 'Unknown player';
    const faults = [...this.#found.values()].flatMap(({ seq, by, round, pairing, agreed }) => {
      const game = rounds[round - 1]?.pairings[pairing];
      const { result } = game ?? {};
      if (result && (result.by === 'organiser' || isSameScore(result, agreed))) return [];
      const was = scoreText(agreed, { a: nameOf(game?.a), b: nameOf(game?.b) });
      return `Entry ${seq} of the log changed the agreed result at table ${game?.table} of round ${round} (${was}): ${nameOf(by)} reported another one after round ${round + 1} was paired. The organiser can enter the right one.`;
    });
    const more = faults.length - MAX_NAMED;
    return more > 0
      ? [...faults.slice(0, MAX_NAMED), `And ${counted(more, 'more result')} changed in this way.`]
      : faults;
  }
}
