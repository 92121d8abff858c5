import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { classes } from '../classes';
import { Field } from './field';

type Common = {
  label: string;
  min: number;
  max: number;
  hint?: ReactNode;
  /** Another error; shown if the text itself is valid. */
  error?: ReactNode;
  /** What an empty field means, if it can be empty. */
  empty?: string | undefined;
  /** The placeholder, if it differs from `empty`. */
  emptyMark?: string;
  compact?: boolean | undefined;
  hideLabel?: boolean | undefined;
  className?: string | undefined;
};

export type NumberFieldProps = Common &
  (
    | { allowEmpty?: false; value: number; onChange: (value: number) => void }
    | { allowEmpty: true; value: number | null; onChange: (value: number | null) => void }
  );

// Elements, not components: React skips an element that is the same as before, and a page has many of these fields.
const plus = <Plus aria-hidden size={16} />;
const minus = <Minus aria-hidden size={16} />;

/**
 * A whole number from min to max, typed or stepped. `onChange` is called with valid values only; invalid text shows an
 * error and on blur reverts to the last valid value, with a notice.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, min, max, hint, error, compact, hideLabel, className } = props;
  const { allowEmpty = false, empty = 'none', emptyMark } = props;
  const { value } = props;
  const change = props.onChange as (value: number | null) => void;
  const range = { min, max, allowEmpty };

  const [draft, setDraft] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [lastValue, setLastValue] = useState(value);
  if (lastValue !== value) {
    // Changed from outside (undo, another control): discard the draft.
    setLastValue(value);
    if (draft !== null && parseWholeNumber(draft, range) !== value) setDraft(null);
    setNotice(null);
  }

  const text = draft ?? (value === null ? '' : String(value));
  const isInvalid = parseWholeNumber(text, range) === undefined;

  const type = (next: string) => {
    setDraft(next);
    setNotice(null);
    const read = parseWholeNumber(next, range);
    if (read !== undefined && read !== value) change(read);
  };
  const move = (by: 1 | -1) => {
    const next = step(value, by, range);
    setDraft(null);
    setNotice(null);
    if (next !== value) change(next);
  };
  const leave = () => {
    if (draft !== null && isInvalid)
      setNotice(
        draft.trim() === ''
          ? `Kept ${value}: the field was left empty.`
          : `Kept ${value ?? empty}: “${draft.trim()}” is not a ${wholeNumberHint(range, 'w')}`,
      );
    setDraft(null);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? 1 : -1);
  };

  // A press selects the number, so that typing replaces it; selecting a part of it by dragging still works.
  const selectAll = ({ currentTarget: input }: MouseEvent<HTMLInputElement>) => {
    if (input.selectionStart === input.selectionEnd) input.select();
  };
  // Browsers drop the selection of a whole number on the next press, after the click.
  const keepSelection = (event: MouseEvent<HTMLInputElement>) => {
    const { currentTarget: input } = event;
    const isWhole = input.selectionStart === 0 && input.selectionEnd === input.value.length;
    if (isWhole && input === document.activeElement) event.preventDefault();
  };

  const stepper = (by: 1 | -1) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={by === 1 ? `Increase ${label}` : `Decrease ${label}`}
      aria-disabled={step(value, by, range) === value}
      onClick={() => move(by)}
      className={classes(
        'grid shrink-0 place-items-center border border-edge bg-surface hover:not-aria-disabled:bg-accent-wash',
        'aria-disabled:border-line aria-disabled:border-dashed aria-disabled:text-muted focus-visible:z-10',
        by === 1 ? 'rounded-r-sm border-l-0' : 'rounded-l-sm border-r-0',
        compact ? 'size-control-sm' : 'size-control',
      )}
    >
      {by === 1 ? plus : minus}
    </button>
  );

  return (
    <Field
      {...{ label, hint, compact, hideLabel, className, notice }}
      error={isInvalid ? wholeNumberHint(range, 'W') : error}
    >
      {(control) => (
        <div className="flex">
          {stepper(-1)}
          <input
            {...control}
            data-unread={isInvalid || undefined}
            type="text"
            inputMode={min < 0 ? 'text' : 'numeric'}
            autoComplete="off"
            role="spinbutton"
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={value ?? undefined}
            aria-valuetext={text || empty}
            placeholder={allowEmpty ? (emptyMark ?? empty) : undefined}
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={key}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onMouseDown={keepSelection}
            onClick={selectAll}
            onBlur={leave}
            className={classes(
              'field-box relative min-w-0 rounded-none! text-center focus-visible:z-10',
              compact ? 'min-h-control-sm! w-11' : 'w-16',
            )}
          />
          {stepper(1)}
        </div>
      )}
    </Field>
  );
}

type WholeRange = { min: number; max: number; allowEmpty: boolean };

/** Parses typed text: returns a whole number in range, null for an allowed empty text, undefined for anything else. */
function parseWholeNumber(text: string, { min, max, allowEmpty }: WholeRange): number | null | undefined {
  const bare = text.trim().replace(/^−/, '-');
  if (bare === '') return allowEmpty ? null : undefined;
  if (!/^[+-]?\d{1,15}$/.test(bare)) return undefined;
  // Adding 0 turns -0 into 0.
  const number = Number(bare) + 0;
  return number >= min && number <= max ? number : undefined;
}

/** Returns the value one up or down, clamped to the range; from empty, up starts at 0 or the nearest allowed value. */
function step(value: number | null, by: 1 | -1, { min, max, allowEmpty }: WholeRange): number | null {
  if (value === null) return by === 1 ? Math.max(min, Math.min(max, 0)) : null;
  if (allowEmpty && by === -1 && value <= min) return null;
  return Math.min(max, Math.max(min, value + by));
}

/** Returns "Whole number from 0 to 99.", with an upper-case or lower-case first letter. */
function wholeNumberHint({ min, max, allowEmpty }: WholeRange, first: 'W' | 'w'): string {
  return `${first}hole number from ${min} to ${max}${allowEmpty ? ', or empty' : ''}.`;
}
