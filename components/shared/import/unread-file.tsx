import { Disclosure } from '@/components/ui/disclosure';
import type { CheckResult } from '@/lib/check/answer';
import { unreadText } from '@/lib/check/result-text';
import { FaultList } from './fault-list';

/** Why something could not be read, in plain words; the faults with their paths are in a disclosure. */
export function UnreadFile({ row }: { row: Pick<CheckResult, 'faults' | 'why'> }) {
  const text = unreadText(row);
  const [only, ...more] = row.faults;
  return (
    <div className="grid gap-3">
      <p className="wrap-anywhere">{text}</p>
      {(more.length > 0 || only?.message !== text) && (
        <Disclosure title="Technical detail">
          <FaultList faults={row.faults} />
        </Disclosure>
      )}
    </div>
  );
}
