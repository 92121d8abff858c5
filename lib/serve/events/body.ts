import * as z from 'zod/mini';
import { askedSettingsSchema, hashSchema, idSchema } from '@/lib/events/acts';
import {
  organiserCommandSchema,
  playerCommandSchema,
  publicCommandSchema,
  requestSchema,
} from '@/lib/events/commands';
import type { Settings } from '@/lib/events/event';
import { below, type Fault, type Parsed } from '@/lib/roster/report';
import { textSchema } from '@/lib/roster/roster';
import { suggestion } from '@/lib/roster/text/near';
import { systems } from '@/lib/systems/registry';
import { unreadable } from '../problem';
import { SECRET } from './secrets';
import type { EventWork } from './work';

/** The parsed value, with the faults at a path of the request; throws a problem with the faults. */
export function readAt<Value>(path: string, read: Parsed<Value>): Value {
  if (read.ok) return read.value;
  throw unreadable({ faults: below(path, read.faults) });
}

/**
 * Returns settings with their pack as its game reads it; throws a problem if they do not fit together.
 * @param path of the settings in the request
 * @param client who waits for it
 */
export async function readSettings(
  settings: Settings,
  path: string,
  { work, client }: { work: EventWork; client: string },
): Promise<Settings> {
  const { system, zone } = settings;
  const faults: Fault[] = [];
  if (systems.every(({ id }) => id !== system)) {
    const ids = systems.map(({ id }) => id);
    faults.push({
      path: 'system',
      code: 'system',
      message: `This is not a game; it must be one of: ${ids.join(', ')}.${suggestion(system, ids)}`,
    });
  }
  if (!isZone(zone))
    faults.push({
      path: 'zone',
      code: 'value',
      message: 'This is not a time zone; it must be one such as "Europe/London".',
    });
  if (faults.length > 0) throw unreadable({ faults: below(path, faults) });
  const pack = await work.pack({ pack: settings.pack, system }, client);
  return { ...settings, pack: readAt(`${path}.pack`, pack) };
}

function isZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone });
    return true;
  } catch {
    return false;
  }
}

// The bodies of requests; the file of an event is read in a thread.

const serverKey = z._default(textSchema(200), '');

/** Makes an event; the organiser's secret is made by the page, and this is its hash. */
export const makeSchema = z.strictObject({
  serverKey,
  id: idSchema,
  settings: askedSettingsSchema,
  organiser: hashSchema,
});

/** Makes an event from its file, which `eventFileSchema` describes. */
export const importSchema = z.strictObject({ serverKey, file: z.looseObject({}) });

/** Exchanges the secret of a link for a cookie. */
export const sessionSchema = z.strictObject({
  secret: z
    .string()
    .check(z.regex(SECRET, { error: 'the 43 characters after #k= of a link' }), z.maxLength(43)),
});

/** Changes, by the role that may ask for them. */
export const changeSchemas = {
  organiser: requestSchema(organiserCommandSchema),
  player: requestSchema(playerCommandSchema),
  public: requestSchema(publicCommandSchema),
};
