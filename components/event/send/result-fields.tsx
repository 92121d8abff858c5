import { NumberField } from '@/components/ui/number-field';
import { Segmented } from '@/components/ui/segmented';
import { MAX_SCORE } from '@/lib/events/event';
import { type Outcome, type OwnScore, ownScore, scoreOf } from '@/lib/events/own-game';
import { byScore } from '@/lib/events/scores';
import { AgainstScore } from '../shared/against-score';

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
export function completeResult({ own, other, outcome }: EnteredResult): OwnScore | string {
  if (own === null || other === null) return 'Enter both scores.';
  return outcome === null ? ownScore(byScore({ a: own, b: other }), 'a') : { own, other, outcome };
}
