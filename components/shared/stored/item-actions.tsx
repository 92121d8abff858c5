import { Ellipsis, Trash2 } from 'lucide-react';
import { type MouseEvent, type ReactNode, useCallback, useMemo } from 'react';
import { useLoadPart } from '@/components/shared/loading/use-loaded';
import { IconButton, PageLink } from '@/components/ui/button';
import { Menu, type MenuAction } from '@/components/ui/menu';
import { useToast } from '@/components/ui/toast';
import { copyOf, type ItemStore, type Named, type StoredItem } from './item-store';
import { labelOf } from './item-words';

/** Actions on stored items, each confirmed by a message with an Undo. */
export interface ItemActions<Value extends Named> {
  /** Runs work that may fail to fetch a part of the page, and shows a message if it does. */
  attempt: (work: () => Promise<void>) => Promise<void>;
  /** Stores a copy and returns its id. */
  duplicate: (item: Pick<StoredItem<Value>, 'value'>) => Promise<string>;
  remove: (item: StoredItem<Value>) => Promise<void>;
}

/** The actions on stored items, for lists and for the item's own page. */
export function useItemActions<Value extends Named>(store: ItemStore<Value>): ItemActions<Value> {
  const toast = useToast();
  const deleteWithUndo = useDeleteWithUndo();
  const loadPart = useLoadPart();
  return useMemo(
    () => ({
      attempt: async (work) => {
        await loadPart(work);
      },
      duplicate: async ({ value }) => {
        const copy = copyOf(value);
        const id = await store.saveNew(copy);
        toast({
          message: `${labelOf(value)} duplicated.`,
          action: {
            label: 'Undo',
            onAction: () =>
              void store
                .remove({ id, value: copy })
                .then((refusal) => refusal && toast({ message: refusal })),
          },
        });
        return id;
      },
      remove: (item) =>
        deleteWithUndo({
          label: labelOf(item.value),
          remove: () => store.remove(item),
          // An item that cannot be saved stays in memory, and its page says so.
          restore: () =>
            store
              .save(item.value, item.id)
              .catch(() => undefined)
              .then(() => null),
        }),
    }),
    [store, toast, deleteWithUndo, loadPart],
  );
}

const icon = { 'aria-hidden': true, size: 16 } as const;

interface ItemRowProps {
  name: string;
  href: string;
  /** A one-line summary. */
  about: ReactNode;
  onRemove: () => void;
  actions: readonly MenuAction[];
}

/** A stored item in a list: a link to its page, and its actions. */
export function ItemRow({ name, href, about, onRemove, actions }: ItemRowProps) {
  const remove = (event: MouseEvent) => {
    // The row disappears with the focused button, so move the focus to a neighbour first.
    const row = event.currentTarget.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    (neighbour?.querySelector<HTMLElement>('a, button') ?? document.querySelector('main'))?.focus();
    onRemove();
  };
  return (
    <li className="flex items-center gap-1 py-1 sm:gap-2">
      <PageLink
        href={href}
        className="min-w-0 flex-1 rounded-sm px-1 py-1.5 text-ink no-underline hover:bg-accent-wash hover:text-ink focus-visible:-outline-offset-2"
      >
        <bdi className="block break-words font-semibold">{name}</bdi>
        <span className="block break-words text-muted text-sm">{about}</span>
      </PageLink>
      <IconButton label={`Delete ${name}`} icon={<Trash2 {...icon} />} onClick={remove} />
      <Menu label={`More actions for ${name}`} icon={<Ellipsis {...icon} />} groups={() => [actions]} />
    </li>
  );
}

/** A deletion and its reverse; each resolves to the reason it failed, as a sentence, or null. */
interface Deletion {
  label: string;
  remove: () => Promise<string | null>;
  restore: () => Promise<string | null>;
}

/** Returns a function that deletes a stored item and confirms it with an Undo, or says why it failed. */
export function useDeleteWithUndo(): (deletion: Deletion) => Promise<void> {
  const toast = useToast();
  return useCallback(
    async ({ label, remove, restore }) => {
      const refusal = await remove();
      if (refusal !== null) return toast({ message: refusal });
      const undo = async () => {
        const failure = await restore();
        if (failure !== null) toast({ message: failure });
      };
      toast({ message: `${label} deleted.`, action: { label: 'Undo', onAction: () => void undo() } });
    },
    [toast],
  );
}
