import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { GrowingList } from '@/components/ui/growing-list';
import { AlertText, InlineNote } from '@/components/ui/notes';
import { Section } from '@/components/ui/section';
import type { Pairing, Round } from '@/lib/events/event';
import type { PlayerView } from '@/lib/events/view';
import { useAsk } from '../../client/hooks';
import { PlayerName } from '../../shared/player-name';
import { AskDialog, type EventPart } from '../dialogs';
import { HandDialog, pairingOf, warningFinder } from './hand-dialog';

const howWords = {
  all: 'All players',
  'checked-in': 'Players who checked in',
  'by-hand': 'By hand',
} as const;

/** A round that is paired but has not begun: only organisers see it. */
export function PreparedRound({ client, view, round }: EventPart & { round: Round }) {
  const { number, how, revision, pairings } = round;
  const [shown, show] = useState<'begin' | 'withdraw' | 'hand' | null>(null);
  const { ask, isBusy, problem } = useAsk(client);
  const players = new Map(view.players.map((player) => [player.id, player]));
  const warningsAt = useMemo(() => warningFinder(view, number), [view, number]);
  const close = () => show(null);
  const isByHand = view.settings.pairing === 'by-hand';
  const again = () =>
    ask(
      { act: 'pair', round: number, players: how === 'checked-in' ? 'checked-in' : 'all' },
      revision,
      `Round ${number} paired again.`,
    );
  return (
    <Section title={`Round ${number}`} aside={`${howWords[how]}; players do not see it yet`}>
      <div className="mb-3 flex flex-wrap gap-2">
        <Button data-round-task variant="primary" onClick={() => show('begin')}>
          Start round {number}
        </Button>
        <Button onClick={() => show('hand')}>Change by hand</Button>
        {!isByHand && (
          <Button busy={isBusy} onClick={() => void again()}>
            Pair again
          </Button>
        )}
        <Button onClick={() => show('withdraw')}>Remove the round</Button>
      </div>
      <AlertText>{problem}</AlertText>
      {how !== 'by-hand' && (
        <p className="mb-2 text-muted text-sm">
          The leaders are at the first tables, unless a player was at that table before.
        </p>
      )}
      <GrowingList items={pairings}>
        {(pairing) => (
          <PairingLine
            key={pairing.a}
            pairing={pairing}
            players={players}
            why={how === 'by-hand' ? warningsAt(pairing.a, pairing.b, pairing.table) : pairing.why}
          />
        )}
      </GrowingList>
      {shown === 'begin' && (
        <AskDialog
          {...{ client, revision }}
          title={`Start round ${number}`}
          verb="Start the round"
          done={`Round ${number} started.`}
          onClose={close}
          command={() => ({ act: 'begin', round: number })}
        >
          <p>
            Everyone sees the pairings, and players can report results. They can no longer be paired again.
          </p>
        </AskDialog>
      )}
      {shown === 'withdraw' && <WithdrawDialog client={client} round={round} onClose={close} />}
      {shown === 'hand' && (
        <HandDialog
          {...{ client, view, revision }}
          round={number}
          start={pairingOf(view, round)}
          onClose={close}
        />
      )}
    </Section>
  );
}

/** Removes a round that has no results. */
export const WithdrawDialog = ({
  client,
  round: { number, revision },
  onClose,
}: Pick<EventPart, 'client'> & { round: Round; onClose: () => void }) => (
  <AskDialog
    {...{ client, revision, onClose }}
    title={`Remove round ${number}`}
    verb="Remove the round"
    done={`Round ${number} removed.`}
    command={() => ({ act: 'withdraw-round', round: number })}
  >
    <p>The pairings of round {number} are removed. You can pair it again afterwards.</p>
  </AskDialog>
);

interface PairingLineProps {
  pairing: Pairing;
  players: ReadonlyMap<string, PlayerView>;
  /** Why a rule is not kept. */
  why: readonly string[];
}

const PairingLine = ({ pairing: { a, b, table }, players, why }: PairingLineProps) => (
  <li className="drawn-in-view grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 py-1.5">
    <span className="text-right font-semibold tabular-nums">{table ?? '–'}</span>
    <div className="grid min-w-0 gap-x-4 sm:grid-cols-2">
      <span>
        <PlayerName player={players.get(a)} />
      </span>
      {b === null ? (
        <span className="text-muted">Bye</span>
      ) : (
        <span>
          <PlayerName player={players.get(b)} />
        </span>
      )}
      {why.map((reason) => (
        <div key={reason} className="sm:col-span-2">
          <InlineNote tone="warning">{reason}</InlineNote>
        </div>
      ))}
    </div>
  </li>
);
