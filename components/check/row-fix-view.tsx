import { useEffect, useState } from 'react';
import { CopyField } from '@/components/shell/copy-field';
import { FixView } from '@/components/shell/fixes/fix-view';
import type { CheckResult } from '@/lib/check/check-result';
import { answerText } from '@/lib/check/result-fix';
import type { Checking } from './checking';

interface RowFixViewProps {
  checking: Checking;
  /** An illegal row, with its fix if known. */
  row: CheckResult;
  place: number;
}

/** The cheapest fix of a list, searched while this is shown, and an answer to the player with it. */
export function RowFixView({ checking, row, place }: RowFixViewProps) {
  const [isSearching, setSearching] = useState(true);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    const control = new AbortController();
    const done = () => control.signal.aborted || setSearching(false);
    checking.fixes.open(place, control.signal).then(done, (error: Error) => {
      done();
      setFailure(error.message);
    });
    return () => control.abort();
  }, [checking, place]);
  return (
    <section aria-label="Fix" className="grid gap-2">
      <h3 className="label-caps">Fix</h3>
      <FixView result={row.fix} isSearching={isSearching} failure={failure} />
      <CopyField label="Answer to the player" action="Copy the answer" text={answerText(row)} folded />
    </section>
  );
}
