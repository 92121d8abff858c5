import { useState } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { EmptyState } from '@/components/ui/empty-state';
import { Section } from '@/components/ui/section';
import { isFrom } from '@/lib/events/course';
import type { Round } from '@/lib/events/event';
import { openGames } from '@/lib/events/rounds';
import { counted } from '@/lib/roster/words';
import type { EventPart } from '../event-part';
import { BegunRound } from './begun-round';
import { PairNext } from './pair-next';
import { PreparedRound } from './prepared-round';

/** The rounds of an event: the next one to pair, the one that is played, and those before. */
export function RoundsTab({ client, view }: EventPart) {
  const { rounds, settings } = view;
  if (!isFrom('running', view))
    return (
      <EmptyState title="No rounds yet">
        <p>Rounds can be paired once the rounds are started, after the reveal.</p>
      </EmptyState>
    );
  const last = rounds.at(-1);
  const isPrepared = last !== undefined && last.begun === null;
  const begun = isPrepared ? rounds.slice(0, -1) : rounds;
  const current = begun.at(-1);
  return (
    <div className="grid gap-8">
      {isPrepared ? (
        <PreparedRound key={last.number} client={client} view={view} round={last} />
      ) : (
        <PairNext client={client} view={view} />
      )}
      {current && (
        <Section
          title={`Round ${current.number} of ${Math.max(current.number, settings.rounds)}`}
          aside={resultsText(openGames(current))}
        >
          <BegunRound client={client} view={view} round={current} isLast />
        </Section>
      )}
      <div>
        {begun
          .slice(0, -1)
          .toReversed()
          .map((round) => (
            <EarlierRound key={round.number} client={client} view={view} round={round} />
          ))}
      </div>
    </div>
  );
}

/** A round before the one that is played, rendered once it is opened. */
function EarlierRound({ client, view, round }: EventPart & { round: Round }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      title={`Round ${round.number}`}
      aside={resultsText(openGames(round))}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {isOpen && <BegunRound client={client} view={view} round={round} isLast={false} />}
    </Disclosure>
  );
}

const resultsText = (open: number): string =>
  open === 0 ? 'All results are in' : `${counted(open, 'result')} missing`;
