import { Check } from 'lucide-react';
import { classes } from '@/components/ui/classes';

interface MarkBoxProps {
  isMarked: boolean;
  /** Its size, and the look of a row that is out of play. */
  className: string;
}

/** A box with a tick if it is marked; the button around it has the name and the state. */
export const MarkBox = ({ isMarked, className }: MarkBoxProps) => (
  <span
    className={classes(
      'grid shrink-0 place-items-center rounded-sm border-2',
      isMarked ? 'border-accent bg-accent text-on-fill' : 'border-edge bg-surface',
      className,
    )}
  >
    {isMarked && <Check aria-hidden size={20} strokeWidth={3} />}
  </span>
);
