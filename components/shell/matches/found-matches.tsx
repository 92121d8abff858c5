import { Section } from '@/components/ui/section';
import { MatchLines } from './match-lines';
import { isFound } from './match-words';
import { useMatches } from './use-matches';

/** The matches that a search on the front page finds; nothing if there is none. */
export function FoundMatches({ query }: { query: string }) {
  const found = useMatches()?.filter((each) => isFound(query, each)) ?? [];
  return found.length === 0 ? null : (
    <Section title="Matches found" className="mt-8">
      <MatchLines matches={found} />
    </Section>
  );
}
