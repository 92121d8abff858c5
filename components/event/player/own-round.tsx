import { ClipboardPen, FileText } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '@/components/shared/form-dialog';
import { Button } from '@/components/ui/button';
import { AlertText, StatusText } from '@/components/ui/notes';
import { Section } from '@/components/ui/section';
import type { Pairing } from '@/lib/events/event';
import {
  type OwnGame,
  ownGames,
  ownScore,
  ownScoreText,
  reportsAgree,
  reportsDiffer,
  whyNotReported,
} from '@/lib/events/rounds';
import type { EnteredResult } from '@/lib/events/typed-result';
import type { EventView, PlayerView } from '@/lib/events/view';
import { counted } from '@/lib/roster/text/words';
import type { EventClient } from '../client/event-client';
import { AGAIN, useIsOld } from '../client/hooks';
import { ResultFields, useReport } from '../send/result-fields';
import { ListDialog } from '../shared/list-dialog';
import { PlayerName } from '../shared/player-name';
import { Countdown } from '../shared/times';

interface OwnRoundProps {
  client: EventClient;
  view: EventView;
  me: PlayerView;
}

/** The round that began last: the player's opponent and table, the clock, and the result. */
export function OwnRound({ client, view, me }: OwnRoundProps) {
  const round = view.rounds.findLast(({ begun }) => begun !== null);
  if (!round) return null;
  const games = ownGames(view.rounds, me.id);
  const game = games.find((each) => each.round.number === round.number);
  const before = games.filter((each) => each.round.number !== round.number);
  return (
    <Section title={`Round ${round.number}`} aside={`of ${Math.max(round.number, view.settings.rounds)}`}>
      <div className="grid gap-5">
        {game === undefined ? (
          <p>You have no game in this round.</p>
        ) : game.opponent === null ? (
          <p>
            You have a bye in this round: no game, and {counted(view.settings.scoring.bye, 'point')} for the
            standings.
          </p>
        ) : (
          <ThisGame client={client} view={view} game={game} opponentId={game.opponent} />
        )}
        {before.length > 0 && <EarlierGames games={before} view={view} />}
      </div>
    </Section>
  );
}

interface ThisGameProps extends Omit<OwnRoundProps, 'me'> {
  game: OwnGame;
  opponentId: string;
}

function ThisGame({ client, view, game, opponentId }: ThisGameProps) {
  const [shown, show] = useState<'report' | 'list' | null>(null);
  const isOld = useIsOld(client);
  const { pairing, round } = game;
  const opponent = view.players.find(({ id }) => id === opponentId);
  const name = opponent?.name ?? 'your opponent';
  const canReport = !isOld && view.step === 'running' && whyNotReported(view, round.number, pairing) === null;
  return (
    <div className="grid gap-3">
      <dl className="flex flex-wrap items-start gap-x-8 gap-y-2">
        <Fact label="Table">{pairing.table ?? '–'}</Fact>
        <Fact label="Opponent">
          <PlayerName player={opponent} />
        </Fact>
        {round.until !== null && (
          <Fact label="Time left">
            <Countdown store={client.store} until={round.until} over="Time is up" clock />
          </Fact>
        )}
      </dl>
      <div role="status">
        <Reported game={game} opponent={name} />
      </div>
      <div className="flex flex-wrap gap-2">
        {canReport && (
          <Button variant="primary" onClick={() => show('report')}>
            <ClipboardPen aria-hidden size={16} />{' '}
            {pairing.reported[game.side] ? 'Correct the result' : 'Report the result'}
          </Button>
        )}
        {opponent?.list?.isReadable && !isOld && (
          <Button onClick={() => show('list')}>
            <FileText aria-hidden size={16} /> Opponent’s list
          </Button>
        )}
      </div>
      {shown === 'report' && (
        <ReportDialog client={client} game={game} opponent={name} onClose={() => show(null)} />
      )}
      {shown === 'list' && opponent && (
        <ListDialog client={client} settings={view.settings} player={opponent} onClose={() => show(null)} />
      )}
    </div>
  );
}

const Fact = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className="min-w-0">
    <dt className="label-caps text-muted">{label}</dt>
    <dd className="font-semibold text-xl">{children}</dd>
  </div>
);

/** What counts, or what the two players reported so far. */
function Reported({ game: { pairing, side }, opponent }: { game: OwnGame; opponent: string }) {
  const { result, reported } = pairing;
  if (result)
    return (
      <p>
        <strong className="font-semibold">Result: {ownScoreText(ownScore(result, side))}.</strong>{' '}
        {result.by === 'organiser'
          ? 'Settled by the organiser.'
          : 'You both reported it. Only the organiser can correct it.'}
      </p>
    );
  const mine = reported[side];
  const theirs = reported[side === 'a' ? 'b' : 'a'];
  const isDifferent = reportsDiffer(pairing);
  if (mine === null && theirs === null) return <p>No result yet.</p>;
  return (
    <>
      {mine && <p>You reported {ownScoreText(ownScore(mine, side))}.</p>}
      {theirs && (
        <p className={isDifferent ? 'font-medium text-warning' : undefined}>
          <bdi>{opponent}</bdi> reported{mine && (isDifferent ? ' something else' : ' the same')}, from your
          side: {ownScoreText(ownScore(theirs, side))}.
          {isDifferent && ' Correct your report, or ask the organiser to settle it.'}
          {reportsAgree(pairing) && ' The organiser has removed this result.'}
        </p>
      )}
      {mine && !theirs && (
        <p className="text-muted">
          <bdi>{opponent}</bdi> has not reported yet.
        </p>
      )}
    </>
  );
}

/** The results of the rounds before. */
function EarlierGames({ games, view }: { games: readonly OwnGame[]; view: EventView }) {
  return (
    <div>
      <h3 className="label-caps mb-1">Earlier rounds</h3>
      <ul className="divide-y divide-line border-line border-y">
        {games.toReversed().map(({ round, pairing, side, opponent }) => (
          <li key={round.number} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            <span className="min-w-0">
              Round {round.number}:{' '}
              {opponent === null ? (
                'bye'
              ) : (
                <PlayerName player={view.players.find(({ id }) => id === opponent)} />
              )}
            </span>
            {opponent !== null && <span>{resultText(pairing, side)}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

const resultText = ({ result }: Pairing, side: 'a' | 'b'): string =>
  result === null ? 'no result yet' : ownScoreText(ownScore(result, side));

interface ReportDialogProps {
  client: EventClient;
  game: OwnGame;
  /** Name of the opponent. */
  opponent: string;
  onClose: () => void;
}

const EMPTY: EnteredResult = { own: null, other: null, outcome: null };

/** Reports the result of the player's game, or corrects what was reported. */
function ReportDialog({ client, game, opponent, onClose }: ReportDialogProps) {
  const { round, pairing, side } = game;
  const mine = pairing.reported[side];
  const theirs = pairing.reported[side === 'a' ? 'b' : 'a'];
  const given = mine ?? theirs;
  const { report, form, isBusy, problem, isUnanswered } = useReport(client, game, () =>
    given ? ownScore(given, side) : EMPTY,
  );
  return (
    <FormDialog
      title="Report the result"
      description={
        <>
          Round {round.number}, against <bdi>{opponent}</bdi>. It counts once you both report the same.
        </>
      }
      verb={isUnanswered ? AGAIN : 'Report the result'}
      size="sm"
      {...{ form, onClose }}
      onSubmit={async (result) => {
        if (await report(result, 'Result reported.')) onClose();
      }}
    >
      {theirs && (
        <p>
          <bdi>{opponent}</bdi> reported, from your side: {ownScoreText(ownScore(theirs, side))}.
        </p>
      )}
      <ResultFields form={form} opponent={opponent} />
      <AlertText>{problem}</AlertText>
      <StatusText>{isBusy && 'Reporting the result …'}</StatusText>
    </FormDialog>
  );
}
