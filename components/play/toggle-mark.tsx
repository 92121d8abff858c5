import type { TrackerAt } from '@/lib/play/setup';
import { MarkBox } from './mark-box';
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
    <MarkBox isMarked={value === 1} className="size-8" />
    <TrackerLabel label={label} page={page} />
  </button>
);
