'use client';

import type { Unreadable } from '@/lib/storage/records';
import { placeOf } from '@/lib/storage/unreadable';
import { useStored } from '../use-stored';
import type { ItemStore, Named, StoredItem, StoredItems } from './item-store';

/** What is stored here of a kind as it is at any moment, with what cannot be read; undefined until it is read. */
export const useStoredItems = <Value extends Named>({
  all,
}: ItemStore<Value>): StoredItems<Value> | undefined => useStored<StoredItems<Value>>(all, unchanged).value;

/** Everything stored is told of on the same wire: nothing is drawn again for what is of another kind. */
const unchanged = <Value extends Named>(
  next: StoredItems<Value>,
  before: StoredItems<Value> | undefined,
): StoredItems<Value> =>
  before && sameList(before.read, next.read) && samePlaces(before.unread, next.unread) ? before : next;

const sameList = (a: readonly StoredItem<Named>[], b: readonly StoredItem<Named>[]) =>
  a.length === b.length &&
  a.every(({ id, changed }, index) => b[index]?.id === id && b[index]?.changed === changed);

const samePlaces = (a: readonly Unreadable[], b: readonly Unreadable[]) =>
  a.map(placeOf).join() === b.map(placeOf).join();
