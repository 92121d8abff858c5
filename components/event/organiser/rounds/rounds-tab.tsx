import { useState } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { EmptyState } from '@/components/ui/empty-state';
import { Section } from '@/components/ui/section';
import { isFrom } from '@/lib/events/course';
import type { Round } from '@/lib/events/event';
import { openGames } from '@/lib/events/rounds';
import { counted } from '@/lib/roster/words';
import type { EventPart } from '../event-part';
import type { SoughtGame } from '../step-words';
import { BegunRound } from './begun-round';
import { PairNext } from './pair-next';
import { PreparedRound } from './prepared-round';

/** The rounds of an event: the next one to pair, the one that is played, and those before. */
export function RoundsTab({ client, view, sought }: EventPart & { sought: SoughtGame | null }) {
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
  const soughtIn = ({ number }: Round) => (sought?.round === number ? sought : null);
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
          <BegunRound client={client} view={view} round={current} isLast sought={soughtIn(current)} />
        </Section>
      )}
      <div>
        {begun
          .slice(0, -1)
          .toReversed()
          .map((round) => (
            <EarlierRound
              key={round.number}
              client={client}
              view={view}
              round={round}
              sought={soughtIn(round)}
            />
          ))}
      </div>
    </div>
  );
}

interface EarlierRoundProps extends EventPart {
  round: Round;
  sought: SoughtGame | null;
}

/** A round before the one that is played, rendered once it is opened, or a game of it is sought. */
function EarlierRound({ client, view, round, sought }: EarlierRoundProps) {
  const [isOpen, setOpen] = useState(sought !== null);
  const [seen, setSeen] = useState(sought);
  if (sought !== seen) {
    setSeen(sought);
    setOpen(isOpen || sought !== null);
  }
  return (
    <Disclosure
      open={isOpen}
      title={`Round ${round.number}`}
      aside={resultsText(openGames(round))}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {isOpen && <BegunRound client={client} view={view} round={round} isLast={false} sought={sought} />}
    </Disclosure>
  );
}

const resultsText = (open: number): string =>
  open === 0 ? 'All results are in' : `${counted(open, 'result')} missing`;
