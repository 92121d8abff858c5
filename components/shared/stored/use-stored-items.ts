import type { Unreadable } from '@/lib/storage/records';
import { unreadableKey } from '@/lib/storage/unreadable';
import type { ItemStore, Named, StoredItem, StoredItems } from './item-store';
import { useStored } from './use-stored';

/** The stored items of a kind, live, including unreadable ones; undefined until they are read. */
export const useStoredItems = <Value extends Named>({
  all,
}: ItemStore<Value>): StoredItems<Value> | undefined => useStored<StoredItems<Value>>(all, reuse).value;

/** Keeps the previous object if nothing changed: change events cover all kinds, and must not cause a re-render. */
const reuse = <Value extends Named>(
  next: StoredItems<Value>,
  before: StoredItems<Value> | undefined,
): StoredItems<Value> =>
  before && sameList(before.read, next.read) && samePlaces(before.unread, next.unread) ? before : next;

const sameList = (a: readonly StoredItem<Named>[], b: readonly StoredItem<Named>[]) =>
  a.length === b.length &&
  a.every(({ id, changed }, index) => b[index]?.id === id && b[index]?.changed === changed);

const samePlaces = (a: readonly Unreadable[], b: readonly Unreadable[]) =>
  a.map(unreadableKey).join() === b.map(unreadableKey).join();
