import { CloudOff, Users } from 'lucide-react';
import { counted } from '@/lib/roster/text/words';
import type { Session, Sharing } from './session-model';

/** Why a tap marks nothing in a shared match. */
export function notMarked(session: Session): string {
  const who = session.played().sharing?.who;
  if (typeof who !== 'object') return 'You may only look at this match.';
  const side = session.setup.sides.find(({ id }) => id === who.side);
  return `You mark ${side?.name || 'your side'} in this match; the other side is marked on the other phone.`;
}

/** Whether the other phones have what is marked here; always of the same size. */
export function SharedMark({ problem, waiting, isGone }: Sharing) {
  const isOff = problem !== '' && (waiting > 0 || isGone);
  const Icon = isOff ? CloudOff : Users;
  const marks = counted(waiting, 'mark waits', 'marks wait');
  const text = isGone
    ? 'This match is not shared any more: the server has deleted it. It goes on here.'
    : isOff
      ? `${marks} to be sent. ${problem}`
      : 'Shared: the other phones have what is marked here.';
  return (
    <span role="img" aria-label={text} title={text} className="grid size-6 shrink-0 place-items-center">
      <Icon aria-hidden size={18} className={isOff ? 'text-warning' : 'text-muted'} />
    </span>
  );
}
