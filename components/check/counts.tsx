import { SeverityMark, type SeverityName } from '@/components/ui/badge';
import type { ResultSummary } from './result-summary';

/**
 * The number of lists, and of those that are legal, not legal, undecided or unreadable. It is counted from the lines of
 * the table, which are there before their summary, so that it agrees with the progress.
 */
export function Counts({ lines }: { lines: readonly ResultSummary[] }) {
  const count = { legal: 0, illegal: 0, undecided: 0, unreadable: 0 };
  for (const { kind } of lines) count[kind] += 1;
  const { legal, illegal, undecided, unreadable } = count;
  const counts: [label: string, count: number, mark: SeverityName | null][] = [
    ['Lists', lines.length, null],
    ['Legal', legal, 'legal'],
    ['Not legal', illegal, 'error'],
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
