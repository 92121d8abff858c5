import { dequal } from 'dequal/lite';
import { cutInMiddle } from '@/lib/roster/text/words';
import { merge } from './merge';

/** What devices share: a roster, something of the library (a pack, a collection, a named version), or a device itself. */
export interface Item {
  kind: 'roster' | 'library' | 'device';
  /** Unique within its kind: of something of the library, its game, kind and id, separated by "/". */
  id: string;
  /** JSON. */
  value: Fields;
}

export type Fields = Readonly<Record<string, unknown>>;

/** What this device and the server agreed on about an item. */
export interface Agreed extends Pick<Item, 'kind' | 'id'> {
  /** The id of its record on the server. */
  record: string;
  /** Of the record; 0 if it is not on the server. */
  revision: number;
  /** The item as the server has it; null if it is deleted. */
  value: Fields | null;
  /** The number of the last change by each device that is in it. */
  seen: Readonly<Record<string, number>>;
  /** What was sent, and is not known to have arrived. */
  sent?: { n: number; value: Fields | null } | undefined;
}

/** The key of an item among those of a device. */
export const itemKey = ({ kind, id }: Pick<Item, 'kind' | 'id'>): string => `${kind}/${id}`;

/** Items, or what is agreed about them, by their keys. */
export const byItemKey = <One extends Pick<Item, 'kind' | 'id'>>(all: readonly One[]): Map<string, One> =>
  new Map(all.map((each) => [itemKey(each), each]));

/** What two devices made of an item. */
export interface MergedItem {
  /** Null if it is deleted. */
  value: Fields | null;
  /** This device's own state, if the same place was changed differently: kept beside the other as a conflict copy. */
  copy: Fields | null;
}

/**
 * Merges what this device and another made of an item. Deleting wins over nothing: an edit elsewhere brings it back, and
 * a roster that is not in the bin here goes there.
 * @param base the value that both were made from; null if it was deleted, undefined if it is not known
 * @param mine null if it is deleted here, or was never here
 * @param now milliseconds since 1970, for the bin
 */
export function mergeItem(
  kind: Item['kind'],
  { base, mine, theirs }: { base: Fields | null | undefined; mine: Fields | null; theirs: Fields | null },
  now: number,
): MergedItem {
  const only = (value: Fields | null): MergedItem => ({ value, copy: null });
  if (mine === null) return only(base && dequal(theirs, base) ? null : theirs);
  if (theirs === null) {
    if (!base || !dequal(mine, base)) return only(mine);
    return only(kind === 'roster' && mine.binned === null ? { ...mine, binned: now } : null);
  }
  const { changed: _, ...content } = mine;
  const { changed: __, ...other } = theirs;
  const { changed: ___, ...before } = base ?? {};
  const { value, conflict } = merge(base ? before : undefined, content, other);
  if (conflict) return { value: theirs, copy: mine };
  const merged = value as Fields;
  return only({ ...merged, ...latest(mine, theirs), ...binnedOf(base, mine, theirs) });
}

/** The later of two times of change. */
function latest(mine: Fields, theirs: Fields): Fields {
  const times = [mine.changed, theirs.changed].filter((time) => typeof time === 'number');
  return times.length === 0 ? {} : { changed: Math.max(...times) };
}

/** An edit brings back what was put in the bin at the same time. */
function binnedOf(base: Fields | null | undefined, mine: Fields, theirs: Fields): Fields {
  if (!base || base.binned !== null) return {};
  const isEdited = (value: Fields) => value.binned === null && !dequal(value.roster, base.roster);
  return isEdited(mine) || isEdited(theirs) ? { binned: null } : {};
}

/** The most characters of a name with the device behind it. */
const COPY_NAME = 100;

/** A conflict copy: named after the device that made it, and not in the bin. */
export function copyOf({ kind, value }: Pick<Item, 'kind' | 'value'>, device: string): Fields {
  const named = (fields: Fields): Fields => ({
    ...fields,
    name: `${cutInMiddle(String(fields.name ?? ''), COPY_NAME - device.length - 3)} (${device})`,
  });
  if (kind === 'roster') return { ...value, roster: named(value.roster as Fields), binned: null };
  const inner = value.value;
  const isNamed = typeof inner === 'object' && inner !== null && 'name' in inner;
  return isNamed ? { ...value, value: named(inner as Fields) } : value;
}
