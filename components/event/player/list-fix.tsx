import { useEffect, useState } from 'react';
import { FixFinder } from '@/components/shell/fixes/fix-finder';
import { FixView } from '@/components/shell/fixes/fix-view';
import { SaveCopyButton } from '@/components/shell/rosters/save-copy-button';
import type { ResultFix } from '@/lib/check/check-result';
import type { Pack } from '@/lib/roster/pack';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';

interface ListFixProps {
  roster: Roster;
  system: AnyGameSystem;
  pack: Pack | null;
}

/** The cheapest fix of the player's list, searched in this browser; without one, the way to the builder. */
export function ListFix({ roster, system, pack }: ListFixProps) {
  const [result, setResult] = useState<ResultFix>();
  const [isSearching, setSearching] = useState(true);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    const finder = new FixFinder();
    const control = new AbortController();
    setSearching(true);
    finder
      .find({ roster, pack }, control.signal, setResult)
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
      {!isSearching && !result?.fix && (
        <div className="grid justify-items-start gap-2">
          <p>Correct the list in the builder, where “Make it legal” searches again, then send it again.</p>
          <SaveCopyButton roster={roster} system={system} pack={pack} />
        </div>
      )}
    </section>
  );
}
