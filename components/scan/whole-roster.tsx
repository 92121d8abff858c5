import { useEffect, useState } from 'react';
import { SaveCopyButton } from '@/components/shell/rosters/save-copy-button';
import { SheetView } from '@/components/shell/sheet/sheet-view';
import { Dialog } from '@/components/ui/dialog';
import type { ReadableResult } from '@/lib/check/check-result';
import { gameName } from '@/lib/check/result-text';
import { checkRoster } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack';
import type { AnyGameSystem } from '@/lib/roster/system';
import { cleanText } from '@/lib/sheet/clean';
import { rosterSheet } from '@/lib/sheet/roster-sheet';
import type { Sheet } from '@/lib/sheet/sheet';
import { loadSystem } from '@/lib/systems/registry';

interface WholeRosterProps {
  read: ReadableResult;
  /** The pack it was checked against. */
  pack: Pack | null;
  onClose: () => void;
}

interface LoadedSheet {
  system: AnyGameSystem;
  sheet: Sheet;
}

/** The sheet of a scanned roster, with a button to save it. */
export function WholeRoster({ read, pack, onClose }: WholeRosterProps) {
  const { roster, name, player } = read;
  const [shown, setShown] = useState<LoadedSheet | 'failed'>();
  useEffect(() => {
    let current = true;
    loadSystem(roster.system)
      .then((system) => {
        if (!system) throw new Error(roster.system);
        const sheet = rosterSheet({ roster, system, checked: checkRoster(roster, system, pack), pack });
        if (current) setShown({ system, sheet });
      })
      .catch(() => current && setShown('failed'));
    return () => {
      current = false;
    };
  }, [roster, pack]);
  const ready = shown !== undefined && shown !== 'failed';
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={<bdi>{cleanText(name) || 'No name'}</bdi>}
      description={<bdi>{[gameName(read), cleanText(player)].filter(Boolean).join(' · ')}</bdi>}
      footer={ready && <SaveCopyButton roster={roster} system={shown.system} pack={pack} />}
    >
      {shown === undefined && <p className="text-muted">Opening …</p>}
      {shown === 'failed' && (
        <p role="alert">The sheet could not be loaded. Check the connection and open it again.</p>
      )}
      {ready && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: makes the section scrollable by keyboard
        <section aria-label="Sheet" tabIndex={0}>
          <SheetView sheet={shown.sheet} headless />
        </section>
      )}
    </Dialog>
  );
}
