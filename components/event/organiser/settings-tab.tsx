import { dequal } from 'dequal/lite';
import { type SubmitEvent, useEffect, useState } from 'react';
import { askBeforeLeaving } from '@/components/shared/leaving';
import { Button } from '@/components/ui/button';
import { AlertText } from '@/components/ui/notes';
import { isFixed } from '@/lib/events/course';
import type { EventView } from '@/lib/events/view';
import { AGAIN, useAsk } from '../client/hooks';
import {
  type DraftErrors,
  draftOf,
  errorsIn,
  readDraft,
  type SettingsDraft,
  useShownErrors,
} from '../settings/draft';
import { SettingsForm } from '../settings/settings-form';
import type { EventPart } from './dialogs';

/** The settings of the event; those that are fixed in its step cannot be edited. */
export function SettingsTab({ client, view, edit }: EventPart & { edit: SettingsEdit }) {
  const { base, draft, isTouched, setBase, setDraft } = edit;
  const { ask, isBusy, problem, isUnanswered } = useAsk(client);
  const read = () => readDraft(draft, Date.now() + client.store.snapshot().ahead, base.settings);
  const { form, errors, isMarked, show, hide } = useShownErrors<DraftErrors>(() => errorsIn(read()));

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const given = read();
    if ('errors' in given || isMarked()) return show();
    hide();
    const { settings: next } = given;
    if (await ask({ act: 'settings', settings: next }, base.changed, 'Settings saved.'))
      setDraft(draftOf(next));
    // After a refusal the next attempt replaces what is there now.
    const { view: newest } = client.store.snapshot();
    if (newest) setBase({ settings: newest.settings, changed: newest.changed });
  };

  const isClosed = view.step === 'closed';
  return (
    <form ref={form} noValidate className="grid max-w-4xl gap-5" onSubmit={(event) => void submit(event)}>
      {isClosed && <p>The event is closed. Go back one step to change its settings.</p>}
      <SettingsForm
        draft={draft}
        errors={errors}
        isFixed={(field) => isClosed || isFixed(field, view)}
        onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
      />
      <AlertText>{problem}</AlertText>
      {!isClosed && (
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="primary" busy={isBusy}>
            {isUnanswered ? AGAIN : 'Save the settings'}
          </Button>
          {isTouched && <Button onClick={() => setDraft(draftOf(base.settings))}>Discard changes</Button>}
        </div>
      )}
    </form>
  );
}

type Base = Pick<EventView, 'settings' | 'changed'>;

/** The settings of an event while they are edited. */
export interface SettingsEdit {
  /** The settings that are edited, and the revision they are of. */
  base: Base;
  draft: SettingsDraft;
  /** Whether something is not saved. */
  isTouched: boolean;
  setBase: (base: Base) => void;
  setDraft: (change: SettingsDraft | ((before: SettingsDraft) => SettingsDraft)) => void;
}

/** Keeps the edited settings while other parts of the page are shown, and asks before the page is left without saving. */
export function useSettingsEdit({ settings, changed }: EventView): SettingsEdit {
  const [base, setBase] = useState<Base>({ settings, changed });
  const [draft, setDraft] = useState(() => draftOf(settings));
  const isTouched = !dequal(draft, draftOf(base.settings));
  // What another organiser saves appears, unless something is being edited here.
  if (base.changed !== changed && (!isTouched || base.settings === settings)) {
    setBase({ settings, changed });
    if (!isTouched) setDraft(draftOf(settings));
  }
  useEffect(() => {
    askBeforeLeaving(isTouched);
    return () => askBeforeLeaving(false);
  }, [isTouched]);
  return { base, draft, isTouched, setBase, setDraft };
}
