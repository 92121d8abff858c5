import { Dices } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/lazy-part';
import type { Pack } from '@/lib/roster/pack';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';

const StartMatch = lazyComponent(async () => (await import('./start-match')).StartMatch);

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
