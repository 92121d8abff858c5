import { Download, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { saveFile } from '@/components/shared/import/files';
import { Button, IconButton } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Section } from '@/components/ui/section';
import { useToast } from '@/components/ui/toast';
import { fileName } from '@/lib/roster/file';
import { groupedBy } from '@/lib/roster/maps';
import { counted } from '@/lib/roster/text/words';
import { storageSentence } from '@/lib/storage/db';
import type { Unreadable } from '@/lib/storage/records';
import {
  deleteUnreadable,
  unreadableKey,
  unreadableKind,
  unreadableName,
  unreadableText,
} from '@/lib/storage/unreadable';

interface UnreadableListProps {
  list: readonly Unreadable[];
  title: string;
  level?: 2 | 3;
  /** Returns the name of a roster on the shelf by its id. */
  rosterName?: (id: string) => string;
}

const noName = () => '';
const icon = { 'aria-hidden': true, size: 16 } as const;

/** The stored records that cannot be read, with buttons to save them to a file or, after confirmation, delete them. */
export function UnreadableList({ list, title, level = 3, rosterName = noName }: UnreadableListProps) {
  const [toDelete, setToDelete] = useState<UnreadableGroup | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const toast = useToast();
  const groups = unreadableGroups(list, rosterName);
  const all: UnreadableGroup = { place: '', name: '', kind: title, records: list };
  const remove = async (group: UnreadableGroup) => {
    setToDelete(null);
    try {
      await deleteUnreadable(group.records);
      // The row disappears with the focused button.
      (group.records.length < list.length ? root.current : document.querySelector('main'))?.focus();
      toast({ message: `${titleOf(group)} deleted.` });
    } catch (error) {
      toast({ message: `${titleOf(group)} not deleted. ${storageSentence(error)}` });
    }
  };
  return (
    <div ref={root} tabIndex={-1} className="outline-none">
      <Section
        level={level}
        title={title}
        aside={counted(list.length, 'record')}
        actions={
          groups.length > 1 && (
            <>
              <Button size="sm" onClick={() => saveUnreadable(all)}>
                <Download {...icon} /> Save all to a file
              </Button>
              <Button size="sm" onClick={() => setToDelete(all)}>
                <Trash2 {...icon} /> Delete all
              </Button>
            </>
          )
        }
      >
        <p role="status" className="mb-2 max-w-prose text-muted text-sm">
          This version of Muster cannot read {list.length === 1 ? 'one record' : `${list.length} records`}: a
          newer version made {list.length === 1 ? 'it' : 'them'}, or something is damaged. Nothing else is
          affected.
        </p>
        <ul className="divide-y divide-line border-line border-y">
          {groups.map((group) => (
            <UnreadableRow key={group.place} group={group} onDelete={() => setToDelete(group)} />
          ))}
        </ul>
      </Section>
      {toDelete && (
        <Dialog
          open
          alert
          size="sm"
          onClose={() => setToDelete(null)}
          title="Delete permanently?"
          footer={
            <>
              <Button onClick={() => setToDelete(null)}>Cancel</Button>
              <Button variant="danger" onClick={() => void remove(toDelete)}>
                Delete permanently
              </Button>
            </>
          }
        >
          <p>
            {toDelete.place === '' ? (
              `All ${list.length} records that cannot be read`
            ) : (
              <>
                {toDelete.kind} <bdi className="font-semibold">{toDelete.name}</bdi>
              </>
            )}{' '}
            will be permanently deleted. If a newer version of Muster may be able to read it, save it to a
            file first.
          </p>
        </Dialog>
      )}
    </div>
  );
}

/** An unreadable record: its kind and name, its first fault, and its actions. */
function UnreadableRow({ group, onDelete }: { group: UnreadableGroup; onDelete: () => void }) {
  const { name, kind, records } = group;
  const [first] = records;
  const [fault] = first?.faults ?? [];
  const lost = records.every(({ record }) => record === undefined);
  return (
    <li className="flex items-center gap-1 py-1 sm:gap-2">
      <p className="min-w-0 flex-1 px-1 py-1.5">
        <bdi className="block break-words font-semibold">{name || kind}</bdi>
        <span className="block break-words text-muted text-sm">
          {name && `${kind} · `}
          {lost ? (
            'The browser has lost what was in it.'
          ) : (
            <>
              {fault?.path && (
                <>
                  <code className="break-all font-mono">{fault.path}</code>:{' '}
                </>
              )}
              {fault?.message}
            </>
          )}
        </span>
      </p>
      <IconButton label={`Delete ${name || kind}`} icon={<Trash2 {...icon} />} onClick={onDelete} />
      {!lost && (
        <IconButton
          label={`Save ${name || kind} to a file`}
          icon={<Download {...icon} />}
          onClick={() => saveUnreadable(group)}
        />
      )}
    </li>
  );
}

/** A row of the list: one record, or the undo steps of one roster. */
export interface UnreadableGroup {
  place: string;
  /** Its name; "" if unknown. */
  name: string;
  kind: string;
  records: readonly Unreadable[];
}

/**
 * Groups unreadable records into rows.
 * @param rosterName returns a roster's name by its id: its undo steps may not contain it
 */
export function unreadableGroups(
  list: readonly Unreadable[],
  rosterName: (id: string) => string,
): UnreadableGroup[] {
  const rows = groupedBy(list, (record) => {
    const [owner] = [record.key].flat();
    return record.table === 'history' ? `history ${String(owner)}` : unreadableKey(record);
  });
  return [...rows].map(([place, records]) => ({
    place,
    name: records.map(unreadableName).find(Boolean) ?? ownerOf(records, rosterName),
    kind: kindOf(records),
    records,
  }));
}

function ownerOf([first]: readonly Unreadable[], rosterName: (id: string) => string): string {
  const [owner] = first?.table === 'history' ? [first.key].flat() : [];
  return typeof owner === 'string' ? rosterName(owner) : '';
}

function kindOf(records: readonly Unreadable[]): string {
  const [first] = records;
  if (!first) return '';
  return first.table === 'history' ? counted(records.length, 'undo step') : unreadableKind(first);
}

/** The title of a row: its kind and name. */
export const titleOf = ({ kind, name }: UnreadableGroup): string => (name === '' ? kind : `${kind} ${name}`);

/** Saves the records of a row to a file, unchanged. */
export const saveUnreadable = ({ name, kind, records }: UnreadableGroup) =>
  saveFile(fileName(name || kind, 'json', 'unreadable'), unreadableText(records), 'application/json');
