import { NumberField } from '@/components/ui/number-field';
import { Segmented } from '@/components/ui/segmented';
import { MAX_SCORE } from '@/lib/events/event';
import type { Outcome, OwnScore } from '@/lib/events/own-game';

/** A result that is entered; the winner may still be missing. */
export interface EnteredResult {
  own: number;
  other: number;
  outcome: Outcome | null;
}

interface ResultFieldsProps {
  value: EnteredResult;
  onChange: (value: EnteredResult) => void;
  opponent: string;
  /** Why it cannot be sent as it is; "" if it can. */
  error: string;
}

/** The fields for the result of a game, from the side of one player. */
export function ResultFields({ value, onChange, opponent, error }: ResultFieldsProps) {
  const { own, other, outcome } = value;
  return (
    <>
      <Segmented
        label="Winner"
        value={outcome}
        options={[
          { value: 'won', label: 'You' },
          { value: 'lost', label: <bdi>{opponent}</bdi> },
          { value: 'drawn', label: 'Drawn' },
        ]}
        error={error}
        onChange={(next) => onChange({ ...value, outcome: next })}
      />
      <div className="flex flex-wrap gap-4">
        <NumberField
          label="Your score"
          min={0}
          max={MAX_SCORE}
          value={own}
          onChange={(score) => onChange({ ...value, own: score })}
        />
        <NumberField
          label={`Score of ${opponent}`}
          min={0}
          max={MAX_SCORE}
          value={other}
          onChange={(score) => onChange({ ...value, other: score })}
        />
      </div>
    </>
  );
}

/** The result if it is complete; otherwise why it is not. */
export const completeResult = ({ own, other, outcome }: EnteredResult): OwnScore | string =>
  outcome === null ? 'Choose who won, or that the game was drawn.' : { own, other, outcome };
