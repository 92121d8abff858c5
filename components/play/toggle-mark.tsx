import { Check } from 'lucide-react';
import { classes } from '@/components/ui/classes';
import type { TrackerAt } from '@/lib/play/setup';
import { TrackerLabel } from './tracker-label';

interface ToggleMarkProps {
  tracker: TrackerAt;
  page: string;
  value: number;
  onSet: (to: number) => void;
}

/** Something that is so or not, as a button of the whole width. */
export const ToggleMark = ({ tracker: { label }, page, value, onSet }: ToggleMarkProps) => (
  <button
    type="button"
    aria-pressed={value === 1}
    onClick={() => onSet(value === 1 ? 0 : 1)}
    className="flex min-h-12 w-full items-center gap-3 rounded-sm text-left hover:bg-accent-wash"
  >
    <span
      className={classes(
        'grid size-8 shrink-0 place-items-center rounded-sm border-2',
        value === 1 ? 'border-accent bg-accent text-on-fill' : 'border-edge bg-surface',
      )}
    >
      {value === 1 && <Check aria-hidden size={20} strokeWidth={3} />}
    </span>
    <TrackerLabel label={label} page={page} />
  </button>
);
