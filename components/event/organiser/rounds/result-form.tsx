import { useEffect, useId, useRef } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { AgainstScore } from '@/components/event/shared/against-score';
import { Button } from '@/components/ui/button';
import { FieldMessage } from '@/components/ui/fields/field';
import { SelectField } from '@/components/ui/fields/select-field';
import { Form } from '@/components/ui/form/form';
import { FormField } from '@/components/ui/form/form-field';
import { useZodForm } from '@/components/ui/form/use-zod-form';
import type { Score } from '@/lib/events/event';
import { type TypedResult, typedResultSchema } from '@/lib/events/typed-result';

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

const EMPTY: TypedResult = { a: '', b: '', winner: '' };

/** The fields for a result. The winner follows from the scores unless another is chosen after them; Enter saves. */
export function ResultForm(props: ResultFormProps) {
  const { index, place, names, start, isBusy, save, cancel, remove } = props;
  const id = useId();
  const form = useZodForm(
    typedResultSchema,
    start ? { a: `${start.a}`, b: `${start.b}`, winner: start.winner ?? 'draw' } : EMPTY,
  );
  const { control, setValue } = form;
  const read = typedResultSchema.safeParse(useWatch({ control })).data;
  const { errors } = useFormState({ control });
  const error = errors.a?.message ?? errors.b?.message;
  const first = useRef<HTMLInputElement>(null);
  const isCorrecting = cancel !== null;
  useEffect(() => {
    if (isCorrecting) first.current?.focus();
  }, [isCorrecting]);
  const score = (side: 'a' | 'b') => (
    <FormField control={control} name={side} onValue={() => setValue('winner', '')}>
      {({ value, onChange, error: own }) => (
        <input
          ref={side === 'a' ? first : undefined}
          data-first-score={side === 'a' ? index : undefined}
          aria-label={`Score of ${names[side]}, ${place}`}
          aria-invalid={own !== undefined || undefined}
          aria-describedby={own === undefined ? undefined : `${id}-error`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="field-box w-16 px-2 text-center"
        />
      )}
    </FormField>
  );
  return (
    <Form
      form={form}
      className="flex flex-wrap items-center gap-2"
      onSubmit={(result) => (isBusy ? undefined : save(result))}
    >
      {score('a')}
      <span aria-hidden>:</span>
      {score('b')}
      <FormField control={control} name="winner">
        {({ value, onChange }) => (
          <SelectField
            label={`Winner, ${place}`}
            hideLabel
            compact
            className="w-40 min-w-0"
            value={read ? (read.winner ?? 'draw') : value}
            onChange={({ target }) => onChange(target.value as TypedResult['winner'])}
          >
            <option value="">Winner by score</option>
            <option value="a">{names.a} won</option>
            <option value="b">{names.b} won</option>
            <option value="draw">Drawn</option>
          </SelectField>
        )}
      </FormField>
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
    </Form>
  );
}
