import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Settings } from '@/lib/events/event';
import { momentOfWall, ownZone, wallTimeOf } from '@/lib/events/zoned-time';
import { seenText } from '@/lib/roster/text/visible';

type Moment = 'opens' | 'deadline' | 'reveals';

/** The settings of an event as they are typed: moments are dates and times in the event's zone, "" for none. */
export type SettingsDraft = Omit<Settings, Moment> & Record<Moment, string>;

/** What is wrong with a field, as a sentence. */
export type DraftErrors = Partial<Record<keyof Settings, string>>;

/** The settings that an event starts with; name and game are for the organiser to give. */
export const newDraft = (): SettingsDraft => ({
  name: '',
  place: '',
  date: '',
  system: '',
  pack: null,
  opens: '',
  deadline: '',
  reveals: '',
  zone: ownZone(),
  maxPlayers: 500,
  entry: 'public',
  illegal: 'marked',
  shown: 'everyone',
  isPrivate: false,
  rounds: 3,
  pairing: 'swiss',
  scoring: { win: 3, draw: 1, loss: 0, bye: 3, tieBreaks: ['opponents', 'scored', 'seed'] },
});

/** Returns the settings of an event to be edited. */
export function draftOf(settings: Settings): SettingsDraft {
  const wall = (at: number | null) => (at === null ? '' : wallTimeOf(at, settings.zone));
  const { opens, deadline, reveals } = settings;
  return { ...settings, opens: wall(opens), deadline: wall(deadline), reveals: wall(reveals) };
}

/** What is wrong with the fields, if they were read with that result. */
export const errorsIn = (read: ReturnType<typeof readDraft>): DraftErrors =>
  'errors' in read ? read.errors : {};

/**
 * Reads what was typed.
 * @param now the time of the server, in milliseconds since 1970
 * @param before the settings that are edited; moments that stay as they were may have passed
 */
export function readDraft(
  draft: SettingsDraft,
  now: number,
  before: Settings | null = null,
): { settings: Settings } | { errors: DraftErrors } {
  const errors: DraftErrors = {};
  const read = (field: Moment): number | null => {
    if (draft[field] === '') return null;
    const at = momentOfWall(draft[field], draft.zone);
    if (at === null) errors[field] = 'Enter a date and a time.';
    else if (at <= now && at !== before?.[field]) errors[field] = 'This time has passed.';
    return at;
  };
  const [opens, deadline, reveals] = [read('opens'), read('deadline'), read('reveals')];
  if (seenText(draft.name) === '') errors.name = 'Enter a name.';
  if (draft.system === '') errors.system = 'Choose a game.';
  if (opens !== null && deadline !== null && opens >= deadline)
    errors.opens ??= 'The event must open before the deadline.';
  if (deadline !== null && reveals !== null && reveals < deadline)
    errors.reveals ??= 'Lists are locked at the deadline; the reveal must be after it.';
  if (Object.keys(errors).length > 0) return { errors };
  const [name, place] = [draft.name.trim(), draft.place.trim()];
  return { settings: { ...draft, name, place, opens, deadline, reveals } };
}

/** What a group of fields for the settings is given. */
export interface SettingsFieldsProps {
  draft: SettingsDraft;
  errors: DraftErrors;
  onChange: (part: Partial<SettingsDraft>) => void;
  /** Whether a setting can no longer be changed in this step of the event. */
  isFixed: (field: keyof Settings) => boolean;
}

interface ShownErrors<Errors> {
  form: RefObject<HTMLFormElement | null>;
  errors: Partial<Errors>;
  /** Whether a field says that something is wrong with it: also what it alone knows, such as half a date. */
  isMarked: () => boolean;
  /** Shows what is wrong, and moves the focus to the first field that is. */
  show: () => void;
  /** Shows nothing until the next attempt. */
  hide: () => void;
}

/** The first field of a form that says that something is wrong with it; null if none does. */
const markedIn = (form: HTMLFormElement | null): HTMLElement | null =>
  form?.querySelector<HTMLElement>('[aria-invalid=true]') ?? null;

/** What is wrong with a form: shown from the first attempt to send it on, and only for as long as it is wrong. */
export function useShownErrors<Errors>(read: () => Partial<Errors>): ShownErrors<Errors> {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    const wrong = attempts > 0 ? markedIn(form.current) : null;
    wrong?.closest('details')?.setAttribute('open', '');
    wrong?.focus();
  }, [attempts]);
  return {
    form,
    errors: attempts > 0 ? read() : {},
    isMarked: () => markedIn(form.current) !== null,
    show: () => setAttempts(attempts + 1),
    hide: () => setAttempts(0),
  };
}

type Choices<Field extends keyof Settings> = readonly { value: Settings[Field] & string; label: string }[];

export const entryChoices: Choices<'entry'> = [
  { value: 'public', label: 'By the public link' },
  { value: 'invitation', label: 'By invitation' },
];

export const illegalChoices: Choices<'illegal'> = [
  { value: 'marked', label: 'Accepted and marked' },
  { value: 'refused', label: 'Refused' },
];

export const shownChoices: Choices<'shown'> = [
  { value: 'everyone', label: 'To everyone' },
  { value: 'opponent', label: 'To the opponent' },
];

export const pairingChoices: Choices<'pairing'> = [
  { value: 'swiss', label: 'Swiss' },
  { value: 'round-robin', label: 'Round robin' },
  { value: 'by-hand', label: 'By hand' },
];

export const pairingHelp: Record<Settings['pairing'], string> = {
  swiss: 'Players with equal or similar points meet; no two meet twice if that can be avoided.',
  'round-robin': 'Everyone meets everyone; for at most 8 players.',
  'by-hand': 'You choose the tables of every round.',
};
