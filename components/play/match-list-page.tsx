import { useState } from 'react';
import { PageFrame } from '@/components/frame/page-frame';
import { LinkButton } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { EmptyState } from '@/components/ui/notes';
import { PageTitle } from '@/components/ui/page-title';
import { byRoster, isFound, MatchLines, tallyText, useMatches } from '../shared/matches/match-lines';
import { useOlder } from '../shared/matches/older';

/** Matches from which on there is a search. */
const SEARCHED = 6;

/** All matches of this browser, by the roster they were started from. */
export function MatchListPage() {
  const matches = useMatches();
  const older = useOlder(matches);
  const [query, setQuery] = useState('');
  const shown = (matches ?? []).filter((each) => isFound(query, each));
  return (
    <PageFrame>
      <PageTitle>Matches</PageTitle>
      {matches === undefined && <p role="status">Loading matches …</p>}
      {matches?.length === 0 && (
        <EmptyState title="No matches yet" actions={<LinkButton href="/">Go to your rosters</LinkButton>}>
          A match is started from a roster: Play, in its builder or its menu. Marks are saved in this browser
          with every tap.
        </EmptyState>
      )}
      {matches && matches.length >= SEARCHED && (
        <TextField
          type="search"
          label="Search matches"
          className="mb-6 max-w-md"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      )}
      <div className="grid gap-6">
        {byRoster(shown).map(({ name, matches }, index) => (
          <section key={index} aria-label={name}>
            <h2 className="flex flex-wrap items-baseline gap-x-3 font-semibold text-lg">
              <bdi className="min-w-0 break-words">{name}</bdi>
              <span className="font-normal text-muted text-sm">{tallyText(matches)}</span>
            </h2>
            <MatchLines matches={matches} older={older} />
          </section>
        ))}
      </div>
      {matches && matches.length > 0 && shown.length === 0 && (
        <p role="status">No match has this in its name.</p>
      )}
    </PageFrame>
  );
}
