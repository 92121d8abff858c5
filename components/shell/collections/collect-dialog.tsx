'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { type ToastMessage, useToast } from '@/components/ui/toast';
import {
  type AnyCollecting,
  addModels,
  collectionName,
  emptyCollection,
  sameModel,
  withDesign,
} from '@/lib/roster/collecting';
import type { Collection, Entry } from '@/lib/roster/collection';
import { storageSentence } from '@/lib/storage/db';
import { queueTask } from '../after-frame';
import { labelOf } from '../items/item-store';
import { useStoredItems } from '../items/use-stored-items';
import { collectionStore, type StoredCollection } from './stored-collections';
import { grownText, modelsText } from './words';

interface CollectDialogProps {
  title: string;
  /** Id of the game. */
  system: string;
  collecting: AnyCollecting;
  /** What is owned, as entries without ids. */
  entries: readonly Entry[];
  /** What a new collection is called. */
  name: string;
  /** Where there is one collection it is taken without asking. */
  direct?: boolean;
  /** Told the id of a collection that was begun. */
  onBegun?: (id: string) => void;
  onClose: () => void;
}

/** Puts models into a collection: the one that is chosen, or a new one where there is none. */
export function CollectDialog(props: CollectDialogProps) {
  const { title, system, collecting, entries, name, direct = false, onBegun, onClose } = props;
  const show = useToast();
  // Once the dialog is gone.
  const toast = (message: ToastMessage) => queueTask(() => show(message));
  const all = useStoredItems(collectionStore);
  const own = all?.read.filter((item) => item.system.id === system);
  const [clash, setClash] = useState<Clash | null>(null);

  const failed = (error: unknown) => toast({ message: storageSentence(error) });
  const begin = async () => {
    const { collection } = addModels(emptyCollection(system, collectionName(name)), entries, collecting);
    const id = await collectionStore.saveNew(collection);
    onClose();
    toast({
      message: `“${labelOf(collection)}” begun: ${modelsText(collection)}.`,
      action: {
        label: 'Undo',
        onAction: () => void collectionStore.remove({ id, value: collection }),
      },
    });
    onBegun?.(id);
  };
  const keep = async ({ id, value }: StoredCollection, next: Collection, message: string) => {
    onClose();
    if (next === value) return toast({ message });
    try {
      await collectionStore.save(next, id);
    } catch (error) {
      return failed(error);
    }
    toast({
      message,
      action: { label: 'Undo', onAction: () => void collectionStore.save(value, id).catch(failed) },
    });
  };
  const add = (item: StoredCollection) => {
    const result = addModels(item.value, entries, collecting);
    return keep(item, result.collection, `“${labelOf(item.value)}”: ${grownText(result)}`);
  };
  const replace = ({ item, entry }: Clash) => {
    const [design] = entries;
    const next = item.value.entries.map((each) =>
      each === entry && design ? withDesign(each, design) : each,
    );
    const message = `${entry.name} has its new design in “${labelOf(item.value)}”.`;
    return keep(item, { ...item.value, entries: next }, message);
  };
  const take = (item: StoredCollection) => {
    const entry = clashOf(item.value, entries, collecting);
    if (entry) setClash({ item, entry });
    else void add(item);
  };

  const settled = useRef(false);
  const [only] = own ?? [];
  useEffect(() => {
    if (own === undefined || settled.current) return;
    settled.current = true;
    if (own.length === 0) void begin();
    else if (direct && own.length === 1 && only) take(only);
  });

  if (clash)
    return (
      <Dialog
        open
        alert
        size="sm"
        onClose={onClose}
        title={`“${clash.entry.name}” is in the collection`}
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button onClick={() => void add(clash.item)}>Add a new entry</Button>
            <Button variant="primary" data-autofocus onClick={() => void replace(clash)}>
              Replace its design
            </Button>
          </>
        }
      >
        <p>
          <bdi>“{labelOf(clash.item.value)}”</bdi> has another design of this name.
        </p>
      </Dialog>
    );
  if (own === undefined || own.length === 0 || (direct && own.length === 1)) return null;
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button onClick={() => void begin()}>A new collection</Button>
        </>
      }
    >
      <ul className="divide-y divide-line">
        {own.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              onClick={() => take(item)}
              className="min-h-11 w-full rounded-sm px-2 py-1.5 text-left hover:bg-accent-wash focus-visible:-outline-offset-2"
            >
              <bdi className="block break-words font-medium">{labelOf(item.value)}</bdi>
              <span className="text-muted text-sm">{modelsText(item.value)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** A collection that has another design under the name of what is saved. */
interface Clash {
  item: StoredCollection;
  entry: Entry;
}

/** The entry of the same name and another design, where one thing is saved. */
function clashOf(
  { entries: there }: Collection,
  entries: readonly Entry[],
  collecting: AnyCollecting,
): Entry | undefined {
  const [entry, ...more] = entries;
  if (entry === undefined || more.length > 0 || entry.name.trim() === '') return undefined;
  if (there.some((each) => sameModel(each, entry, collecting))) return undefined;
  return there.find(({ name }) => name === entry.name);
}
