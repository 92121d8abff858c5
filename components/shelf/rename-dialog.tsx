import type { StoredRoster } from '@/lib/storage/db';
import { NameDialog } from '../shell/name-dialog';
import { nameOf, rename } from '../shell/rosters/actions';
import { useRowActions } from './use-row-actions';

/** Renames a roster without opening it. */
export function RenameDialog({ stored, onClose }: { stored: StoredRoster; onClose: () => void }) {
  const { id, roster } = stored;
  const { attempt } = useRowActions();
  const give = (name: string) => {
    if (name === roster.name) return;
    const undo = () => rename(id, roster.name);
    void attempt(() => rename(id, name), `${nameOf(roster)} renamed to ${nameOf({ name })}.`, undo);
  };
  return <NameDialog title="Rename" verb="Rename" name={roster.name} onName={give} onClose={onClose} />;
}
