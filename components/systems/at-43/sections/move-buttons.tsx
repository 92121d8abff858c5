import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from '@/components/ui/button';

interface MoveButtonsProps {
  label: string;
  index: number;
  /** Index of the last one. */
  last: number;
  onMove: (to: number) => void;
}

/** Buttons that move something up or down in its list. */
export const MoveButtons = ({ label, index, last, onMove }: MoveButtonsProps) => (
  <>
    <IconButton
      size="sm"
      label={`Move ${label} up`}
      icon={<ArrowUp aria-hidden size={16} />}
      disabled={index === 0}
      onClick={() => onMove(index - 1)}
    />
    <IconButton
      size="sm"
      label={`Move ${label} down`}
      icon={<ArrowDown aria-hidden size={16} />}
      disabled={index >= last}
      onClick={() => onMove(index + 1)}
    />
  </>
);
