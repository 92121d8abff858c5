'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import { useToast } from '@/components/ui/toast';
import { capitalised } from '@/lib/roster/text/words';
import { systems } from '@/lib/systems/registry';
import { type ItemStore, type Named, type StoredItem, useStoredItems } from '../shared/stored/item-store';
import { labelOf } from '../shared/stored/item-words';
import { UnreadableList } from '../shared/stored/unreadable-list';
import { ItemFrame, LoadingItems } from './item-frame';
import { NoticePage } from './notice-page';

interface ItemPageProps<Value extends Named> {
  id: string;
  store: ItemStore<Value>;
  /** Singular and plural: "pack", "packs". */
  noun: readonly [one: string, many: string];
  /** Address of the page that lists all. */
  listed: string;
  /** A sentence on the effect of deleting it. */
  afterwards: string;
  /** What may be dropped on the page to open it. */
  droppable: string;
  /** Whether the page has the colour of the game. */
  accented?: boolean;
  Editor: ComponentType<{ item: StoredItem<Value>; onDelete: () => void }>;
}

/** The page of a stored item: its editor, or why there is none. */
export function ItemPage<Value extends Named>(props: ItemPageProps<Value>) {
  const { id, store, noun, listed, afterwards, droppable, accented = false, Editor } = props;
  const [one, many] = noun;
  const all = useStoredItems(store);
  const toast = useToast();
  const [deleted, setDeleted] = useState<StoredItem<Value> | null>(null);
  const item = all?.read.find((each) => each.id === id);
  const unread = all?.unread.filter(({ key }) => [key].flat().at(-1) === id) ?? [];
  const title = item ? labelOf(item.value) : null;
  useEffect(() => {
    if (title !== null) document.title = `${title} – Muster`;
  }, [title]);
  if (all === undefined) return <LoadingItems noun={many} />;
  if (item)
    return (
      <ItemFrame
        droppable={droppable}
        game={item.system.id}
        accent={accented ? systems.find(({ id: of }) => of === item.system.id)?.accent : undefined}
      >
        <Editor
          item={item}
          onDelete={async () => {
            const refusal = await store.remove(item);
            if (refusal === null) setDeleted(item);
            else toast({ message: refusal });
          }}
        />
      </ItemFrame>
    );
  const allLink = <LinkButton href={listed}>All {many}</LinkButton>;
  return (
    <ItemFrame droppable={droppable}>
      {deleted && (
        <Deleted
          title={`${capitalised(one)} deleted`}
          link={allLink}
          onUndo={() => void store.save(deleted.value, deleted.id).catch(() => undefined)}
        >
          <bdi>“{labelOf(deleted.value)}”</bdi> is deleted. {afterwards}
        </Deleted>
      )}
      {unread.length > 0 && (
        <>
          <PageTitle>This {one} cannot be read</PageTitle>
          <div className="mb-6">
            <UnreadableList list={unread} title={`This ${one}`} level={2} />
          </div>
          {allLink}
        </>
      )}
      {!deleted && unread.length === 0 && (
        <NoticePage number="404" title={`No ${one} here`} actions={allLink}>
          <p>No {one} with this address is saved in this browser.</p>
        </NoticePage>
      )}
    </ItemFrame>
  );
}

type DeletedProps = { title: string; link: ReactNode; onUndo: () => void; children: ReactNode };

function Deleted({ title, link, onUndo, children }: DeletedProps) {
  const undo = useRef<HTMLButtonElement>(null);
  // The pressed Delete button no longer exists.
  useEffect(() => undo.current?.focus(), []);
  return (
    <NoticePage
      number="–"
      title={title}
      actions={
        <>
          <Button ref={undo} variant="primary" onClick={onUndo}>
            Undo
          </Button>
          {link}
        </>
      }
    >
      <p role="status">{children}</p>
    </NoticePage>
  );
}
