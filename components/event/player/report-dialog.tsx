import { FormDialog } from '@/components/shell/form-dialog';
import { AlertText, StatusText } from '@/components/ui/live-text';
import { type OwnGame, ownScore, ownScoreText } from '@/lib/events/own-game';
import type { EventClient } from '../client/event-client';
import { AGAIN } from '../client/hooks';
import { type EnteredResult, ResultFields } from '../send/result-fields';
import { useReport } from '../send/use-report';

interface ReportDialogProps {
  client: EventClient;
  game: OwnGame;
  /** Name of the opponent. */
  opponent: string;
  onClose: () => void;
}

const EMPTY: EnteredResult = { own: null, other: null, outcome: null };

/** Reports the result of the player's game, or corrects what was reported. */
export function ReportDialog({ client, game, opponent, onClose }: ReportDialogProps) {
  const { round, pairing, side } = game;
  const mine = pairing.reported[side];
  const theirs = pairing.reported[side === 'a' ? 'b' : 'a'];
  const given = mine ?? theirs;
  const { report, fields, isBusy, problem, isUnanswered } = useReport(client, game, () =>
    given ? ownScore(given, side) : EMPTY,
  );
  return (
    <FormDialog
      title="Report the result"
      description={
        <>
          Round {round.number}, against <bdi>{opponent}</bdi>. It counts once you both report the same.
        </>
      }
      verb={isUnanswered ? AGAIN : 'Report the result'}
      size="sm"
      onClose={onClose}
      onSubmit={() => void report('Result reported.').then((arrived) => arrived && onClose())}
    >
      {theirs && (
        <p>
          <bdi>{opponent}</bdi> reported, from your side: {ownScoreText(ownScore(theirs, side))}.
        </p>
      )}
      <ResultFields {...fields} opponent={opponent} />
      <AlertText>{problem}</AlertText>
      <StatusText>{isBusy && 'Reporting the result …'}</StatusText>
    </FormDialog>
  );
}
