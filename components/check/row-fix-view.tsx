import { useEffect, useState } from 'react';
import { CopyField } from '@/components/shell/copy-field';
import { ShortList } from '@/components/ui/short-list';
import type { CheckResult, ResultFix } from '@/lib/check/check-result';
import { answerText } from '@/lib/check/result-fix';
import { progressTexts } from '@/lib/fixes/progress-texts';
import { counted } from '@/lib/roster/words';
import type { Checking } from './checking';

interface RowFixViewProps {
  checking: Checking;
  /** An illegal row, with its fix if known. */
  row: CheckResult;
  place: number;
}

/** The cheapest fix of a list, searched while this is shown, and an answer to the player with it. */
export function RowFixView({ checking, row, place }: RowFixViewProps) {
  const [searching, setSearching] = useState(true);
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
  const fix = row.fix?.fix;
  return (
    <section aria-label="Fix" className="grid gap-2">
      <h3 className="label-caps">Fix</h3>
      {fix && (
        <div>
          <ShortList items={fix.edits} className="font-medium">
            {(text, index) => (
              <li key={index}>
                <bdi className="wrap-anywhere">{text}</bdi>
              </li>
            )}
          </ShortList>
          {fix.effect.length > 0 && <p className="condensed text-muted text-sm">{fix.effect.join(' · ')}</p>}
        </div>
      )}
      <p role="status" className="text-muted text-sm">
        {failure || statusText(row.fix, searching)}
      </p>
      <CopyField label="Answer to the player" action="Copy the answer" text={answerText(row)} folded />
    </section>
  );
}

function statusText(result: ResultFix | undefined, searching: boolean): string {
  if (result?.fix?.proven) return progressTexts.smallest;
  if (searching) return result?.fix ? progressTexts.improving : progressTexts.searching;
  if (result?.fix) return progressTexts.notProven;
  return result ? `No fix was found in ${counted(result.seconds, 'second')}.` : 'No fix was searched for.';
}
