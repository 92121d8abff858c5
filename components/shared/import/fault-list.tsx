import { ShortList } from '@/components/ui/lists';
import type { Fault } from '@/lib/roster/report';

interface FaultListProps {
  faults: readonly Fault[];
  /** What could not be read. */
  whole?: string;
}

/** The faults of something that could not be read: path and sentence of each. */
export function FaultList({ faults, whole = 'the file' }: FaultListProps) {
  return (
    <ShortList items={faults} className="divide-y divide-line border-line border-y">
      {({ path, message }) => (
        <li key={path + message} className="grid gap-x-4 py-2 sm:grid-cols-[minmax(8rem,16rem)_1fr]">
          <code className="break-all font-mono text-muted text-sm">{path || whole}</code>
          <span>{message}</span>
        </li>
      )}
    </ShortList>
  );
}
