'use client';

import { useEffect } from 'react';
import type { AnyGameSystem } from '@/lib/roster/system';
import { onRostersChange } from '@/lib/storage/changes';
import { elementsOf } from '../no-elements';
import type { BuilderStore } from '../store';
import type { AnySystemEditor } from '../system-editor';

/** Keeps a store told of what the roster's collection has, in whichever tab that changes. */
export function useOwnership(store: BuilderStore, system: AnyGameSystem, editor: AnySystemEditor) {
  useEffect(() => {
    let current = true;
    const look = async () => {
      const { collection, ownership } = store.state();
      if (collection === null) return;
      const { ownershipOf } = await import('./ownership');
      const next = await ownershipOf(collection, system, elementsOf(editor).field);
      const same = next?.id === ownership?.id && next?.changed === ownership?.changed;
      if (current && !same && store.state().collection === collection) store.own(next);
    };
    const lookQuietly = () => void look().catch(() => undefined);
    let chosen = store.state().collection;
    const ends = [
      onRostersChange(lookQuietly),
      store.subscribe(() => {
        if (store.state().collection === chosen) return;
        chosen = store.state().collection;
        lookQuietly();
      }),
    ];
    lookQuietly();
    return () => {
      current = false;
      for (const end of ends) end();
    };
  }, [store, system, editor]);
}
