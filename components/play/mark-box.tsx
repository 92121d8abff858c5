import { Check, X } from 'lucide-react';
import { classes } from '@/components/ui/classes';

interface MarkBoxProps {
  isMarked: boolean;
  /** Whether it has a cross instead: tried and failed. */
  isCrossed?: boolean;
  /** Its size, and the look of a row that is out of play. */
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
