import { Send } from 'lucide-react';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { nameOf } from '@/components/shared/rosters/stored-roster';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Form } from '@/components/ui/form/form';
import { AlertText } from '@/components/ui/notes';
import { isFrom, mayBeSent } from '@/lib/events/course';
import type { EventView, PlayerView } from '@/lib/events/view';
import { momentText } from '@/lib/events/zoned-time';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import type { EventClient } from '../client/event-client';
import { AGAIN, useAsk, useEventView } from '../client/hooks';
import { CheckedList, LeavesNote, Receipt } from './checked-list';
import { EventChoice, playerOf, Sent } from './event-choice';
import { useListForm } from './list-choice';

interface SendRosterDialogProps {
  roster: Roster;
  system: AnyGameSystem;
  onClose: () => void;
}

/** Sends a roster to an event in which this browser has a player. */
export function SendRosterDialog({ roster, system, onClose }: SendRosterDialogProps) {
  const [chosen, choose] = useState<EventClient | null>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Send to an event"
      description={<bdi>{nameOf(roster)}</bdi>}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className="grid gap-5">
        <EventChoice game={system.id} chosen={chosen} canTake={canBeSentTo} onChoose={choose} />
        {chosen && (
          <ToEvent key={JSON.stringify(chosen.place)} client={chosen} roster={roster} system={system} />
        )}
      </div>
    </Dialog>
  );
}

function canBeSentTo(view: EventView): boolean {
  const me = playerOf(view);
  return me !== undefined && mayBeSent(view, me);
}

interface ToEventProps extends Omit<SendRosterDialogProps, 'onClose'> {
  client: EventClient;
}

/** Checks a roster for the chosen event and sends it; then the receipt. */
function ToEvent({ client, roster, system }: ToEventProps) {
  const view = useEventView(client.store);
  const me = playerOf(view);
  const { ask, isBusy, problem, isUnanswered } = useAsk(client);
  const [isSent, setSent] = useState(false);
  const { settings } = view;
  const { form } = useListForm(system, settings, { roster, id: null });
  const { errors } = useFormState({ control: form.control });
  if (!me) return <p role="alert">This link is not the link of a player.</p>;
  if (isSent && me.list)
    return (
      <Sent
        client={client}
        said={
          <>
            The list was sent to <bdi>{settings.name}</bdi>.
          </>
        }
      >
        <Receipt event={view} player={me} list={me.list} />
      </Sent>
    );
  const send = async () => {
    if (await ask({ act: 'send', roster: { ...roster } }, me.revision)) setSent(true);
  };
  if (!mayBeSent(view, me)) return <p role="status">{whyNot(view, me)}</p>;
  return (
    <Form form={form} className="grid gap-4" onSubmit={send}>
      <CheckedList roster={roster} system={system} settings={settings} />
      {me.list && (
        <p>
          It replaces <bdi>{me.list.name || 'the list'}</bdi>, which you sent on{' '}
          {momentText(me.list.at, settings.zone)}.
        </p>
      )}
      <LeavesNote settings={settings} server={client.place.server} />
      <AlertText>{errors.list?.message || problem}</AlertText>
      <Button type="submit" variant="primary" busy={isBusy} className="justify-self-start">
        <Send aria-hidden size={16} /> {isUnanswered ? AGAIN : 'Send the list'}
      </Button>
    </Form>
  );
}

function whyNot(view: EventView, { isOut }: PlayerView): string {
  if (isOut) return 'You have withdrawn from this event. Return to it on your page, then send the list.';
  return isFrom('locked', view)
    ? 'The lists of this event are locked. The organiser can unlock yours.'
    : 'Lists can be sent once the event is open.';
}
