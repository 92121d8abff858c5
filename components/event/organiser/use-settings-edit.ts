import { dequal } from 'dequal/lite';
import { useEffect, useState } from 'react';
import { askBeforeLeaving } from '@/components/shell/leaving';
import type { EventView } from '@/lib/events/view';
import { draftOf, type SettingsDraft } from '../settings/draft';

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
