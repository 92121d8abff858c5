import { InlineNote } from '@/components/ui/inline-note';
import { stepAfter, stepBefore } from '@/lib/events/course';
import { stepNames } from '@/lib/events/words';
import { AskDialog } from './ask-dialog';
import type { EventDialog } from './event-part';
import { ReasonDialog } from './reason-dialog';
import { stepWarnings, stepWords } from './step-words';

/** Takes the next step, after saying what follows from it. */
export function ForwardDialog({ client, view, onClose }: EventDialog) {
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
export function BackDialog({ client, view, onClose }: EventDialog) {
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
