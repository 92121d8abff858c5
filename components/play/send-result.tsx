import { SendResultDialog } from '@/components/event/send/send-result-dialog';
import { ownResult } from '@/lib/play/own-result';
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
