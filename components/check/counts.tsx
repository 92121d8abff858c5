import { SeverityMark, type SeverityName } from '@/components/ui/badge';
import type { ShownSummary } from './messages';

/** The number of lists, and of those that are legal, not legal, undecided or unreadable. */
export function Counts({ summary }: { summary: ShownSummary }) {
  const { rosters, legal, undecided, notLegal, unreadable } = summary;
  const counts: [label: string, count: number, mark: SeverityName | null][] = [
    ['Lists', rosters, null],
    ['Legal', legal - undecided, 'legal'],
    ['Not legal', notLegal, 'error'],
    ...(undecided > 0 ? [['No error found', undecided, 'undecided'] as [string, number, SeverityName]] : []),
    ['Cannot be read', unreadable, 'warning'],
  ];
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1">
      {counts.map(([label, count, mark]) => (
        <div key={label} className="flex items-baseline gap-1.5">
          <dt className="label-caps text-muted">
            {/* Zero errors are not highlighted. */}
            {mark && count > 0 ? <SeverityMark severity={mark}>{label}</SeverityMark> : label}
          </dt>
          <dd className="font-semibold text-lg tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
