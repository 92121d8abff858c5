import {
  CircleUser,
  FileText,
  KeyRound,
  Link2,
  Lock,
  LockOpen,
  type LucideIcon,
  MessageSquare,
  PencilLine,
  Send,
  StickyNote,
  UserMinus,
  UserPlus,
} from 'lucide-react';
import type { MenuAction } from '@/components/ui/menu';
import { mayBeSent } from '@/lib/events/course';
import type { Step } from '@/lib/events/event';
import type { PlayerView } from '@/lib/events/view';
import type { EventDialog } from '../dialogs';

/** What can be done for a player, each in a dialog. */
export type PlayerTask =
  | 'details'
  | 'list'
  | 'reminder'
  | 'rename'
  | 'note'
  | 'link'
  | 'withdraw-link'
  | 'send'
  | 'unlock'
  | 'lock'
  | 'drop'
  | 'return';

/** Opens the dialog of a task for a player. */
export type OpenPlayer = (id: string, task: PlayerTask) => void;

export interface PlayerAction {
  task: PlayerTask;
  label: string;
  Icon: LucideIcon;
}

/** What can be done for a player in a step of the event, in groups. */
export function playerActions(player: PlayerView, step: Step): PlayerAction[][] {
  const { list, isOut, unlocked, hasLink } = player;
  const isLocked = step === 'locked' || step === 'revealed' || step === 'running';
  const isClosed = step === 'closed';
  const some = (has: boolean, ...actions: PlayerAction[]) => (has ? actions : []);
  const groups: PlayerAction[][] = [
    [
      ...some(list?.isReadable === true, { task: 'list', label: 'Open the list', Icon: FileText }),
      ...some(mayBeSent({ step }, player), { task: 'send', label: 'Send a list for them', Icon: Send }),
      ...some(isLocked && !isOut && unlocked === null, {
        task: 'unlock',
        label: 'Unlock the list',
        Icon: LockOpen,
      }),
      ...some(isLocked && unlocked !== null, { task: 'lock', label: 'Lock the list again', Icon: Lock }),
      ...some(!isClosed && !isOut, {
        task: 'reminder',
        label: 'Reminder to paste',
        Icon: MessageSquare,
      }),
    ],
    [
      { task: 'note', label: 'Private note', Icon: StickyNote },
      ...some(!isClosed, { task: 'rename', label: 'Change the name', Icon: PencilLine }),
      { task: 'link', label: 'Make a new link', Icon: Link2 },
      ...some(hasLink, { task: 'withdraw-link', label: 'Withdraw the link', Icon: KeyRound }),
    ],
    some(
      !isClosed,
      isOut
        ? { task: 'return', label: 'Return to the event', Icon: UserPlus }
        : { task: 'drop', label: 'Withdraw the player', Icon: UserMinus },
    ),
  ];
  return groups.filter((group) => group.length > 0);
}

/** The same as the lines of a menu. */
export const playerMenu = (player: PlayerView, step: Step, open: OpenPlayer): MenuAction[][] => {
  const lineOf = ({ task, label, Icon }: PlayerAction): MenuAction => ({
    label,
    icon: <Icon aria-hidden size={16} />,
    onSelect: () => open(player.id, task),
  });
  const [first = [], ...others] = playerActions(player, step);
  return [[lineOf({ task: 'details', label: 'Details', Icon: CircleUser }), ...first.map(lineOf)]].concat(
    others.map((group) => group.map(lineOf)),
  );
};

/** What a dialog about a player is given. */
export interface PlayerDialogProps extends EventDialog {
  player: PlayerView;
}
