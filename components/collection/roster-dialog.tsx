import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/notes';
import { useToast } from '@/components/ui/toast';
import { entriesOf } from '@/lib/roster/collection/collecting';
import type { Entry } from '@/lib/roster/collection/collection';
import { parseRoster } from '@/lib/roster/parse';
import type { StoredRoster } from '@/lib/storage/db';
import { nameOf } from '../shared/rosters/stored-roster';
import { rostersOf, useRosters } from '../shared/rosters/use-rosters';
import type { Game } from './use-game';

interface RosterDialogProps {
  game: Game;
  onClose: () => void;
  /** Called with the models of the chosen roster. */
  onChoose: (entries: readonly Entry[]) => void;
}

/** Lets the player choose a roster of which they own all elements. */
export function RosterDialog({ game, onClose, onChoose }: RosterDialogProps) {
  const { system, collecting } = game;
  const toast = useToast();
  const { rosters } = useRosters();
  const own = rosters && rostersOf(rosters, system.id);
  const choose = ({ roster }: StoredRoster) => {
    const read = parseRoster(roster, system);
    if (!read.ok) return toast({ message: `${nameOf(roster)} cannot be read by this version.` });
    onClose();
    onChoose(entriesOf(collecting.owned(read.value.force), collecting));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="From a roster"
      description="Counts below what the roster fields are raised to match it."
      footer={<Button onClick={onClose}>Cancel</Button>}
    >
      {own?.length === 0 && (
        <EmptyState title={`No rosters of ${system.name} yet`}>Your rosters are listed here.</EmptyState>
      )}
      <ul className="divide-y divide-line">
        {own?.map((stored) => (
          <li key={stored.id}>
            <button
              type="button"
              onClick={() => choose(stored)}
              className="min-h-11 w-full rounded-sm px-2 py-1.5 text-left hover:bg-accent-wash focus-visible:-outline-offset-2"
            >
              <bdi className="block break-words font-medium">{nameOf(stored.roster)}</bdi>
              <span className="text-muted text-sm">
                {stored.figures.map(({ label, value }) => `${label} ${value}`).join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
