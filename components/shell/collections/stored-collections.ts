import type { Collection } from '@/lib/roster/collection';
import { COLLECTION_KIND } from '@/lib/storage/collections';
import { pendingCollections } from '@/lib/storage/pending';
import { itemStoreOf, type StoredItem } from '../items/item-store';

/** A collection stored in this browser, parsed by the schema of its game. */
export type StoredCollection = StoredItem<Collection>;

/** Stores collections in this browser. */
export const collectionStore = itemStoreOf<Collection>(COLLECTION_KIND, pendingCollections);
