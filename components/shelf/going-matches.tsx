import { useLayoutEffect, useRef } from 'react';
import { matchAddress } from '@/components/shared/addresses';
import { PageLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { isFound, MatchLines, outcomeOf, useMatches } from '../shared/matches/match-lines';

/** Most matches in progress that the front page lists. */
const MOST = 3;

/**
 * The matches in progress, for the front page; nothing if there is none, but the way to those that are over.
 * @param onShown called with the height that they take whenever they are read
 */
export function GoingMatches({ onShown }: { onShown: (height: number) => void }) {
  const matches = useMatches();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (matches) onShown(place.current?.offsetHeight ?? 0);
  }, [matches, onShown]);
  if (!matches || matches.length === 0) return null;
  const going = matches.filter((each) => outcomeOf(each) === 'going');
  const all = (
    <PageLink href={matchAddress()} className="inline-block py-1">
      All matches ({matches.length})
    </PageLink>
  );
  return (
    <div ref={place} className="pb-4">
      {going.length === 0 ? (
        all
      ) : (
        <Section title="Matches in progress" className="pb-4" aside={all}>
          <MatchLines matches={going.slice(0, MOST)} />
        </Section>
      )}
    </div>
  );
}

/** The matches that a search on the front page finds; nothing if there is none. */
export function FoundMatches({ query }: { query: string }) {
  const found = useMatches()?.filter((each) => isFound(query, each)) ?? [];
  return found.length === 0 ? null : (
    <Section title="Matches found" className="mt-8">
      <MatchLines matches={found} />
    </Section>
  );
}
