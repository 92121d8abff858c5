import { Eye, EyeOff } from 'lucide-react';
import { FormDialog } from '@/components/shared/form-dialog';
import { Button } from '@/components/ui/button';
import { FormChoice, FormText, FormTextArea } from '@/components/ui/form/form-field';
import { forgetKept, keptUnder, useZodForm } from '@/components/ui/form/use-zod-form';
import { type FreeTracker, MAX_FREE, pathOf } from '@/lib/play/mark';
import { matchDetailsSchema, newTrackerSchema, TRACKER_NAME_LENGTH } from '@/lib/play/match-schema';
import { NAME_LENGTH, NOTES_LENGTH } from '@/lib/roster/limits';
import { useDetailsChange, usePlay, usePlayed } from './context';

/** The name and the notes of a match. */
export function MatchDetails({ onClose }: { onClose: () => void }) {
  const change = useDetailsChange();
  const { head } = usePlayed();
  const kept = `details ${head.id}`;
  const form = useZodForm(matchDetailsSchema, { name: head.name, notes: head.notes }, keptUnder(kept));
  return (
    <FormDialog
      title="Name and notes"
      verb="Save"
      size="sm"
      {...{ form, kept, onClose }}
      onSubmit={(details) => {
        forgetKept(kept);
        onClose();
        change(details, 'Name and notes changed.');
      }}
    >
      <FormText control={form.control} name="name" label="Name" maxLength={NAME_LENGTH} />
      <FormTextArea control={form.control} name="notes" label="Notes" maxLength={NOTES_LENGTH} />
    </FormDialog>
  );
}

const places = { row: 'each row', side: 'each side', match: 'the match' } as const;

/** Adds counters and toggles for what the book leaves to the players; those there can be hidden, not removed. */
export function OwnTrackers({ onClose }: { onClose: () => void }) {
  const { tap } = usePlay();
  const { state } = usePlayed();
  const form = useZodForm(newTrackerSchema, { label: '', kind: 'counter', scope: 'row' });
  const { control } = form;
  const add = (free: FreeTracker) => {
    if (state.free.size >= MAX_FREE)
      return form.setError('label', { message: `A match may have at most ${MAX_FREE} custom trackers.` });
    tap({ free });
    onClose();
  };
  return (
    <FormDialog title="Custom trackers" verb="Add tracker" size="sm" {...{ form, onClose }} onSubmit={add}>
      <FormText
        control={control}
        name="label"
        label="Name"
        hint="Such as “Objectives”."
        data-autofocus
        maxLength={TRACKER_NAME_LENGTH}
      />
      <FormChoice
        control={control}
        name="kind"
        label="Kind"
        options={[
          { value: 'counter', label: 'Counter' },
          { value: 'toggle', label: 'On or off' },
        ]}
      />
      <FormChoice
        control={control}
        name="scope"
        label="For"
        options={[
          { value: 'row', label: 'Each row' },
          { value: 'side', label: 'Each side' },
          { value: 'match', label: 'The match' },
        ]}
      />
      {state.free.size > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {[...state.free].map(([key, tracker]) => (
            <li key={key} className="flex items-center gap-2 py-1">
              <span className="min-w-0 flex-1 break-words">
                <bdi>{tracker.label}</bdi>{' '}
                <span className="text-muted text-sm">
                  for {places[tracker.scope]}
                  {tracker.hidden && ', hidden'}
                </span>
              </span>
              <Button
                className="min-h-12!"
                aria-label={`${tracker.hidden ? 'Show' : 'Hide'} ${tracker.label}`}
                onClick={() =>
                  tap({
                    free: { ...tracker, hidden: tracker.hidden ? undefined : true },
                    id: pathOf(key).at(-1) ?? '',
                  })
                }
              >
                {tracker.hidden ? <Eye aria-hidden size={16} /> : <EyeOff aria-hidden size={16} />}
                {tracker.hidden ? 'Show' : 'Hide'}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </FormDialog>
  );
}
