import { Ellipsis, Link2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { siteAddress } from '@/components/shared/addresses';
import { Button } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/lazy-part';
import { Menu } from '@/components/ui/menu';
import { InlineNote } from '@/components/ui/notes';
import { dueOf, isFrom, stepAfter, stepBefore } from '@/lib/events/course';
import type { Step } from '@/lib/events/event';
import type { EventView } from '@/lib/events/view';
import { stepNames } from '@/lib/events/words';
import { inList, withMore } from '@/lib/roster/text/words';
import { eventAddress, publicLink, screenAddress } from '../client/places';
import { ConnectionLine, Countdown, Moment } from '../shared/times';
import {
  AskDialog,
  type EventDialog,
  type EventPart,
  LinkDialog,
  ReasonDialog,
  SaveEventFile,
} from './dialogs';
import { differingGames, nextTask, type SoughtGame, stepWarnings, stepWords } from './step-words';

const PapersMenu = lazyComponent(async () => (await import('../papers/papers-menu')).PapersMenu);

/** Most tables named whose reports differ. */
const MAX_NAMED = 5;

interface NextStepProps extends EventPart {
  /** Shows the rounds: what is to be done there, or a game. */
  onRounds: (game: SoughtGame | null) => void;
}

/** What is to be done next, with its button, and the step back. */
export function NextStep({ client, view, onRounds }: NextStepProps) {
  const [opened, setOpened] = useState<{ dialog: 'forward' | 'back' | 'link'; step: Step } | null>(null);
  const { sentence, action } = nextTask(view);
  const games = differingGames(view);
  const [differing] = games;
  const { server, event } = client.place;
  const { step, settings } = view;
  const canEnter = settings.entry === 'public' && !isFrom('locked', view);
  const linkName = canEnter ? 'Entry link' : 'Public link';
  const show = (dialog: 'forward' | 'back' | 'link') => setOpened({ dialog, step });
  const close = () => setOpened(null);
  // A step that is taken at its time closes the question about it.
  const shown = opened?.step === step ? opened.dialog : null;
  const due = dueOf(view);
  const next = step === 'closed' ? null : stepWords[step];
  const open = (address: string) => window.open(address, '_blank', 'noopener');
  return (
    <section
      aria-label="Next step"
      className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-accent border-l-3 bg-surface py-2 pr-2 pl-4"
    >
      <div className="min-w-0 flex-1 basis-80">
        <p className="font-medium">{sentence}</p>
        <p role="status" className="font-medium text-warning empty:hidden">
          {differing &&
            `Reports differ at ${inList(
              withMore(
                games.map(({ place }) => place),
                MAX_NAMED,
              ),
            )}.`}
        </p>
        {due !== null && (
          <p className="text-muted text-sm">
            {dueWords[step]} in <Countdown store={client.store} until={due} over="a moment" />:{' '}
            <Moment at={due} zone={settings.zone} />.
          </p>
        )}
        <ConnectionLine store={client.store} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {action === 'step' && next && (
          <Button variant="primary" onClick={() => show('forward')}>
            {next.verb}
          </Button>
        )}
        {differing && <Button onClick={() => onRounds(differing)}>Go to {differing.place}</Button>}
        {action === 'save' && <SaveEventFile client={client} name={settings.name} variant="primary" />}
        {action === 'rounds' && <Button onClick={() => onRounds(null)}>Go to the rounds</Button>}
        <Button onClick={() => show('link')}>
          <Link2 aria-hidden size={16} /> {linkName}
        </Button>
        {isFrom('running', view) && <PapersMenu view={view} />}
        <Menu
          label="More of the event"
          icon={<Ellipsis aria-hidden size={20} />}
          groups={() => [
            [
              {
                label: 'Open the public page',
                onSelect: () => open(pageAt(eventAddress({ server, event, as: 'public' }))),
              },
              {
                label: 'Open for a projector',
                onSelect: () => open(pageAt(screenAddress({ server, event, as: 'public' }))),
              },
            ],
            [
              ...(action === 'rounds' && next ? [{ label: next.verb, onSelect: () => show('forward') }] : []),
              {
                label: 'Go back one step',
                icon: <Undo2 aria-hidden size={16} />,
                disabled: stepBefore(step) === null,
                onSelect: () => show('back'),
              },
            ],
          ]}
        />
      </div>
      {shown === 'forward' && next && <ForwardDialog client={client} view={view} onClose={close} />}
      {shown === 'back' && <BackDialog client={client} view={view} onClose={close} />}
      {shown === 'link' && (
        <LinkDialog
          title={linkName}
          label="Link to the public page"
          link={publicLink(server, event)}
          name={settings.name}
          onClose={close}
        >
          <p>
            {canEnter
              ? 'Send this to your players: they enter their name there and get a link to send their list.'
              : 'This is the page for everyone. Each player has another link.'}
            {settings.isPrivate &&
              ' The event is private: without a spectator’s link only its name is shown.'}
          </p>
        </LinkDialog>
      )}
    </section>
  );
}

const pageAt = (address: string): string => siteAddress() + address;

/** What happens at the time that is set for each step. */
const dueWords: Partial<Record<EventView['step'], string>> = {
  draft: 'Opens automatically',
  open: 'Lists lock automatically',
  locked: 'Lists are revealed automatically',
};

/** Takes the next step, after saying what follows from it. */
function ForwardDialog({ client, view, onClose }: EventDialog) {
  const to = stepAfter(view.step);
  if (to === null || view.step === 'closed') return null;
  const { verb, done, effects } = stepWords[view.step];
  const warnings = stepWarnings(view);
  return (
    <AskDialog
      {...{ client, verb, done, onClose }}
      title={verb}
      revision={view.changed}
      command={() => ({ act: 'step', to, reason: '' })}
    >
      {warnings.map((warning) => (
        <InlineNote key={warning} tone="warning">
          {warning}
        </InlineNote>
      ))}
      <ul className="list-disc space-y-1 pl-5">
        {effects(view.settings).map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </AskDialog>
  );
}

/** Takes one step back, with a reason. */
function BackDialog({ client, view, onClose }: EventDialog) {
  const to = stepBefore(view.step);
  if (to === null) return null;
  return (
    <ReasonDialog
      {...{ client, onClose }}
      title="Go back one step"
      verb="Go back one step"
      done={`The event went back to “${stepNames[to]}”.`}
      revision={view.changed}
      command={(reason) => ({ act: 'step', to, reason })}
    >
      <p>
        From “{stepNames[view.step]}” to “{stepNames[to]}”. A time that was set for this step and has passed
        is removed.
      </p>
    </ReasonDialog>
  );
}
