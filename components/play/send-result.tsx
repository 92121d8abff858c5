import { SendResultDialog } from '@/components/event/send/send-result-dialog';
import { DRAW } from '@/lib/play/match';
import { winnerOf } from '@/lib/play/outcome';
import { usePlay, usePlayed, useStanding } from './context';

/** Reports the result of the match to an event, as it was entered or as it stands. */
export function SendResult({ onClose }: { onClose: () => void }) {
  const { session } = usePlay();
  const { head } = usePlayed();
  const standing = useStanding();
  const own = head.sides.find(({ mine }) => mine) ?? head.sides[0];
  const other = head.sides.find(({ id }) => id !== own?.id);
  const winner = head.result ? head.result.winner : winnerOf(standing);
  const scoreOf = (id: string | undefined) =>
    (id === undefined ? undefined : head.result?.scores[id]) ??
    standing.sides.find((each) => each.id === id)?.side.score ??
    0;
  const outcome = winner === null ? null : winner === DRAW ? 'drawn' : winner === own?.id ? 'won' : 'lost';
  return (
    <SendResultDialog
      game={session.system.id}
      result={{ own: scoreOf(own?.id), other: scoreOf(other?.id), outcome }}
      onClose={onClose}
    />
  );
}
