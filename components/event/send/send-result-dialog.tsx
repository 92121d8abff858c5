import { ClipboardPen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Form } from '@/components/ui/form/form';
import { AlertText } from '@/components/ui/notes';
import { MAX_SCORE } from '@/lib/events/event';
import { type OwnGame, ownGames, ownScore, ownScoreText, whyNotReported } from '@/lib/events/rounds';
import type { EnteredResult } from '@/lib/events/typed-result';
import type { EventView } from '@/lib/events/view';
import { tableText } from '@/lib/events/words';
import type { EventClient } from '../client/event-client';
import { AGAIN, useEventView } from '../client/hooks';
import { EventChoice, playerOf, Sent } from './event-choice';
import { ResultFields, useReport } from './result-fields';

interface SendResultDialogProps {
  /** The id of the game. */
  game: string;
  /** The result as the match has it, from the player's side. */
  result: EnteredResult;
  onClose: () => void;
}

/** Reports the result of a marked match to an event in which this browser has a player. */
export function SendResultDialog({ game, result, onClose }: SendResultDialogProps) {
  const [chosen, choose] = useState<EventClient | null>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Send the result to an event"
      description="Only the winner and the scores are sent, not the match."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className="grid gap-5">
        <EventChoice
          game={game}
          chosen={chosen}
          canTake={({ step }) => step === 'running'}
          onChoose={choose}
        />
        {chosen && <ToEvent key={JSON.stringify(chosen.place)} client={chosen} result={result} />}
      </div>
    </Dialog>
  );
}

interface ToEventProps {
  client: EventClient;
  result: EnteredResult;
}

function ToEvent({ client, result }: ToEventProps) {
  const view = useEventView(client.store);
  const me = playerOf(view);
  const own = me && ownGames(view.rounds, me.id).at(-1);
  const isNow = own?.round === view.rounds.findLast(({ begun }) => begun !== null);
  if (view.step !== 'running' || !own || !isNow || own.opponent === null)
    return <p role="status">You have no game in this event now.</p>;
  return <Report client={client} view={view} own={own} result={result} />;
}

interface ReportProps extends ToEventProps {
  view: EventView;
  own: OwnGame;
}

/** The fields of the report, filled in from the match; then what was reported. */
function Report({ client, view, own, result }: ReportProps) {
  const { round, pairing, side, opponent } = own;
  const { report, form, isBusy, problem, isUnanswered } = useReport(client, own, () => ({
    ...result,
    own: inRange(result.own),
    other: inRange(result.other),
  }));
  const [isSent, setSent] = useState(false);
  const name = view.players.find(({ id }) => id === opponent)?.name ?? 'your opponent';
  const mine = pairing.reported[side];
  if (isSent && mine) {
    const text = ownScoreText(ownScore(mine, side));
    const counts =
      pairing.result?.by === 'players' ? 'It is the result' : 'It counts once your opponent reports the same';
    return <Sent client={client} said={`You reported ${text}. ${counts}.`} />;
  }
  const why = whyNotReported(view, round.number, pairing);
  if (why !== null && !isBusy) return <p role="status">{why}</p>;
  return (
    <Form form={form} className="grid gap-4" onSubmit={async (entered) => setSent(await report(entered))}>
      <p>
        Round {round.number}, table {tableText(pairing.table)}, against <bdi>{name}</bdi>.
      </p>
      {mine && <p>You have reported {ownScoreText(ownScore(mine, side))}; this replaces it.</p>}
      <ResultFields form={form} opponent={name} />
      <AlertText>{problem}</AlertText>
      <Button type="submit" variant="primary" busy={isBusy} className="justify-self-start">
        <ClipboardPen aria-hidden size={16} /> {isUnanswered ? AGAIN : 'Report the result'}
      </Button>
    </Form>
  );
}

/** A score as an event takes it. */
const inRange = (score: number | null): number | null =>
  score && Math.min(MAX_SCORE, Math.max(0, Math.round(score)));
