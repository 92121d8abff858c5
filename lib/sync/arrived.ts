import * as z from 'zod/mini';
import { recordOf } from '@/lib/roster/schemas';
import type { Agreed, Fields, Item } from './item';
import { recordIdOf, type SpaceKeys } from './key';
import { unseal } from './sealed';
import type { ServerRecord } from './transport';

/** An item that arrived from the server, and what is known of it. */
export interface Arrived extends Pick<Agreed, 'kind' | 'id' | 'record' | 'revision' | 'seen'> {
  /** The value that both this device's and the arrived one were made from; undefined if there is none. */
  base: Fields | null | undefined;
  theirs: Fields | null;
}

/** Most devices whose changes are counted in a record. */
const MAX_DEVICES = 100;

/** Most fields of an item; no roster or pack has as many at its top. */
const MAX_FIELDS = 1000;

const contentSchema = z.strictObject({
  kind: z.enum(['roster', 'library', 'device']),
  id: z.string().check(z.minLength(1), z.maxLength(300)),
  value: z.nullable(recordOf(z.unknown(), MAX_FIELDS)),
  seen: recordOf(z.number().check(z.minimum(0)), MAX_DEVICES),
});

interface Reading {
  known: ReadonlyMap<string, Agreed>;
  accepts: (item: Item) => Promise<boolean>;
  /** The id of this device. */
  device: string;
}

/** What records of the server come to: new items, and those that the server gave in an older revision than before. */
interface Arrivals {
  items: Arrived[];
  /** What is agreed about these from now on: they are sent again over the older revision. */
  stale: Agreed[];
  unreadable: number;
}

/** Opens records of the server that are new to this device. Members of a space may send anything: it is read as a file is. */
export async function readArrived(
  keys: SpaceKeys,
  records: readonly ServerRecord[],
  { known, accepts, device }: Reading,
): Promise<Arrivals> {
  const arrivals: Arrivals = { items: [], stale: [], unreadable: 0 };
  const byRecord = new Map([...known.values()].map((each) => [each.record, each]));
  for (const { id: record, revision, data } of records) {
    const agreed = byRecord.get(record);
    if (agreed && revision === agreed.revision) continue;
    if (agreed && revision < agreed.revision) {
      // Whatever it has is older than what this device has seen: it is not taken, and what is here is sent again.
      arrivals.stale.push({ ...agreed, revision, value: null, sent: undefined });
      continue;
    }
    const opened = data && unseal(keys, { record, revision }, data);
    const read = opened?.ok ? z.safeParse(contentSchema, opened.value) : null;
    const content = read?.success ? read.data : null;
    if (
      content === null ||
      recordIdOf(keys, content.kind, content.id) !== record ||
      (content.value !== null && !(await accepts({ ...content, value: content.value })))
    ) {
      arrivals.unreadable++;
      continue;
    }
    const hasArrived = agreed?.sent !== undefined && (content.seen[device] ?? 0) >= agreed.sent.n;
    const base = hasArrived ? agreed.sent?.value : agreed?.value;
    arrivals.items.push({ ...content, record, revision, base, theirs: content.value });
  }
  return arrivals;
}

/** What is agreed about an item once it has arrived. */
export const agreedOf = ({ kind, id, record, revision, theirs, seen }: Arrived): Agreed => ({
  kind,
  id,
  record,
  revision,
  value: theirs,
  seen,
});
