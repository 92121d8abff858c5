import { Columns2, Download, Tag, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { StoredRoster } from '@/lib/storage/db';
import { saveRosterFile, saveRosterFiles } from '../shared/rosters/roster-file';
import type { Selection } from '../shared/use-selection';
import { useRowActions } from './row-hooks';
import type { OpenDialog } from './shelf-dialog';

interface SelectionBarProps {
  selection: Selection;
  /** The rosters to choose from. */
  rosters: readonly StoredRoster[];
  ask: (asked: OpenDialog) => void;
}

/** The actions on several rosters; always visible above them. */
export function SelectionBar({ selection, rosters, ask }: SelectionBarProps) {
  const { remove } = useRowActions();
  const chosen = rosters.filter(({ id }) => selection.ids.has(id));
  const all = chosen.length === rosters.length;
  const none = chosen.length === 0;
  const [first, second] = chosen;
  const pair = chosen.length === 2 && first?.roster.system === second?.roster.system;
  const save = () =>
    chosen.length === 1 && first
      ? saveRosterFile(first.roster)
      : saveRosterFiles(chosen.map(({ roster }) => roster));
  return (
    <div className="sticky top-0 z-10 flex flex-wrap items-center gap-1 border-accent border-t-2 bg-ground py-2">
      <p role="status" className="mr-2 font-medium">
        {chosen.length} selected
      </p>
      <Button size="sm" onClick={() => selection.set(all ? [] : rosters.map(({ id }) => id))}>
        {all ? 'None' : 'All'}
      </Button>
      <Button size="sm" disabled={none} onClick={() => ask({ kind: 'add-tags', rosters: chosen })}>
        <Tag aria-hidden size={14} /> Tag
      </Button>
      <Button
        size="sm"
        disabled={!pair}
        title="Two rosters of one game, side by side"
        onClick={() => ask({ kind: 'compare', rosters: chosen })}
      >
        <Columns2 aria-hidden size={14} /> Compare
      </Button>
      <Button size="sm" disabled={none} onClick={save}>
        <Download aria-hidden size={14} /> Save to a file
      </Button>
      <Button
        size="sm"
        disabled={none}
        onClick={() => {
          selection.end();
          void remove(chosen);
        }}
      >
        <Trash2 aria-hidden size={14} /> Delete
      </Button>
      <Button size="sm" variant="primary" className="ml-auto" onClick={selection.end}>
        Done
      </Button>
    </div>
  );
}
