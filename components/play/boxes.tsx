import { useId } from 'react';
import { classes } from '@/components/ui/classes';
import type { TrackerAt } from '@/lib/play/setup';
import { OPENED } from './context';
import { Stepper } from './counter';
import { MarkBox } from './mark-box';
import { TrackerLabel } from './tracker-label';

/** Boxes up to which they stand beside the stepper, not on another line. */
export const SHORT = 3;
/** Most boxes that are drawn; more are a number alone. */
const MAX_DRAWN = 40;

interface BoxesProps {
  tracker: TrackerAt;
  page: string;
  value: number;
  onSet: (to: number) => void;
  onAdd: (by: number) => void;
}

/** Boxes as on paper: a tap on one marks up to it, a tap on the last marked one takes it back; + goes beyond. */
export function Boxes({ tracker: { label, most, bars, least }, page, value, onSet, onAdd }: BoxesProps) {
  const id = useId();
  const isDrawn = most !== null && most > 0 && most <= MAX_DRAWN;
  const aside = most === null ? '' : `${value} of ${most}`;
  const room = `${most} of ${most}`.length;
  const boxes = isDrawn && (
    <div className="-ml-1.5 flex min-w-0 flex-wrap">
      {Array.from({ length: most }, (_, index) => (
        <Box
          key={index}
          label={`${label}, ${index + 1} of ${most}${bars.includes(index + 1) ? ', then a bar' : ''}`}
          isMarked={index < value}
          hasBar={bars.includes(index + 1)}
          onPress={() => onSet(value === index + 1 ? index : index + 1)}
        />
      ))}
    </div>
  );
  const isShort = isDrawn && most <= SHORT;
  return (
    <fieldset aria-labelledby={`${OPENED} ${id}`} className="grid min-w-0 gap-1">
      {isShort && <TrackerLabel id={id} label={label} page={page} aside={aside} room={room} isOneLine />}
      <div className="flex items-center justify-between gap-3">
        {isShort ? boxes : <TrackerLabel id={id} label={label} page={page} aside={aside} room={room} />}
        <Stepper label={label} value={value} least={least} onAdd={onAdd} />
      </div>
      {!isShort && boxes}
    </fieldset>
  );
}

interface BoxProps {
  label: string;
  isMarked: boolean;
  /** Whether a bar stands behind it, as on paper. */
  hasBar: boolean;
  onPress: () => void;
}

const Box = ({ label, isMarked, hasBar, onPress }: BoxProps) => (
  <button
    type="button"
    aria-pressed={isMarked}
    aria-label={label}
    onClick={onPress}
    className={classes(
      'relative grid size-12 place-items-center rounded-sm hover:bg-accent-wash focus-visible:-outline-offset-2',
      hasBar && 'after:absolute after:inset-y-0.5 after:right-[-1.5px] after:w-[3px] after:bg-ink',
    )}
  >
    <MarkBox isMarked={isMarked} className="size-9" />
  </button>
);
