import { CopyField } from '@/components/shared/share/copy-field';
import { Dialog } from '@/components/ui/dialog';
import { isFrom, mayBeSent } from '@/lib/events/course';
import type { EventView, PlayerView } from '@/lib/events/view';
import { knownZone, momentText } from '@/lib/events/zoned-time';
import type { PlayerDialogProps } from './player-actions';

/** A reminder to paste into a mail or a chat. */
export const ReminderDialog = ({ view, player, onClose }: PlayerDialogProps) => (
  <Dialog open size="sm" title="Reminder to paste" onClose={onClose}>
    <CopyField
      label="Message"
      hint="Muster sends no messages: paste this into a mail or a chat."
      text={reminderText(view, player)}
      action="Copy the message"
    />
  </Dialog>
);

/** A message to a player about what is missing from them: a list, a legal one, or that they check in. */
export function reminderText(view: Pick<EventView, 'step' | 'settings'>, player: PlayerView): string {
  const { name: event, deadline, zone } = view.settings;
  const { name, list } = player;
  const time = deadline === null ? '' : `${momentText(deadline, zone)} (${knownZone(zone)})`;
  const until = view.step === 'open' && time !== '' ? ` Lists are locked on ${time}.` : '';
  const canSend = mayBeSent(view, player);
  const parts = [`Hello ${name},`];
  if (list === null && canSend)
    parts.push(`your list for ${event} has not arrived yet.${until} Open your link to send it.`);
  else if (list === null) parts.push(`no list has arrived from you for ${event}.${sentOnceOpen(view)}`);
  else if (list.verdict === 'illegal') {
    parts.push(`your list “${list.name || 'No name'}” for ${event} is not legal: ${list.problems[0] ?? ''}`);
    if (canSend) parts.push(`You can replace it with your link.${until}`);
  } else parts.push(`your list “${list.name || 'No name'}” for ${event} has arrived.${until}`);
  if (isFrom('locked', view) && !player.isCheckedIn && view.step !== 'closed')
    parts.push('Check in with your link once you are there.');
  return parts.join('\n');
}

const sentOnceOpen = ({ step }: Pick<EventView, 'step'>): string =>
  step === 'draft' ? ' You can send it with your link once the event is open.' : ' The lists are locked.';
