import { dequal } from 'dequal/lite';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { keepInTab, readTab } from '@/components/shell/tab-memory';
import { type NewEvent, newEvent } from '../client/calls';
import { newDraft, type SettingsDraft } from '../settings/draft';

const KEY = 'muster-new-event';

/** The form of a new event, as it is filled in. */
interface NewEventDraft {
  draft: SettingsDraft;
  /** The same for each attempt: a request whose answer was lost makes no second event. */
  made: NewEvent;
}

/** Whether this tab keeps a form that was begun. */
export const hasNewEventDraft = (): boolean => readTab(KEY) !== null;

/** Forgets the form, once the event is made or given up. */
export const forgetNewEventDraft = () => keepInTab(KEY, null);

/** Keeps what is filled in while this tab is open, until it is forgotten. */
export function useNewEventDraft(): NewEventDraft & { setDraft: Dispatch<SetStateAction<SettingsDraft>> } {
  const [kept] = useState(() => readTab<NewEventDraft>(KEY) ?? { draft: newDraft(), made: newEvent() });
  const [draft, setDraft] = useState<SettingsDraft>(() => ({ ...newDraft(), ...kept.draft }));
  const { made } = kept;
  useEffect(() => keepInTab(KEY, dequal(draft, newDraft()) ? null : { draft, made }), [draft, made]);
  return { draft, made, setDraft };
}
