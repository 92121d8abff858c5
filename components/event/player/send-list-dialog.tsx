import { useState } from 'react';
import { FormDialog } from '@/components/shell/form-dialog';
import { AlertText, StatusText } from '@/components/ui/live-text';
import type { PlayerView } from '@/lib/events/view';
import type { AnyGameSystem } from '@/lib/roster/system';
import type { EventClient } from '../client/event-client';
import { AGAIN, useAsk, useEventView } from '../client/hooks';
import { CheckedList, isRefused, NOT_LEGAL } from '../send/checked-list';
import { LeavesNote } from '../send/leaves-note';
import { type ChosenList, ListChoice } from '../send/list-choice';

interface SendListDialogProps {
  client: EventClient;
  me: PlayerView;
  system: AnyGameSystem;
  onClose: () => void;
}

/** Chooses a list and sends it to the event, or another one in its place. */
export function SendListDialog({ client, me, system, onClose }: SendListDialogProps) {
  const { settings } = useEventView(client.store);
  const [chosen, setChosen] = useState<ChosenList | null>(null);
  const [isReading, setReading] = useState(false);
  const [missing, setMissing] = useState('');
  const { ask, isBusy, problem, isUnanswered, clear } = useAsk(client);
  const isFirst = me.list === null;
  const change = (next: ChosenList) => {
    setChosen(next);
    setMissing('');
    clear();
  };
  const send = async () => {
    if (chosen === null) return setMissing('Choose a list first.');
    if (isRefused(chosen.roster, system, settings)) return setMissing(NOT_LEGAL);
    const sent = await ask({ act: 'send', roster: { ...chosen.roster } }, me.revision, 'List sent.');
    if (sent) onClose();
  };
  return (
    <FormDialog
      title={isFirst ? 'Send a list' : 'Replace the list'}
      verb={isUnanswered ? AGAIN : isFirst ? 'Send the list' : 'Replace the list'}
      isWaiting={isReading}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <ListChoice
        system={system}
        pack={settings.pack}
        value={chosen}
        onChange={change}
        onReading={setReading}
      />
      {chosen && <CheckedList roster={chosen.roster} system={system} settings={settings} />}
      <LeavesNote settings={settings} server={client.place.server} />
      <AlertText>{missing || problem}</AlertText>
      <StatusText>{isBusy && 'Sending the list …'}</StatusText>
    </FormDialog>
  );
}
