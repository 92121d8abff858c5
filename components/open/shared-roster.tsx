import { dequal } from 'dequal/lite';
import { BookmarkPlus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useCallback, useMemo, useState } from 'react';
import { builderAddress } from '@/components/shell/addresses';
import { SheetView } from '@/components/shell/sheet/sheet-view';
import { Button, LinkButton } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import { VerdictMark } from '@/components/ui/verdict-mark';
import type { CheckedRoster } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack';
import { eventText, packSentence } from '@/lib/roster/pack-text';
import { rosterSheet } from '@/lib/sheet/roster-sheet';
import type { StoredRoster } from '@/lib/storage/db';
import { listRosters } from '@/lib/storage/rosters';
import { labelOf } from '../shell/items/label';
import { PlayAgainstButton } from '../shell/matches/play-against-button';
import { packStore } from '../shell/packs/stored-packs';
import { saveNewRoster } from '../shell/rosters/new-roster';
import { useLoaded } from '../shell/use-loaded';

interface SharedRosterProps {
  examined: CheckedRoster;
  /** The pack it is built for and was checked against; null for the rules alone. */
  pack: Pack | null;
}

/** A roster from a link, not saved yet: its verdict, its sheet, and a button to save it. */
export function SharedRoster({ examined, pack }: SharedRosterProps) {
  const { roster, system, checked } = examined;
  const { report } = checked;
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const twin = useTwin(examined, pack);
  const sheet = useMemo(() => rosterSheet({ ...examined, pack }), [examined, pack]);
  const save = async () => {
    setBusy(true);
    if (pack) await packStore.savingOnce()(pack);
    router.push(builderAddress(await saveNewRoster(roster, system, pack)));
  };
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <PageTitle
            className=""
            lead={
              <>
                {[system.name, roster.player].filter(Boolean).join(' · ')} · <VerdictMark report={report} />
              </>
            }
          >
            {roster.name || 'No name'}
          </PageTitle>
        </div>
        <div className="flex flex-wrap gap-2">
          {twin ? (
            <LinkButton href={builderAddress(twin.id)} variant="primary">
              Open your saved roster
            </LinkButton>
          ) : (
            <Button variant="primary" busy={busy} onClick={() => void save()}>
              <BookmarkPlus aria-hidden size={16} /> Save and edit
            </Button>
          )}
          <PlayAgainstButton {...{ system, roster, pack }} />
        </div>
      </div>
      {pack && (
        <p className="mb-2 max-w-prose break-words">
          Built for <bdi className="font-semibold">“{labelOf(pack)}”</bdi> and checked against it:{' '}
          <bdi>{packSentence(pack, system)}</bdi> <bdi>{eventText(pack)}</bdi>
        </p>
      )}
      <p className="mb-6 max-w-prose text-muted">
        {twin
          ? 'This roster is already saved in this browser.'
          : pack
            ? 'Roster and pack came with a link. They are not saved in this browser until you choose to.'
            : 'This roster came with a link. It is not saved in this browser until you choose to.'}
      </p>
      <SheetView sheet={sheet} headless />
    </>
  );
}

/** Finds an identical roster on the shelf, for the same pack if it has one; null if there is none. */
function useTwin({ roster }: CheckedRoster, pack: Pack | null): StoredRoster | null {
  const find = useCallback(async () => {
    const text = JSON.stringify(roster);
    return (await listRosters()).find(
      (stored) =>
        stored.binned === null &&
        JSON.stringify(stored.roster) === text &&
        (!pack || (stored.pack !== null && dequal(stored.pack, pack))),
    );
  }, [roster, pack]);
  return useLoaded(find) ?? null;
}
