import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button';

interface SetElsewhereProps {
  /** The label of the setting; omitted if it has a heading. */
  label?: string | undefined;
  /** The value that applies, and its source: "15 points, by Calais Open". */
  children: ReactNode;
  /** The label of the button that goes to where it is set. */
  place: string;
  onGo: () => void;
}

/** A read-only setting of the force that is set elsewhere, with a button that goes there. */
export function SetElsewhere({ label, children, place, onGo }: SetElsewhereProps) {
  const id = useId();
  return (
    <div>
      {label && <p className="mb-1 font-medium text-sm">{label}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p id={id} className="min-w-0 break-words">
          {children}
        </p>
        <Button size="sm" aria-describedby={id} onClick={onGo}>
          {place}
        </Button>
      </div>
    </div>
  );
}
