import { useState } from 'react';
import { FormDialog } from '@/components/shell/form-dialog';
import { AlertText, StatusText } from '@/components/ui/live-text';
import { type OwnGame, ownScore, ownScoreText, scoreOf } from '@/lib/events/own-game';
import type { EventClient } from '../client/event-client';
import { AGAIN, useAsk } from '../client/hooks';
import { completeResult, type EnteredResult, ResultFields } from '../send/result-fields';

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
  const { round, pairing, index, side } = game;
  const mine = pairing.reported[side];
  const theirs = pairing.reported[side === 'a' ? 'b' : 'a'];
  const given = mine ?? theirs;
  const [value, setValue] = useState<EnteredResult>(() => (given ? ownScore(given, side) : EMPTY));
  const [missing, setMissing] = useState('');
  const { ask, isBusy, problem, isUnanswered } = useAsk(client);
  const report = async () => {
    const result = completeResult(value);
    if (typeof result === 'string') return setMissing(result);
    const command = {
      act: 'report' as const,
      round: round.number,
      pairing: index,
      score: scoreOf(result, side),
    };
    if (await ask(command, pairing.revision, 'Result reported.')) onClose();
  };
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
      onSubmit={() => void report()}
    >
      {theirs && (
        <p>
          <bdi>{opponent}</bdi> reported, from your side: {ownScoreText(ownScore(theirs, side))}.
        </p>
      )}
      <ResultFields
        value={value}
        opponent={opponent}
        error={missing}
        onChange={(next) => {
          setValue(next);
          setMissing('');
        }}
      />
      <AlertText>{problem}</AlertText>
      <StatusText>{isBusy && 'Reporting the result …'}</StatusText>
    </FormDialog>
  );
}
