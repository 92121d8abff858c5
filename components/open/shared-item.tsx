import { dequal } from 'dequal/lite';
import { BookmarkPlus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useCallback, useMemo, useState } from 'react';
import { SheetView } from '@/components/shared/sheet/sheet-view';
import { Button, LinkButton } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import { useToast } from '@/components/ui/toast';
import { VerdictMark } from '@/components/ui/verdict-mark';
import type { ReadMatchFile } from '@/lib/check/read-match';
import { matchText, standingOf } from '@/lib/play/text';
import type { CheckedRoster } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack/pack';
import { eventText, packSentence } from '@/lib/roster/pack/text';
import { capitalised } from '@/lib/roster/text/words';
import { rosterSheet } from '@/lib/sheet/roster-sheet';
import { type StoredRoster, storageSentence } from '@/lib/storage/db';
import { takeMatch } from '@/lib/storage/matches';
import { listRosters } from '@/lib/storage/rosters';
import { builderAddress, matchAddress } from '../shared/addresses';
import { useLoaded } from '../shared/loading/use-loaded';
import { packStore } from '../shared/packs/stored-packs';
import { saveNewRoster } from '../shared/rosters/new-roster';
import { PlayAgainstButton } from '../shared/rosters/roster-buttons';
import { type ItemStore, type Named, useStoredItems } from '../shared/stored/item-store';
import { labelOf } from '../shared/stored/item-words';

interface SharedItemProps<Value extends Named> {
  value: Value;
  store: ItemStore<Value>;
  /** "pack" or "collection". */
  noun: string;
  game: string;
  /** A one-line summary. */
  says: string;
  addressOf: (id: string) => string;
}

/** An item from a link that is not saved yet: its summary, and a button to save it or a link to the stored one. */
export function SharedItem<Value extends Named>(props: SharedItemProps<Value>) {
  const { value, store, noun, game, says, addressOf } = props;
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const twin = useStoredItems(store)?.read.find((item) => dequal(item.value, value));
  const save = async () => {
    setBusy(true);
    router.push(addressOf(await store.saveNew(value)));
  };
  return (
    <>
      <p className="label-caps text-muted">
        {capitalised(noun)} · {game}
      </p>
      <PageTitle lead={<bdi className="wrap-anywhere">{says}</bdi>}>
        <bdi>{labelOf(value)}</bdi>
      </PageTitle>
      <p className="mb-6 max-w-prose text-muted">
        {twin
          ? `The same ${noun} is saved here already.`
          : `This ${noun} came with a link. It is not saved in this browser until you choose to.`}
      </p>
      {twin ? (
        <LinkButton href={addressOf(twin.id)} variant="primary">
          Open the one saved here
        </LinkButton>
      ) : (
        <Button variant="primary" busy={busy} onClick={() => void save()}>
          <BookmarkPlus aria-hidden size={16} /> Save the {noun}
        </Button>
      )}
    </>
  );
}

/** A match from a link, not saved yet: how it stands, and a button to go on with it. */
export function SharedMatch({ match, setup, state, system, rest }: ReadMatchFile) {
  const router = useRouter();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const lines = useMemo(() => matchText(match, standingOf(setup, state)), [match, setup, state]);
  const save = async () => {
    setBusy(true);
    try {
      router.push(matchAddress((await takeMatch(match, { rest })).id));
    } catch (error) {
      toast({ message: storageSentence(error) });
      setBusy(false);
    }
  };
  return (
    <>
      <p className="label-caps text-muted">Match · {system.name}</p>
      <PageTitle lead="This match came with a link. It is not saved in this browser until you choose to.">
        <bdi>{match.name || 'No name'}</bdi>
      </PageTitle>
      <Button variant="primary" busy={busy} onClick={() => void save()}>
        <BookmarkPlus aria-hidden size={16} /> Save and play
      </Button>
      <div className="mt-6 grid gap-1">
        {lines.map((line, index) => (
          <p key={index} className="min-h-3 break-words">
            <bdi>{line}</bdi>
          </p>
        ))}
      </div>
    </>
  );
}

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

/** Finds an identical saved roster, for the same pack if it has one; null if there is none. */
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
