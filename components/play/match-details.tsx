import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { FormDialog, useKeptFields } from '@/components/shared/form-dialog';
import { Button } from '@/components/ui/button';
import { Segmented } from '@/components/ui/fields/segmented';
import { TextAreaField, TextField } from '@/components/ui/fields/text-field';
import { type FreeTracker, MAX_FREE, pathOf } from '@/lib/play/mark';
import { NAME_LENGTH, NOTES_LENGTH } from '@/lib/roster/limits';
import { useDetailsChange, usePlay, usePlayed } from './context';

/** The name and the notes of a match. */
export function MatchDetails({ onClose }: { onClose: () => void }) {
  const change = useDetailsChange();
  const { head } = usePlayed();
  const {
    fields,
    change: fill,
    forget,
  } = useKeptFields(`details ${head.id}`, { name: head.name, notes: head.notes });
  const save = () => {
    forget();
    onClose();
    change(fields, 'Name and notes changed.');
  };
  return (
    <FormDialog
      title="Name and notes"
      verb="Save"
      size="sm"
      onClose={onClose}
      onSubmit={save}
      onCancel={forget}
    >
      <TextField
        label="Name"
        maxLength={NAME_LENGTH}
        value={fields.name}
        onChange={({ target }) => fill({ name: target.value })}
      />
      <TextAreaField
        label="Notes"
        maxLength={NOTES_LENGTH}
        value={fields.notes}
        onChange={({ target }) => fill({ notes: target.value })}
      />
    </FormDialog>
  );
}

const TRACKER_NAME_LENGTH = 40;

const places = { row: 'each row', side: 'each side', match: 'the match' } as const;

/** Adds counters and toggles for what the book leaves to the players; those there can be hidden, not removed. */
export function OwnTrackers({ onClose }: { onClose: () => void }) {
  const { tap } = usePlay();
  const { state } = usePlayed();
  const [label, setLabel] = useState('');
  const [kind, setKind] = useState<FreeTracker['kind']>('counter');
  const [scope, setScope] = useState<FreeTracker['scope']>('row');
  const [error, setError] = useState('');
  const add = () => {
    if (label.trim() === '') return setError('It needs a name, such as “Objectives”.');
    if (state.free.size >= MAX_FREE) return setError(`A match may have at most ${MAX_FREE} custom trackers.`);
    tap({ free: { scope, kind, label: label.trim() } });
    onClose();
  };
  return (
    <FormDialog title="Custom trackers" verb="Add tracker" size="sm" onClose={onClose} onSubmit={add}>
      <TextField
        label="Name"
        data-autofocus
        maxLength={TRACKER_NAME_LENGTH}
        value={label}
        error={error}
        onChange={({ target }) => setLabel(target.value)}
      />
      <Segmented
        label="Kind"
        value={kind}
        options={[
          { value: 'counter', label: 'Counter' },
          { value: 'toggle', label: 'On or off' },
        ]}
        onChange={setKind}
      />
      <Segmented
        label="For"
        value={scope}
        options={[
          { value: 'row', label: 'Each row' },
          { value: 'side', label: 'Each side' },
          { value: 'match', label: 'The match' },
        ]}
        onChange={setScope}
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
