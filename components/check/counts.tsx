import { SeverityMark, type SeverityName } from '@/components/ui/badge';
import type { Shown } from './messages';

/** How many lists there are, and how many of them are legal, not legal, undecided or cannot be read. */
export function Counts({ summary }: { summary: Shown }) {
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
            {/* A nought of what is wrong is nothing to look at. */}
            {mark && count > 0 ? <SeverityMark severity={mark}>{label}</SeverityMark> : label}
          </dt>
          <dd className="font-semibold text-lg tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
