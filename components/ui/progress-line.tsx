import { Square } from 'lucide-react';
import { Button } from './button';
import { LiveRegion } from './notes';

interface ProgressLineProps {
  done: number;
  total: number;
  /** What is being done: "Checking". */
  doing: string;
  onStop: () => void;
}

/** The progress of a task, as a bar and in numbers, with a button that stops it. */
export function ProgressLine({ done, total, doing, onStop }: ProgressLineProps) {
  const most = Math.max(total, done, 1);
  // Announced at each tenth only.
  const tenth = Math.floor((done / most) * 10) * 10;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="whitespace-nowrap tabular-nums">
        {doing} {done} of {most}
      </p>
      <div
        role="progressbar"
        aria-label={doing}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={done}
        className="h-3 min-w-24 flex-1 border border-edge bg-surface"
      >
        <div className="h-full bg-accent" style={{ width: `${(done / most) * 100}%` }} />
      </div>
      <Button size="sm" onClick={onStop}>
        <Square aria-hidden size={14} /> Stop
      </Button>
      <LiveRegion text={`${doing}: ${tenth} %`} />
    </div>
  );
}
