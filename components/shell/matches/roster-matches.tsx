import { useMemo } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { MatchLines } from './match-lines';
import { tallyText } from './match-words';
import { useMatches } from './use-matches';
import { useOlder } from './use-older';

/** The matches that were started from a roster: how many were won, drawn and lost, and each as a line. */
export function RosterMatches({ id }: { id: string }) {
  const all = useMatches();
  const matches = useMemo(() => all?.filter(({ roster }) => roster === id), [all, id]);
  const older = useOlder(matches);
  if (!matches || matches.length === 0) return null;
  return (
    <Disclosure title="Matches" aside={tallyText(matches)}>
      <MatchLines matches={matches} older={older} />
    </Disclosure>
  );
}
