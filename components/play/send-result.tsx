import { SendResultDialog } from '@/components/event/send/send-result-dialog';
import { DRAW } from '@/lib/play/mark';
import type { MatchHead } from '@/lib/play/match';
import type { Standing } from '@/lib/play/text';
import { usePlay, usePlayed, useStanding } from './context';

/** Reports the result of the match to an event, as it was entered or as it stands. */
export function SendResult({ onClose }: { onClose: () => void }) {
  const { session } = usePlay();
  const { head, state } = usePlayed();
  const standing = useStanding();
  return (
    <SendResultDialog
      game={session.system.id}
      result={ownResult(head, standing, session.past.winner(state))}
      onClose={onClose}
    />
  );
}

/** The result of a match from the side of the player who records it. */
export interface OwnResult {
  own: number;
  other: number;
  /** Null if it is not known. */
  outcome: 'won' | 'lost' | 'drawn' | null;
}

/**
 * The result of a match as it was entered, or else as the match stands; against the first other side.
 * @param named the winner by the conditions of the book
 */
export function ownResult(
  { sides, result }: Pick<MatchHead, 'sides' | 'result'>,
  standing: Standing,
  named: string | null,
): OwnResult {
  const own = sides.find(({ mine }) => mine) ?? sides[0];
  const other = sides.find(({ id }) => id !== own?.id);
  const scoreOf = (side: typeof own) =>
    (side && result?.scores[side.id]) ?? standing.sides.find(({ id }) => id === side?.id)?.side.score ?? 0;
  const winner = result ? result.winner : named;
  const outcome = winner === null ? null : winner === DRAW ? 'drawn' : winner === own?.id ? 'won' : 'lost';
  return { own: scoreOf(own), other: scoreOf(other), outcome };
}
