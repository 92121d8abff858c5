import { BookmarkPlus, Dices } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { builderAddress } from '@/components/shared/addresses';
import { Button, LinkButton } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/lazy-part';
import { useToast } from '@/components/ui/toast';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { saveNewRoster } from './new-roster';

interface SaveCopyButtonProps {
  roster: Roster;
  system: AnyGameSystem;
  /** What it was checked against. */
  pack: Pack | null;
}

/** Saves a roster to the shelf, built for the pack if that is of the same game; then becomes a link to it. */
export function SaveCopyButton({ roster, system, pack }: SaveCopyButtonProps) {
  const toast = useToast();
  const [storedId, setStored] = useState<string | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // It has replaced the pressed button.
    if (storedId !== null) link.current?.focus();
  }, [storedId]);
  const save = async () => {
    setStored(await saveNewRoster(roster, system, pack?.system === system.id ? pack : null));
    toast({ message: 'Saved to your rosters.' });
  };
  if (storedId !== null)
    return (
      <LinkButton ref={link} href={builderAddress(storedId)} variant="primary">
        Open in the builder
      </LinkButton>
    );
  return (
    <Button variant="primary" onClick={() => void save()}>
      <BookmarkPlus aria-hidden size={16} /> Save to my rosters
    </Button>
  );
}

const StartMatch = lazyComponent(
  async () => (await import('@/components/shared/matches/start-match')).StartMatch,
);

interface PlayAgainstButtonProps {
  system: AnyGameSystem;
  roster: Roster;
  pack: Pack | null;
}

/** Starts a match against a roster that is not saved here: a scanned or shared one. */
export function PlayAgainstButton(props: PlayAgainstButtonProps) {
  const [playing, setPlaying] = useState(false);
  return (
    <>
      <Button onClick={() => setPlaying(true)}>
        <Dices aria-hidden size={16} /> Play against it
      </Button>
      {playing && <StartMatch {...props} rosterId={null} isTheirs onClose={() => setPlaying(false)} />}
    </>
  );
}
