import { useEffect } from 'react';
import {
  collectionStore,
  type StoredCollection,
  useStoredItems,
} from '@/components/shared/stored/item-store';
import type { AnyGameSystem } from '@/lib/roster/system';
import { onRostersChange } from '@/lib/storage/changes';
import { elementsOf, useBuilder, useBuilderState } from '../context';
import type { BuilderStore } from '../store';
import type { AnySystemEditor } from '../system-editor';

/** The collections of the game, and the one that the roster is built from; empty until they are loaded. */
export function useCollections(): { own: readonly StoredCollection[]; chosen: StoredCollection | undefined } {
  const { system } = useBuilder();
  const id = useBuilderState(({ collection }) => collection);
  const own = useStoredItems(collectionStore)?.read.filter((item) => item.system.id === system.id) ?? [];
  return { own, chosen: own.find((item) => item.id === id) };
}

/** Updates the store's ownership when the roster's collection changes, in this tab or another. */
export function useOwnership(store: BuilderStore, system: AnyGameSystem, editor: AnySystemEditor) {
  useEffect(() => {
    let current = true;
    const update = async () => {
      const { collection, ownership } = store.state();
      if (collection === null) return;
      const { ownershipOf } = await import('./ownership');
      const next = await ownershipOf(collection, system, elementsOf(editor).field);
      const same = next?.id === ownership?.id && next?.changed === ownership?.changed;
      if (current && !same && store.state().collection === collection) store.own(next);
    };
    const updateSilently = () => void update().catch(() => undefined);
    let chosen = store.state().collection;
    const unsubscribers = [
      onRostersChange(updateSilently),
      store.subscribe(() => {
        if (store.state().collection === chosen) return;
        chosen = store.state().collection;
        updateSilently();
      }),
    ];
    updateSilently();
    return () => {
      current = false;
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  }, [store, system, editor]);
}
