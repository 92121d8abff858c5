import { useLayoutEffect, useRef } from 'react';
import { matchAddress } from '@/components/shell/addresses';
import { PageLink } from '@/components/ui/page-link';
import { Section } from '@/components/ui/section';
import { MatchLines } from './match-lines';
import { outcomeOf } from './match-words';
import { useMatches } from './use-matches';

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
