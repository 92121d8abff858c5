import { useEffect, useRef, useState } from 'react';
import { NameDialog } from '@/components/shared/form-dialog';
import { queueTask } from '@/components/shared/loading/later';
import {
  collectionStore,
  type StoredCollection,
  useStoredItems,
} from '@/components/shared/stored/item-store';
import { grownText, labelOf, modelsText } from '@/components/shared/stored/item-words';
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
} from '@/lib/roster/collection/collecting';
import type { Collection, Entry } from '@/lib/roster/collection/collection';
import { storageSentence } from '@/lib/storage/db';

interface CollectDialogProps {
  title: string;
  /** Id of the game. */
  system: string;
  collecting: AnyCollecting;
  /** The models to add, as entries without ids. */
  entries: readonly Entry[];
  /** Name for a new collection. */
  name: string;
  /** If there is exactly one collection, uses it without asking. */
  direct?: boolean;
  /** Called with the id of a newly created collection. */
  onCreated?: (id: string) => void;
  onClose: () => void;
}

/** Adds models to the collection that the user chooses, or to a new one that gets a name if there is none. */
export function CollectDialog(props: CollectDialogProps) {
  const { title, system, collecting, entries, name, direct = false, onCreated, onClose } = props;
  const show = useToast();
  // After the dialog has closed.
  const toast = (message: ToastMessage) => queueTask(() => show(message));
  const all = useStoredItems(collectionStore);
  const own = all?.read.filter((item) => item.system.id === system);
  const [clash, setClash] = useState<Clash | null>(null);

  const failed = (error: unknown) => toast({ message: storageSentence(error) });
  const [naming, setNaming] = useState(false);
  const create = async (given: string) => {
    const { collection } = addModels(emptyCollection(system, given), entries, collecting);
    const id = await collectionStore.saveNew(collection);
    onClose();
    toast({
      message: `“${labelOf(collection)}” created: ${modelsText(collection)}.`,
      action: {
        label: 'Undo',
        onAction: () => void collectionStore.remove({ id, value: collection }),
      },
    });
    onCreated?.(id);
  };
  const store = async ({ id, value }: StoredCollection, next: Collection, message: string) => {
    onClose();
    if (next === value) return toast({ message });
    try {
      const conflict = await collectionStore.save(next, id, [value]);
      if (conflict) toast({ message: conflict });
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
    return store(item, result.collection, `“${labelOf(item.value)}”: ${grownText(result)}`);
  };
  const replace = ({ item, entry }: Clash) => {
    const [design] = entries;
    const next = item.value.entries.map((each) =>
      each === entry && design ? withDesign(each, design) : each,
    );
    const message = `Design of ${entry.name} replaced in “${labelOf(item.value)}”.`;
    return store(item, { ...item.value, entries: next }, message);
  };
  const take = (item: StoredCollection) => {
    const entry = clashOf(item.value, entries, collecting);
    if (entry) setClash({ item, entry });
    else void add(item);
  };

  const started = useRef(false);
  const [only] = own ?? [];
  useEffect(() => {
    if (own === undefined || started.current) return;
    started.current = true;
    if (own.length === 0) setNaming(true);
    else if (direct && own.length === 1 && only) take(only);
  });

  if (naming)
    return (
      <NameDialog
        title="New collection"
        verb="Create"
        name={collectionName(name)}
        required
        onName={(given) => void create(given)}
        onClose={onClose}
      />
    );
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
          <Button onClick={() => setNaming(true)}>New collection</Button>
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

/** A collection with a different design of the same name as the new entry. */
interface Clash {
  item: StoredCollection;
  entry: Entry;
}

/** Returns the entry with the same name but another design, if a single entry is added. */
function clashOf(
  { entries: existing }: Collection,
  entries: readonly Entry[],
  collecting: AnyCollecting,
): Entry | undefined {
  const [entry, ...more] = entries;
  if (entry === undefined || more.length > 0 || entry.name.trim() === '') return undefined;
  if (existing.some((each) => sameModel(each, entry, collecting))) return undefined;
  return existing.find(({ name }) => name === entry.name);
}
