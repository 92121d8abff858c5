import { matchAddress } from '@/components/shell/addresses';
import { PageLink } from '@/components/ui/page-link';
import { Section } from '@/components/ui/section';
import { MatchLines } from './match-lines';
import { outcomeOf } from './match-words';
import { useMatches } from './use-matches';

/** Most matches in progress that the front page lists. */
const MOST = 3;

/** The matches in progress, for the front page; nothing if there is none, but the way to those that are over. */
export function GoingMatches() {
  const matches = useMatches();
  if (!matches || matches.length === 0) return null;
  const going = matches.filter((each) => outcomeOf(each) === 'going');
  const all = (
    <PageLink href={matchAddress()} className="inline-block py-1">
      All matches ({matches.length})
    </PageLink>
  );
  if (going.length === 0) return <p className="mb-4">{all}</p>;
  return (
    <Section title="In play" className="mb-8" aside={all}>
      <MatchLines matches={going.slice(0, MOST)} />
    </Section>
  );
}
