import { AppFrame } from '@/components/shell/app-frame';
import { PageLinks } from '@/components/shell/page-links';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { MatchLines } from './match-lines';
import { ownName, tallyText } from './match-words';
import { useMatches } from './use-matches';

/** All matches of this browser, by the roster they were started from. */
export function MatchListPage() {
  const matches = useMatches();
  const groups = Map.groupBy(matches ?? [], ownName);
  return (
    <AppFrame nav={<PageLinks />}>
      <h1 className="mb-4 font-semibold text-2xl">Matches</h1>
      {matches === undefined && <p role="status">Loading matches …</p>}
      {matches?.length === 0 && (
        <EmptyState title="No matches yet" actions={<LinkButton href="/">Go to your rosters</LinkButton>}>
          A match is started from a roster: Play, in its builder or its menu. Marks are saved in this browser
          with every tap.
        </EmptyState>
      )}
      <div className="grid gap-6">
        {[...groups].map(([name, list]) => (
          <section key={name} aria-label={name}>
            <h2 className="flex flex-wrap items-baseline gap-x-3 font-semibold text-lg">
              <bdi className="break-words">{name}</bdi>
              <span className="font-normal text-muted text-sm">{tallyText(list)}</span>
            </h2>
            <MatchLines matches={list} />
          </section>
        ))}
      </div>
    </AppFrame>
  );
}
