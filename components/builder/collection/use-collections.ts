import { collectionStore, type StoredCollection } from '../../shell/collections/stored-collections';
import { useStoredItems } from '../../shell/items/use-stored-items';
import { useBuilder, useBuilderState } from '../context';

/** The collections of the game, and the one that the roster is built from; empty until they are loaded. */
export function useCollections(): { own: readonly StoredCollection[]; chosen: StoredCollection | undefined } {
  const { system } = useBuilder();
  const id = useBuilderState(({ collection }) => collection);
  const own = useStoredItems(collectionStore)?.read.filter((item) => item.system.id === system.id) ?? [];
  return { own, chosen: own.find((item) => item.id === id) };
}
