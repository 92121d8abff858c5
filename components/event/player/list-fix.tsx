import { useEffect, useState } from 'react';
import { FixFinder } from '@/components/shell/fixes/fix-finder';
import { FixView } from '@/components/shell/fixes/fix-view';
import type { ResultFix } from '@/lib/check/check-result';
import type { Pack } from '@/lib/roster/pack';
import type { Roster } from '@/lib/roster/roster';

/** Time limit of the search, in seconds. */
const SECONDS = 2;

/** The cheapest fix of the player's list, searched in this browser. */
export function ListFix({ roster, pack }: { roster: Roster; pack: Pack | null }) {
  const [result, setResult] = useState<ResultFix>();
  const [isSearching, setSearching] = useState(true);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    const finder = new FixFinder();
    const control = new AbortController();
    setSearching(true);
    finder
      .find({ roster, pack, seconds: SECONDS }, control.signal, setResult)
      .then(setResult, (error: Error) => setFailure(error.message))
      .finally(() => setSearching(false));
    return () => {
      control.abort();
      finder.end();
    };
  }, [roster, pack]);
  return (
    <section aria-label="Fix" className="grid gap-2">
      <h3 className="label-caps">Fix</h3>
      <FixView result={result} isSearching={isSearching} failure={failure} />
    </section>
  );
}
