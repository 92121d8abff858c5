import { Minus, Plus } from 'lucide-react';
import type { TrackerAt } from '@/lib/play/setup';
import { minus } from '@/lib/roster/words';
import { TrackerLabel } from './tracker-label';

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
