import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { FormDialog } from '@/components/shared/form-dialog';
import { Segmented } from '@/components/ui/fields/segmented';
import { FormField, FormNumber, FormText, FormTextArea } from '@/components/ui/form/form-field';
import { forgetKept, keptUnder, useZodForm } from '@/components/ui/form/use-zod-form';
import { DRAW, MAX_MARKED, NOTE_LENGTH } from '@/lib/play/mark';
import { enteredResultSchema } from '@/lib/play/match-schema';
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
  const kept = `end ${head.id}`;
  const form = useZodForm(
    enteredResultSchema,
    {
      // A result has no mark of whether its winner was chosen: one that is not what the score says was.
      winner: result && before !== byScore(result.scores) ? before : BY_SCORE,
      scores: result?.scores ?? Object.fromEntries(standing.sides.map(({ id, side }) => [id, side.score])),
      how: result?.how ?? '',
      notes: result?.notes ?? '',
    },
    keptUnder(kept),
  );
  const { control } = form;
  const [chosen, scores] = useWatch({ control, name: ['winner', 'scores'] });
  const isByScore = chosen === BY_SCORE;
  const winner = isByScore ? byScore(scores) : chosen;
  const save = (entered: z.output<typeof enteredResultSchema>) => {
    const ended = result?.ended ?? Date.now();
    forgetKept(kept);
    onClose();
    if (winner === PLAYING) change({ result: null }, 'The match is in progress again.');
    else
      change(
        { result: { ...entered, ended, winner: winner === OPEN ? null : winner } },
        result ? 'Result changed.' : 'Match ended.',
      );
  };
  return (
    <FormDialog
      title={result ? 'The result' : 'End the match'}
      description="The match stays open: marks and result can still be changed."
      verb={result ? 'Save' : 'End the match'}
      {...{ form, kept, onClose }}
      onSubmit={save}
    >
      <WatchList watches={standing.match.watches} />
      <FormField control={control} name="winner">
        {({ onChange }) => (
          <Segmented
            label="Winner"
            value={winner}
            options={[
              ...head.sides.map(({ id, name }) => ({ value: id, label: <bdi>{name || 'Side'}</bdi> })),
              { value: DRAW, label: 'Drawn' },
              { value: OPEN, label: 'Not decided' },
              ...(result ? [{ value: PLAYING, label: 'Still playing' }] : []),
            ]}
            hint={
              isByScore ? 'As the match stands, until you choose.' : 'Chosen: the score does not change it.'
            }
            onChange={onChange}
            onAgain={onChange}
          />
        )}
      </FormField>
      <div className="flex flex-wrap gap-4">
        {head.sides.map(({ id, name }) => (
          <FormNumber
            key={id}
            control={control}
            name={`scores.${id}`}
            label={`Score, ${name || 'side'}`}
            min={-MAX_MARKED}
            max={MAX_MARKED}
          />
        ))}
      </div>
      <FormText control={control} name="how" label="How it ended" maxLength={NOTE_LENGTH} />
      <FormTextArea control={control} name="notes" label="Notes on the result" maxLength={NOTES_LENGTH} />
    </FormDialog>
  );
}
