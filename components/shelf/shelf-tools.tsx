import {
  ClipboardPaste,
  DatabaseBackup,
  Ellipsis,
  ListChecks,
  MonitorSmartphone,
  Plus,
  Trash2,
} from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Options, SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { GameMark } from '@/components/ui/glyphs';
import { Menu } from '@/components/ui/menu';
import { useToast } from '@/components/ui/toast';
import { compareNames } from '@/lib/roster/text/search';
import type { StoredRoster } from '@/lib/storage/db';
import type { StorageSpace } from '@/lib/storage/space';
import type { FileImport } from '../shared/import/use-import';
import type { Game } from './game-list';
import type { OpenDialog } from './shelf-dialog';
import { type Sort, sorts, tagsIn, type View } from './shelf-view';
import { useStart } from './use-start';

interface ShelfToolsProps {
  rosters: readonly StoredRoster[];
  view: View;
  choose: (part: Partial<View>) => void;
  gameName: (id: string) => string;
}

/** Search, filters and order; a filter is shown only if there is something to filter by. */
export function ShelfTools({ rosters, view, choose, gameName }: ShelfToolsProps) {
  const games = [...new Set(rosters.map(({ roster }) => roster.system))].sort((a, b) =>
    compareNames(gameName(a), gameName(b)),
  );
  const tags = tagsIn(rosters);
  return (
    <search className="mb-3 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      <TextField
        label="Search"
        compact
        type="search"
        placeholder="Name, player, tag, game"
        value={view.query}
        onChange={(event) => choose({ query: event.target.value })}
        className="col-span-2 sm:flex-1 sm:basis-56"
      />
      {games.length > 1 && (
        <SelectField
          label="Game"
          compact
          value={view.game}
          onChange={(event) => choose({ game: event.target.value })}
          className="sm:w-44"
        >
          <option value="">All games</option>
          <Options of={games.map((id) => [id, gameName(id) || id])} />
        </SelectField>
      )}
      {tags.length > 0 && (
        <SelectField
          label="Tag"
          compact
          value={view.tag}
          onChange={(event) => choose({ tag: event.target.value })}
          className="sm:w-36"
        >
          <option value="">All tags</option>
          <Options of={tags.map((tag) => [tag, tag])} />
        </SelectField>
      )}
      <SelectField
        label="Order"
        compact
        value={view.sort}
        onChange={(event) => choose({ sort: event.target.value as Sort })}
        className="even:col-span-2 sm:w-36"
      >
        <Options of={Object.entries(sorts).map(([id, word]) => [id, word])} />
      </SelectField>
    </search>
  );
}

interface ShelfActionsProps {
  rosters: readonly StoredRoster[];
  /** Number of rosters in the bin. */
  binned: number;
  fileImport: FileImport;
  ask: (asked: OpenDialog) => void;
  select: () => void;
}

const icon = { 'aria-hidden': true, size: 16 } as const;

/** The backup, and the actions on the whole shelf. */
export function ShelfActions({ rosters, binned, fileImport, ask, select }: ShelfActionsProps) {
  const toast = useToast();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const backUp = async () => {
    setBusy(true);
    try {
      const { saveBackup } = await import('./save-backup');
      toast({ message: await saveBackup() });
    } catch {
      toast({ message: 'The backup could not be made.' });
    }
    setBusy(false);
  };
  const some = rosters.length > binned;
  return (
    <>
      {rosters.length > 0 && (
        <Button busy={busy} onClick={() => void backUp()}>
          <DatabaseBackup {...icon} /> <span className="max-sm:sr-only">Back up</span>
        </Button>
      )}
      <Menu
        label="More actions"
        icon={<Ellipsis {...icon} />}
        groups={() => [
          [
            {
              label: 'Build from collection',
              icon: <ListChecks {...icon} />,
              onSelect: () => ask({ kind: 'build' }),
            },
            {
              label: 'Paste a roster or link',
              icon: <ClipboardPaste {...icon} />,
              onSelect: () => ask({ kind: 'paste' }),
            },
            { label: 'Restore a backup', icon: <DatabaseBackup {...icon} />, onSelect: fileImport.choose },
            {
              label: 'Devices',
              icon: <MonitorSmartphone {...icon} />,
              onSelect: () => router.push('/devices'),
            },
          ],
          [
            { label: 'Select several', icon: <ListChecks {...icon} />, onSelect: select, disabled: !some },
            {
              label: 'Bin',
              icon: <Trash2 {...icon} />,
              aside: binned === 0 ? undefined : String(binned),
              onSelect: () => ask({ kind: 'bin' }),
            },
          ],
        ]}
      />
    </>
  );
}

/** Buttons that start a force of each game, the last used first; always visible above a long shelf. */
export function QuickNew({ games, rosters }: { games: readonly Game[]; rosters: readonly StoredRoster[] }) {
  const used = new Map<string, number>();
  for (const { roster, changed } of rosters)
    used.set(roster.system, Math.max(used.get(roster.system) ?? 0, changed));
  const inOrder = [...games].sort((a, b) => (used.get(b.id) ?? 0) - (used.get(a.id) ?? 0));
  return (
    <div className="no-print sticky top-0 z-10 -mx-1 mb-2 flex flex-wrap items-center gap-1 bg-ground px-1 py-1.5">
      <span className="label-caps mr-1 inline-flex items-center gap-1 text-muted">
        <Plus aria-hidden size={14} /> New
      </span>
      {inOrder.map((game) => (
        <QuickGame key={game.id} game={game} />
      ))}
    </div>
  );
}

function QuickGame({ game }: { game: Game }) {
  const { start, busy } = useStart(game);
  return (
    <Button
      size="sm"
      variant="quiet"
      busy={busy}
      title={game.name}
      aria-label={`New force: ${game.name}`}
      className="min-w-control-sm px-1.5!"
      onClick={() => void start()}
    >
      <GameMark {...game} />
      <span aria-hidden className="condensed max-sm:hidden">
        {game.name}
      </span>
    </Button>
  );
}

/**
 * A discreet note if the stored rosters are at risk, and what to do.
 * @param onChecked called once the note is shown or known to be unnecessary
 */
export function StorageNotice({ onChecked }: { onChecked: () => void }) {
  const [room, setRoom] = useState<StorageSpace>(null);
  useEffect(() => {
    let current = true;
    import('@/lib/storage/space')
      .then(({ checkSpace }) => checkSpace(Date.now()))
      .then((found) => current && setRoom(found))
      .catch(() => undefined)
      .finally(() => current && onChecked());
    return () => {
      current = false;
    };
  }, [onChecked]);
  if (room === null) return null;
  return (
    <p className="mt-3 max-w-prose text-muted text-sm">
      {room.kind === 'full'
        ? `The storage of this browser is ${Math.floor(room.share * 100)} % full. Back up to a file, then permanently delete what you no longer need.`
        : 'This browser may clear what is saved here when it runs short of space. Back up to a file now and then.'}
    </p>
  );
}
