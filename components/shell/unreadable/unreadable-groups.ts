import { fileName } from '@/lib/roster/file';
import { groupedBy } from '@/lib/roster/tally';
import { counted } from '@/lib/roster/words';
import type { Unreadable } from '@/lib/storage/records';
import { unreadableKey, unreadableKind, unreadableName, unreadableText } from '@/lib/storage/unreadable';
import { saveFile } from '../save-file';

/** A row of the list: one record, or the undo steps of one roster. */
export interface UnreadableGroup {
  place: string;
  /** Its name; "" if unknown. */
  name: string;
  kind: string;
  records: readonly Unreadable[];
}

/**
 * Groups unreadable records into rows.
 * @param rosterName returns a roster's name by its id: its undo steps may not contain it
 */
export function unreadableGroups(
  list: readonly Unreadable[],
  rosterName: (id: string) => string,
): UnreadableGroup[] {
  const rows = groupedBy(list, (record) => {
    const [owner] = [record.key].flat();
    return record.table === 'history' ? `history ${String(owner)}` : unreadableKey(record);
  });
  return [...rows].map(([place, records]) => ({
    place,
    name: records.map(unreadableName).find(Boolean) ?? ownerOf(records, rosterName),
    kind: kindOf(records),
    records,
  }));
}

function ownerOf([first]: readonly Unreadable[], rosterName: (id: string) => string): string {
  const [owner] = first?.table === 'history' ? [first.key].flat() : [];
  return typeof owner === 'string' ? rosterName(owner) : '';
}

function kindOf(records: readonly Unreadable[]): string {
  const [first] = records;
  if (!first) return '';
  return first.table === 'history' ? counted(records.length, 'undo step') : unreadableKind(first);
}

/** The title of a row: its kind and name. */
export const titleOf = ({ kind, name }: UnreadableGroup): string => (name === '' ? kind : `${kind} ${name}`);

/** Saves the records of a row to a file, unchanged. */
export const saveUnreadable = ({ name, kind, records }: UnreadableGroup) =>
  saveFile(fileName(name || kind, 'json', 'unreadable'), unreadableText(records), 'application/json');
