import { Check, Minus, Plus, X } from 'lucide-react';
import { useId } from 'react';
import { classes } from '@/components/ui/classes';
import type { TrackerAt } from '@/lib/play/setup';
import { minus } from '@/lib/roster/text/words';

interface StepperProps {
  label: string;
  value: number;
  /** The lowest value; − does nothing there. */
  least: number;
  onAdd: (by: number) => void;
}

/** A number between two buttons, each as high as the whole and 56 px wide, also where the text is larger. */
export function Stepper({ label, value, least, onAdd }: StepperProps) {
  return (
    <div className="flex h-14 shrink-0 items-stretch">
      <StepButton label={`Decrease ${label}`} isOff={value <= least} onPress={() => onAdd(-1)}>
        <Minus aria-hidden size={22} />
      </StepButton>
      <output className="grid min-w-[max(56px,calc(4ch+1rem))] place-items-center border-edge border-y bg-surface px-2 font-semibold text-xl tabular-nums">
        {minus(value)}
      </output>
      <StepButton label={`Increase ${label}`} onPress={() => onAdd(1)}>
        <Plus aria-hidden size={22} />
      </StepButton>
    </div>
  );
}

interface StepButtonProps {
  label: string;
  isOff?: boolean;
  onPress: () => void;
  children: React.ReactNode;
}

const StepButton = ({ label, isOff = false, onPress, children }: StepButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={isOff}
    onClick={onPress}
    className="grid w-[56px] shrink-0 select-none place-items-center border border-edge bg-surface first:rounded-l-sm last:rounded-r-sm hover:bg-accent-wash focus-visible:z-1 aria-disabled:border-dashed aria-disabled:text-muted"
  >
    {children}
  </button>
);

/** A stepper beside its name, or below it where the text is too large for both. */
export const NamedStepper = ({ children, ...stepper }: StepperProps & { children: React.ReactNode }) => (
  <div className="flex flex-wrap items-center justify-end gap-x-3">
    <div className="min-w-0 flex-1 basis-24">{children}</div>
    <Stepper {...stepper} />
  </div>
);

interface CounterProps {
  tracker: TrackerAt;
  page: string;
  value: number;
  onAdd: (by: number) => void;
}

/** A counter: its name, what paper prints as its most, and a stepper. */
export function Counter({ tracker: { label, most, least }, page, value, onAdd }: CounterProps) {
  return (
    <NamedStepper label={label} value={value} least={least} onAdd={onAdd}>
      <TrackerLabel label={label} page={page} aside={most === null ? '' : `of ${most}`} />
    </NamedStepper>
  );
}

interface TrackerLabelProps {
  label: string;
  page: string;
  /** Beside the name: "5 of 13". */
  aside?: string;
  /** Characters that it has room for. */
  room?: number;
  id?: string;
  /** Whether the page stands beside the name. */
  isOneLine?: boolean;
}

/** The name of a tracker, its value in words if it needs one, and its page. */
export const TrackerLabel = ({ label, page, aside = '', room = 0, id, isOneLine }: TrackerLabelProps) => (
  <span id={id} className="min-w-0 break-words">
    <bdi className="font-medium">{label}</bdi>
    {aside && ' '}
    {aside && (
      <span className="inline-block tabular-nums" style={{ minWidth: `${room}ch` }}>
        {aside}
      </span>
    )}
    {page && ' '}
    {page && <span className={classes('text-muted text-xs', isOneLine ? 'pl-2' : 'block')}>{page}</span>}
  </span>
);

interface ChoiceMarkProps {
  tracker: TrackerAt;
  page: string;
  value: string;
  onSet: (to: string) => void;
}

/** One of a few, as radio buttons that wrap; with none of them where that is the start. */
export function ChoiceMark({ tracker: { label, options, start }, page, value, onSet }: ChoiceMarkProps) {
  const id = useId();
  const offered = start === '' ? [{ id: '', label: 'None' }, ...options] : options;
  // One that only a newer version knows.
  const isKnown = value === '' || offered.some((option) => option.id === value);
  return (
    <fieldset aria-labelledby={`${id}-label`} className="min-w-0">
      <TrackerLabel id={`${id}-label`} label={label} page={page} />
      <div className="flex flex-wrap pt-px pl-px">
        {[...offered, ...(isKnown ? [] : [{ id: value, label: value }])].map((option) => (
          <label
            key={option.id}
            className="relative -mt-px -ml-px flex min-h-12 min-w-12 items-center justify-center border border-edge bg-surface px-3 text-center leading-tight hover:z-1 hover:border-ink hover:bg-accent-wash has-checked:z-1 has-checked:border-accent has-checked:bg-accent has-checked:font-medium has-checked:text-on-fill has-focus-visible:z-2 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 forced-colors:has-checked:outline-2"
          >
            <input
              type="radio"
              name={id}
              checked={option.id === value}
              onChange={() => onSet(option.id)}
              className="absolute inset-0 size-full cursor-[inherit] appearance-none outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface MarkBoxProps {
  isMarked: boolean;
  /** Whether it has a cross instead: tried and failed. */
  isCrossed?: boolean;
  /** Its size. */
  className: string;
}

/** A box with a tick if it is marked, or a cross; the button around it has the name and the state. */
export const MarkBox = ({ isMarked, isCrossed = false, className }: MarkBoxProps) => (
  <span
    className={classes(
      'grid shrink-0 place-items-center rounded-sm border-2',
      isMarked ? 'border-accent bg-accent text-on-fill' : 'border-edge bg-surface',
      className,
    )}
  >
    {isMarked && <Check aria-hidden size={20} strokeWidth={3} />}
    {isCrossed && <X aria-hidden size={20} strokeWidth={3} />}
  </span>
);
