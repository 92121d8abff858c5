import { useState } from 'react';
import { NumberField } from '@/components/ui/fields/number-field';
import { Segmented } from '@/components/ui/fields/segmented';
import { InlineNote } from '@/components/ui/notes';
import { MAX_SCORE, type Score } from '@/lib/events/event';
import {
  againstScore,
  byScore,
  type Outcome,
  type OwnGame,
  type OwnScore,
  ownScore,
  scoreOf,
} from '@/lib/events/rounds';
import type { EventClient } from '../client/event-client';
import { useAsk } from '../client/hooks';

/** A result that is entered: scores may still be missing, and the outcome follows from them if none is chosen. */
export interface EnteredResult {
  own: number | null;
  other: number | null;
  outcome: Outcome | null;
}

interface ResultFieldsProps {
  value: EnteredResult;
  onChange: (value: EnteredResult) => void;
  opponent: string;
  /** Why it cannot be sent as it is; "" if it can. */
  error: string;
}

/** The fields for the result of a game, from the side of one player. A changed score proposes the outcome. */
export function ResultFields({ value, onChange, opponent, error }: ResultFieldsProps) {
  const complete = completeResult(value);
  const isComplete = typeof complete !== 'string';
  const score = (side: 'own' | 'other', label: string) => (
    <NumberField
      label={label}
      allowEmpty
      empty="not entered"
      emptyMark=""
      min={0}
      max={MAX_SCORE}
      value={value[side]}
      error={value[side] === null && error}
      onChange={(next) => onChange({ ...value, [side]: next, outcome: null })}
    />
  );
  return (
    <>
      <div className="flex flex-wrap gap-4">
        {score('own', 'Your score')}
        {score('other', `Score of ${opponent}`)}
      </div>
      <Segmented
        label="Winner"
        value={isComplete ? complete.outcome : value.outcome}
        options={[
          { value: 'won', label: 'You' },
          { value: 'lost', label: <bdi className="wrap-anywhere">{opponent}</bdi> },
          { value: 'drawn', label: 'Drawn' },
        ]}
        onChange={(outcome) => onChange({ ...value, outcome })}
      />
      <AgainstScore
        score={isComplete ? scoreOf(complete, 'a') : complete}
        names={{ a: 'You', b: opponent }}
      />
    </>
  );
}

/** The result if it is complete; otherwise why it is not. */
function completeResult({ own, other, outcome }: EnteredResult): OwnScore | string {
  if (own === null || other === null) return 'Enter both scores.';
  return outcome === null ? ownScore(byScore({ a: own, b: other }), 'a') : { own, other, outcome };
}

interface AgainstScoreProps {
  /** A result that is complete; otherwise what is missing. */
  score: Score | string;
  names: { a: string; b: string };
}

/** Says, before a result is saved, that its winner does not follow from the scores. */
export function AgainstScore({ score, names }: AgainstScoreProps) {
  const sentence = typeof score === 'string' ? '' : againstScore(score, names);
  return (
    <div aria-live="polite" className="min-w-0 basis-full empty:hidden">
      {sentence !== '' && (
        <InlineNote tone="warning">
          <bdi className="wrap-anywhere">{sentence}</bdi>
        </InlineNote>
      )}
    </div>
  );
}

/**
 * Reporting the result of a player's game: what its fields need, and `report`, which resolves to whether it arrived.
 * @param start the result that is filled in
 */
export function useReport(client: EventClient, game: OwnGame, start: () => EnteredResult) {
  const { round, pairing, index, side } = game;
  const [value, setValue] = useState(start);
  const [error, setError] = useState('');
  const { ask, ...asking } = useAsk(client);
  const report = async (done?: string): Promise<boolean> => {
    const result = completeResult(value);
    if (typeof result === 'string') {
      setError(result);
      return false;
    }
    const score = scoreOf(result, side);
    const command = { act: 'report' as const, round: round.number, pairing: index, score };
    return (await ask(command, pairing.revision, done)) !== null;
  };
  const onChange = (next: EnteredResult) => {
    setValue(next);
    setError('');
  };
  return { ...asking, report, fields: { value, error, onChange } };
}
