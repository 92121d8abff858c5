import { useState } from 'react';
import { FormDialog } from '@/components/shell/form-dialog';
import { AlertText, StatusText } from '@/components/ui/live-text';
import type { EventView, PlayerView } from '@/lib/events/view';
import type { EventClient } from '../client/event-client';
import { AGAIN, useAsk } from '../client/hooks';
import { NameFields, nameFault } from '../shared/name-fields';

interface NameDialogProps {
  client: EventClient;
  view: EventView;
  me: PlayerView;
  onClose: () => void;
}

/** Changes the name and the team of the player. */
export function NameDialog({ client, view, me, onClose }: NameDialogProps) {
  const [value, setValue] = useState({ name: me.name, team: me.team });
  const [fault, setFault] = useState('');
  const { ask, isBusy, problem, isUnanswered } = useAsk(client);
  const save = async () => {
    const found = nameFault(value.name, view.players, me.id);
    setFault(found);
    if (found !== '') return;
    const command = { act: 'edit' as const, name: value.name.trim(), team: value.team.trim() };
    if (await ask(command, me.revision, 'Name and team changed.')) onClose();
  };
  return (
    <FormDialog
      title="Change name or team"
      verb={isUnanswered ? AGAIN : 'Save'}
      size="sm"
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <NameFields value={value} onChange={setValue} error={fault} />
      <AlertText>{problem}</AlertText>
      <StatusText>{isBusy && 'Waiting for the server …'}</StatusText>
    </FormDialog>
  );
}
