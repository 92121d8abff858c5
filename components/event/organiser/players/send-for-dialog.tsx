import { useCallback, useState } from 'react';
import { useLoaded } from '@/components/shell/use-loaded';
import { Dialog } from '@/components/ui/dialog';
import { AlertText } from '@/components/ui/live-text';
import { notLoaded } from '@/components/ui/not-loaded';
import type { AnyGameSystem } from '@/lib/roster/system';
import { loadSystem } from '@/lib/systems/registry';
import { CheckedList, isRefused } from '../../send/checked-list';
import { type ChosenList, ListChoice } from '../../send/list-choice';
import { AskDialog } from '../ask-dialog';
import type { PlayerDialogProps } from './player-part';

/** Sends a list for a player, from a saved roster, a file, a link or text. */
export function SendForDialog(props: PlayerDialogProps) {
  const { view, onClose } = props;
  const game = view.settings.system;
  const system = useLoaded(useCallback(() => loadSystem(game), [game]));
  if (system) return <SendForm {...props} system={system} />;
  return (
    <Dialog open title="Send a list" onClose={onClose}>
      <p role="status">{system === undefined ? 'Loading the game …' : notLoaded('The game of this event')}</p>
    </Dialog>
  );
}

function SendForm({ client, view, player, system, onClose }: PlayerDialogProps & { system: AnyGameSystem }) {
  const { settings } = view;
  const [chosen, setChosen] = useState<ChosenList | null>(null);
  const [isReading, setReading] = useState(false);
  const [missing, setMissing] = useState('');
  return (
    <AskDialog
      {...{ client, onClose }}
      size="md"
      title={
        <>
          Send a list for <bdi>{player.name}</bdi>
        </>
      }
      description="The log says that the organiser sent it."
      verb="Send the list"
      isWaiting={isReading}
      done={`List of ${player.name} sent.`}
      revision={player.revision}
      command={() => {
        if (chosen === null) {
          setMissing('Choose a list.');
          return null;
        }
        if (isRefused(chosen.roster, system, settings)) {
          setMissing('This event accepts legal lists only.');
          return null;
        }
        return { act: 'send', player: player.id, roster: { ...chosen.roster } };
      }}
    >
      <ListChoice
        system={system}
        pack={settings.pack}
        value={chosen}
        onChange={(next) => {
          setChosen(next);
          setMissing('');
        }}
        onReading={setReading}
      />
      {chosen && <CheckedList roster={chosen.roster} system={system} settings={settings} />}
      <AlertText>{missing}</AlertText>
    </AskDialog>
  );
}
