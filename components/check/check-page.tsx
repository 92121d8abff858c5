'use client';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { PageFrame } from '@/components/frame/page-frame';
import { DropTarget } from '@/components/shared/import/drop-target';
import { classes } from '@/components/ui/classes';
import { lazyComponent } from '@/components/ui/lazy-part';
import { PageTitle } from '@/components/ui/page-title';
import { Section } from '@/components/ui/section';
import { PASTED } from '@/lib/check/input';
import type { ChosenPack } from '../shared/packs/chosen-pack';
import { PackChoice } from '../shared/packs/pack-choice';
import { AddLists, filesOfTransfer, foundText } from './add-lists';
import { Checking, type CheckState } from './checking';
import type { Found } from './result-summary';

const Results = lazyComponent(async () => (await import('./results')).Results);
const PasteDialog = lazyComponent(async () => (await import('../shared/paste-dialog')).PasteDialog);

/** With lists in the table there is little room for adding more. */
const COMPACT = 'gap-3 xl:grid-cols-[minmax(0,1fr)_auto] xl:gap-x-8';

/** The page on which organisers check the lists of an event. */
export function CheckPage() {
  const { checking, now } = useChecking();
  const [pack, setPack] = useState<ChosenPack | null>(checking.pack);
  const [pasting, setPasting] = useState(false);
  const [takes, setTakes] = useState(0);
  /** Number of drops whose files are being listed. */
  const [listing, setListing] = useState(0);
  const take = useCallback(
    (files: Found[]) => {
      setTakes((before) => before + 1);
      checking.check(files);
    },
    [checking],
  );
  const choosePack = (chosen: ChosenPack | null) => {
    setPack(chosen);
    checking.against(chosen);
  };
  const hasLists = now.lines.length > 0 || now.state === 'working';
  const filesButton = useRef<HTMLButtonElement>(null);
  // The focused element has disappeared with the results.
  const hadLists = useRef(hasLists);
  useEffect(() => {
    if (hadLists.current && !hasLists && document.activeElement === document.body)
      filesButton.current?.focus();
    hadLists.current = hasLists;
  }, [hasLists]);
  return (
    <PageFrame width="full">
      <PageTitle className={hasLists ? 'mb-3' : 'mb-6'}>Check lists</PageTitle>
      <div className={classes('grid', hasLists ? 'gap-6 sm:gap-8' : 'gap-10')}>
        <Section number="1" title="Pack and lists">
          <div className={classes('grid', hasLists ? COMPACT : 'max-w-3xl gap-4')}>
            <PackChoice chosen={pack} onChoose={choosePack} compact={hasLists} since={takes} />
            <div className={classes(hasLists && 'xl:pt-6.5')}>
              <AddLists
                take={take}
                paste={() => setPasting(true)}
                compact={hasLists}
                filesButton={filesButton}
              />
            </div>
            {!hasLists && (
              <p className="max-w-prose text-muted text-sm">
                You can also drop them anywhere on this page: roster files (.json, .ndjson), PDFs that Muster
                printed, folders and zips of these, texts with links or rosters in them, such as a chat.
                Everything is checked on this device; nothing is uploaded, and nothing is saved unless you
                choose to.
              </p>
            )}
          </div>
        </Section>
        {listing > 0 && <p role="status">Listing the files …</p>}
        {hasLists && <Results checking={checking} now={now} pack={pack?.pack ?? null} />}
        {now.state === 'failed' && <p role="alert">Checking stopped working. Reload the page.</p>}
      </div>
      {pasting && <PasteLists take={take} onClose={() => setPasting(false)} />}
      <DropTarget
        title="Drop to check"
        about="Files, folders, zips"
        take={(data) => {
          setListing((before) => before + 1);
          void filesOfTransfer(data)
            .then(take)
            .finally(() => setListing((before) => before - 1));
        }}
      />
    </PageFrame>
  );
}

/** A dialog to paste links and lists into, such as a chat or an e-mail. */
const PasteLists = ({ take, onClose }: { take: (files: Found[]) => void; onClose: () => void }) => (
  <PasteDialog
    title="Paste links or lists"
    verb="Check"
    label="Links or lists"
    hint="Links to rosters, with any words around them, or the text of roster files."
    rows={8}
    take={(text) => void take([foundText(text, PASTED)])}
    onClose={onClose}
  />
);

/** The state with its lists, kept while the tab is open, even when another page of the app is shown. */
let lastChecking: Checking | null = null;

/** Returns the check state left by an earlier visit to the page, or a new one. */
function useChecking(): { checking: Checking; now: CheckState } {
  const [checking] = useState(() => lastChecking ?? new Checking());
  useEffect(() => {
    lastChecking = checking;
    return () => {
      if (checking.hasSome()) return;
      checking.end();
      lastChecking = null;
    };
  }, [checking]);
  const now = useSyncExternalStore(checking.subscribe, checking.snapshot, checking.snapshot);
  return { checking, now };
}
