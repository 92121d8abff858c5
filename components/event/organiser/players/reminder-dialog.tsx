import { CopyField } from '@/components/shell/copy-field';
import { Dialog } from '@/components/ui/dialog';
import type { PlayerDialogProps } from './player-part';
import { reminderText } from './reminder';

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
