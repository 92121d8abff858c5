import { useCallback } from 'react';
import { useLoaded } from '@/components/shared/loading/use-loaded';
import { PlayAgainstButton, SaveCopyButton } from '@/components/shared/rosters/roster-buttons';
import { SheetView } from '@/components/shared/sheet/sheet-view';
import { Dialog } from '@/components/ui/dialog';
import { notLoaded } from '@/components/ui/lazy-part';
import type { ReadableResult } from '@/lib/check/answer';
import { gameName } from '@/lib/check/result-text';
import { checkRoster } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack/pack';
import { cleanText } from '@/lib/sheet/clean';
import { rosterSheet } from '@/lib/sheet/roster-sheet';
import { loadSystem } from '@/lib/systems/registry';

interface WholeRosterProps {
  read: ReadableResult;
  /** The pack it was checked against. */
  pack: Pack | null;
  onClose: () => void;
}

/** The sheet of a scanned roster, with a button to save it. */
export function WholeRoster({ read, pack, onClose }: WholeRosterProps) {
  const { roster, name, player } = read;
  const shown = useLoaded(
    useCallback(async () => {
      const system = await loadSystem(roster.system);
      if (!system) throw new Error(roster.system);
      const checked = checkRoster(roster, system, pack);
      return { system, sheet: rosterSheet({ roster, system, checked, pack }) };
    }, [roster, pack]),
  );
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={<bdi>{cleanText(name) || 'No name'}</bdi>}
      description={<bdi>{[gameName(read), cleanText(player)].filter(Boolean).join(' · ')}</bdi>}
      footer={
        shown && (
          <>
            <PlayAgainstButton roster={roster} system={shown.system} pack={pack} />
            <SaveCopyButton roster={roster} system={shown.system} pack={pack} />
          </>
        )
      }
    >
      {shown === undefined && <p className="text-muted">Opening …</p>}
      {shown === null && <p role="alert">{notLoaded('The sheet', 'open it again')}</p>}
      {shown && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: makes the section scrollable by keyboard
        <section aria-label="Sheet" tabIndex={0}>
          <SheetView sheet={shown.sheet} headless />
        </section>
      )}
    </Dialog>
  );
}
