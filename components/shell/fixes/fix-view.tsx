import { ShortList } from '@/components/ui/short-list';
import type { ResultFix } from '@/lib/check/check-result';
import { progressTexts } from '@/lib/fixes/progress-texts';

interface FixViewProps {
  /** Undefined before anything was found. */
  result: ResultFix | undefined;
  isSearching: boolean;
  /** Why the search ended early, as a sentence; "" if it did not. */
  failure: string;
}

/** The cheapest fix of a list, as far as it is known. */
export function FixView({ result, isSearching, failure }: FixViewProps) {
  const fix = result?.fix;
  return (
    <>
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
        {failure || statusText(result, isSearching)}
      </p>
    </>
  );
}

function statusText(result: ResultFix | undefined, isSearching: boolean): string {
  if (result?.fix?.proven) return progressTexts.smallest;
  if (isSearching) return result?.fix ? progressTexts.improving : progressTexts.searching;
  if (result?.fix) return progressTexts.notProven;
  if (result) return result.ended ? progressTexts.none : progressTexts.outOfTime;
  return 'No fix was searched for.';
}
