import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { AgainstScore } from '@/components/event/send/result-fields';
import { Button } from '@/components/ui/button';
import { FieldMessage } from '@/components/ui/fields/field';
import { SelectField } from '@/components/ui/fields/select-field';
import { MAX_SCORE, type Score } from '@/lib/events/event';
import { byScore } from '@/lib/events/rounds';

interface ResultFormProps {
  /** The place of the game in its round. */
  index: number;
  /** Where it is played: "table 4". */
  place: string;
  names: { a: string; b: string };
  /** The result to correct; null for none. */
  start: Score | null;
  isBusy: boolean;
  save: (score: Score) => void;
  /** Stops correcting; null if no result was entered yet. */
  cancel: (() => void) | null;
  /** Removes the settled result; null if there is none. */
  remove: (() => void) | null;
}

/** The fields for a result. The winner follows from the scores unless another is chosen after them; Enter saves. */
export function ResultForm(props: ResultFormProps) {
  const { index, place, names, start, isBusy, save, cancel, remove } = props;
  const id = useId();
  const [typed, setTyped] = useState<TypedResult>(() =>
    start
      ? { a: `${start.a}`, b: `${start.b}`, winner: start.winner ?? 'draw' }
      : { a: '', b: '', winner: '' },
  );
  const [error, setError] = useState('');
  const first = useRef<HTMLInputElement>(null);
  const isCorrecting = cancel !== null;
  useEffect(() => {
    if (isCorrecting) first.current?.focus();
  }, [isCorrecting]);
  const change = (part: Partial<TypedResult>) => {
    setTyped({ ...typed, ...part });
    setError('');
  };
  const read = readResult(typed);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (typeof read !== 'string') return save(read);
    setError(read);
    first.current?.focus();
  };
  const score = (side: 'a' | 'b') => (
    <input
      ref={side === 'a' ? first : undefined}
      data-first-score={side === 'a' ? index : undefined}
      aria-label={`Score of ${names[side]}, ${place}`}
      aria-invalid={error !== '' || undefined}
      aria-describedby={error === '' ? undefined : `${id}-error`}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      value={typed[side]}
      onChange={({ target }) => change({ [side]: target.value, winner: '' })}
      className="field-box w-16 px-2 text-center"
    />
  );
  return (
    <form className="flex flex-wrap items-center gap-2" onSubmit={submit}>
      {score('a')}
      <span aria-hidden>:</span>
      {score('b')}
      <SelectField
        label={`Winner, ${place}`}
        hideLabel
        compact
        className="w-40 min-w-0"
        value={typeof read === 'string' ? typed.winner : (read.winner ?? 'draw')}
        onChange={({ target }) => change({ winner: target.value as TypedResult['winner'] })}
      >
        <option value="">Winner by score</option>
        <option value="a">{names.a} won</option>
        <option value="b">{names.b} won</option>
        <option value="draw">Drawn</option>
      </SelectField>
      <Button type="submit" size="sm" busy={isBusy}>
        Save<span className="sr-only"> the result, {place}</span>
      </Button>
      {cancel && (
        <Button size="sm" variant="quiet" onClick={cancel}>
          Cancel
        </Button>
      )}
      {remove && (
        <Button size="sm" variant="quiet" onClick={remove}>
          Remove the result
        </Button>
      )}
      <AgainstScore score={read} names={names} />
      <div id={`${id}-error`} aria-live="polite" className="basis-full empty:hidden">
        <FieldMessage error={error} />
      </div>
    </form>
  );
}

/** A result as it is typed: two scores, and who won; "" if that follows from the scores. */
export interface TypedResult {
  a: string;
  b: string;
  winner: 'a' | 'b' | 'draw' | '';
}

const numberIn = (text: string): number | null => {
  const bare = text.trim();
  if (!/^\d{1,4}$/.test(bare)) return null;
  const score = Number(bare);
  return score <= MAX_SCORE ? score : null;
};

/** Reads a result; returns a sentence if it is not one. */
export function readResult({ winner, ...typed }: TypedResult): Score | string {
  const [a, b] = [numberIn(typed.a), numberIn(typed.b)];
  if (a === null || b === null) return `Enter two whole numbers from 0 to ${MAX_SCORE}.`;
  return winner === '' ? byScore({ a, b }) : { a, b, winner: winner === 'draw' ? null : winner };
}
