import { useMemo } from 'react';
import { FormDialog, useKeptFields } from '@/components/shared/form-dialog';
import { NumberField } from '@/components/ui/fields/number-field';
import { Segmented } from '@/components/ui/fields/segmented';
import { TextAreaField, TextField } from '@/components/ui/fields/text-field';
import { MAX_MARKED, NOTE_LENGTH } from '@/lib/play/mark';
import { DRAW } from '@/lib/play/match';
import { winnerByScore } from '@/lib/play/outcome';
import { NOTES_LENGTH } from '@/lib/roster/limits';
import { useDetailsChange, usePlay, usePlayed, useStanding } from './context';
import { WatchList } from './texts';

const OPEN = 'open';
const PLAYING = 'playing';
const BY_SCORE = '';

/** Who won, the scores, how it ended, notes; the match stays open for corrections. */
export function EndDialog({ onClose }: { onClose: () => void }) {
  const change = useDetailsChange();
  const { past } = usePlay().session;
  const { head, state } = usePlayed();
  const standing = useStanding();
  const named = useMemo(() => past.winner(state), [past, state]);
  const { result } = head;
  const byScore = (scores: Readonly<Record<string, number>>) =>
    winnerByScore(standing, scores, named) ?? OPEN;
  const before = result?.winner ?? OPEN;
  const {
    fields,
    change: fill,
    forget,
  } = useKeptFields(`end ${head.id}`, {
    // A result has no mark of whether its winner was chosen: one that is not what the score says was.
    winner: result && before !== byScore(result.scores) ? before : BY_SCORE,
    scores: result?.scores ?? Object.fromEntries(standing.sides.map(({ id, side }) => [id, side.score])),
    how: result?.how ?? '',
    notes: result?.notes ?? '',
  });
  const { scores, how, notes } = fields;
  const isByScore = fields.winner === BY_SCORE;
  const winner = isByScore ? byScore(scores) : fields.winner;
  const save = () => {
    const ended = result?.ended ?? Date.now();
    forget();
    onClose();
    if (winner === PLAYING) change({ result: null }, 'The match is in progress again.');
    else
      change(
        { result: { ended, winner: winner === OPEN ? null : winner, scores, how, notes } },
        result ? 'Result changed.' : 'Match ended.',
      );
  };
  return (
    <FormDialog
      title={result ? 'The result' : 'End the match'}
      description="The match stays open: marks and result can still be changed."
      verb={result ? 'Save' : 'End the match'}
      onClose={onClose}
      onSubmit={save}
      onCancel={forget}
    >
      <WatchList watches={standing.match.watches} />
      <Segmented
        label="Winner"
        value={winner}
        options={[
          ...head.sides.map(({ id, name }) => ({ value: id, label: <bdi>{name || 'Side'}</bdi> })),
          { value: DRAW, label: 'Drawn' },
          { value: OPEN, label: 'Not decided' },
          ...(result ? [{ value: PLAYING, label: 'Still playing' }] : []),
        ]}
        hint={isByScore ? 'As the match stands, until you choose.' : 'Chosen: the score does not change it.'}
        onChange={(winner) => fill({ winner })}
        onAgain={(winner) => fill({ winner })}
      />
      <div className="flex flex-wrap gap-4">
        {head.sides.map(({ id, name }) => (
          <NumberField
            key={id}
            label={`Score, ${name || 'side'}`}
            min={-MAX_MARKED}
            max={MAX_MARKED}
            value={scores[id] ?? 0}
            onChange={(score) => fill({ scores: { ...scores, [id]: score } })}
          />
        ))}
      </div>
      <TextField
        label="How it ended"
        maxLength={NOTE_LENGTH}
        value={how}
        onChange={({ target }) => fill({ how: target.value })}
      />
      <TextAreaField
        label="Notes on the result"
        maxLength={NOTES_LENGTH}
        value={notes}
        onChange={({ target }) => fill({ notes: target.value })}
      />
    </FormDialog>
  );
}
