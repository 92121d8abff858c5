import { useState } from 'react';
import { useAsk } from '@/components/event/client/hooks';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Segmented } from '@/components/ui/fields/segmented';
import { AlertText, EmptyState, InlineNote } from '@/components/ui/notes';
import { Section } from '@/components/ui/section';
import { isFrom } from '@/lib/events/course';
import type { Round } from '@/lib/events/event';
import { missingResults, nextRound, openGames, playsIn } from '@/lib/events/rounds';
import type { PlayerView } from '@/lib/events/view';
import { counted, inList, withMore } from '@/lib/roster/text/words';
import type { EventPart } from '../dialogs';
import type { SoughtGame } from '../step-words';
import { BegunRound } from './begun-round';
import { HandDialog, startingPairing } from './hand-dialog';
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

/** Pairs the next round: all players, those who checked in, or by hand. */
function PairNext({ client, view }: EventPart) {
  const { rounds, settings, players, step } = view;
  const number = nextRound(view);
  const present = players.filter((player) => playsIn(player, number));
  const here = present.filter(({ isCheckedIn }) => isCheckedIn);
  const [choice, setChoice] = useState<'all' | 'checked-in' | null>(null);
  // A single check-in does not mean that everyone checks in.
  const who = choice ?? (here.length * 2 >= present.length && here.length > 0 ? 'checked-in' : 'all');
  const [byHand, setByHand] = useState(false);
  const { ask, isBusy, problem } = useAsk(client);
  const paired = who === 'all' ? present : here;
  const last = rounds.at(-1);
  if (step !== 'running') return null;
  if (number > settings.rounds)
    return <p>All {counted(settings.rounds, 'round')} were played. The settings can add more.</p>;
  if (missingResults(view)) return null;
  const pair = () =>
    ask({ act: 'pair', round: number, players: who }, last?.revision ?? 0, `Round ${number} is paired.`);
  return (
    <Section title={`Round ${number}`} aside="Not paired yet">
      <div className="grid gap-4">
        <Segmented
          label="Who is paired"
          value={who}
          options={[
            { value: 'checked-in', label: `Checked in (${here.length})` },
            { value: 'all', label: `All (${present.length})` },
          ]}
          hint={who === 'all' ? undefined : missingText(present.length - here.length)}
          onChange={setChoice}
        />
        <NoListNote players={paired.filter(({ list }) => list === null)} />
        <div className="flex flex-wrap gap-2">
          {settings.pairing !== 'by-hand' && (
            <Button data-round-task variant="primary" busy={isBusy} onClick={() => void pair()}>
              Pair round {number}
            </Button>
          )}
          <Button
            data-round-task
            variant={settings.pairing === 'by-hand' ? 'primary' : 'secondary'}
            onClick={() => setByHand(true)}
          >
            Pair by hand
          </Button>
        </div>
        <AlertText>{problem}</AlertText>
      </div>
      {byHand && (
        <HandDialog
          client={client}
          view={view}
          round={number}
          revision={last?.revision ?? 0}
          start={startingPairing(view, number, paired)}
          onClose={() => setByHand(false)}
        />
      )}
    </Section>
  );
}

/** Most players named who have no list. */
const MAX_NAMED = 3;

/** Says which of the players who are paired have sent no list. */
function NoListNote({ players }: { players: readonly PlayerView[] }) {
  if (players.length === 0) return null;
  const names = withMore(
    players.map(({ name }) => name),
    MAX_NAMED,
  );
  return (
    <InlineNote tone="warning">
      {counted(players.length, 'player')} without a list {players.length === 1 ? 'is' : 'are'} paired too:{' '}
      <bdi>{inList(names)}</bdi>.
    </InlineNote>
  );
}

const missingText = (missing: number): string | undefined =>
  missing > 0
    ? `${counted(missing, 'player')} not checked in ${missing === 1 ? 'is' : 'are'} left out of this round.`
    : undefined;
