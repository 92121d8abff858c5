import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button';

interface SetElsewhereProps {
  /** Of the choice; none where it stands under a heading of its own. */
  label?: string | undefined;
  /** What counts, and by what: "15 points, by Calais Open". */
  children: ReactNode;
  /** Where it is set. */
  place: string;
  onGo: () => void;
}

/** A choice of the force that something else makes in its place: to be read, with the way to where it is made. */
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
