import { Plus } from 'lucide-react';
import { packStore } from '@/components/shell/packs/stored-packs';
import { useNewForce } from '@/components/shell/rosters/use-new-force';
import { Button } from '@/components/ui/button';
import type { Pack } from '@/lib/roster/pack';
import type { AnyGameSystem } from '@/lib/roster/system';

interface BuildRosterButtonProps {
  system: AnyGameSystem;
  /** The pack of the event, which is then among the packs of this browser. */
  pack: Pack | null;
}

/** Opens the builder with a new roster for an event. */
export function BuildRosterButton({ system, pack }: BuildRosterButtonProps) {
  const newForce = useNewForce();
  const build = async () => {
    if (pack) await packStore.savingOnce()(pack);
    await newForce(system, pack);
  };
  return (
    <Button onClick={() => void build()}>
      <Plus aria-hidden size={16} /> Build a roster
    </Button>
  );
}
