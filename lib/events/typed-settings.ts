import * as z from 'zod/mini';
import { addFault } from '@/lib/roster/schemas';
import { askedSettingsSchema } from './acts';
import type { Settings } from './event';
import { momentOfWall, ownZone, wallTimeOf } from './zoned-time';

const moments = ['opens', 'deadline', 'reveals'] as const;
type Moment = (typeof moments)[number];

/** The settings of an event as they are typed: moments are dates and times in the event's zone, "" for none. */
export type TypedSettings = Omit<Settings, Moment> & Record<Moment, string>;

/** The settings that an event starts with; name and game are for the organiser to give. */
export const newSettings = (): TypedSettings => ({
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
export function typedSettings(settings: Settings): TypedSettings {
  const wall = (at: number | null) => (at === null ? '' : wallTimeOf(at, settings.zone));
  const { opens, deadline, reveals } = settings;
  return { ...settings, opens: wall(opens), deadline: wall(deadline), reveals: wall(reveals) };
}

/**
 * Reads settings that were typed, as the server takes them.
 * @param now returns the time of the server, in milliseconds since 1970
 * @param before the settings that are edited; moments that stay as they were may have passed
 */
export const typedSettingsSchema = (now: () => number, before: Settings | null = null) =>
  z
    .pipe(
      z.transform((typed: TypedSettings, payload): unknown => {
        const read = (field: Moment): number | null => {
          if (typed[field] === '') return null;
          const at = momentOfWall(typed[field], typed.zone);
          if (at === null) addFault(payload, [field], 'Enter a date and a time.');
          return at;
        };
        const [name, place] = [typed.name.trim(), typed.place.trim()];
        return {
          ...typed,
          name,
          place,
          opens: read('opens'),
          deadline: read('deadline'),
          reveals: read('reveals'),
        };
      }),
      askedSettingsSchema,
    )
    .check((payload) => {
      for (const field of moments) {
        const at = payload.value[field];
        if (at !== null && at <= now() && at !== before?.[field])
          addFault(payload, [field], 'This time has passed.');
      }
    });
