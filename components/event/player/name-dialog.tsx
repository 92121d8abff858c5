import { FormDialog } from '@/components/shell/form-dialog';
import { AlertText, StatusText } from '@/components/ui/live-text';
import type { EventView, PlayerView } from '@/lib/events/view';
import type { EventClient } from '../client/event-client';
import { AGAIN, useAsk } from '../client/hooks';
import { NameFields, useName } from '../shared/name-fields';

interface NameDialogProps {
  client: EventClient;
  view: EventView;
  me: PlayerView;
  onClose: () => void;
}

/** Changes the name and the team of the player. */
export function NameDialog({ client, view, me, onClose }: NameDialogProps) {
  const { name, team, isRight, fields } = useName(me, view.players, me.id);
  const { ask, isBusy, problem, isUnanswered } = useAsk(client);
  const save = async () => {
    if (isRight() && (await ask({ act: 'edit', name, team }, me.revision, 'Name and team changed.')))
      onClose();
  };
  return (
    <FormDialog
      title="Change name or team"
      verb={isUnanswered ? AGAIN : 'Save'}
      size="sm"
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <NameFields {...fields} />
      <AlertText>{problem}</AlertText>
      <StatusText>{isBusy && 'Waiting for the server …'}</StatusText>
    </FormDialog>
  );
}
