import { Segmented } from '@/components/ui/segmented';
import { factions } from '@/lib/systems/command-horizon/catalogue';
import { setFaction } from '@/lib/systems/command-horizon/edits/edit';
import type { Force } from '@/lib/systems/command-horizon/force';
import { useEdit, useEvaluation } from '../use-force';

/** The faction of the force. */
export function FactionField() {
  const { force } = useEvaluation();
  const edit = useEdit();
  return (
    <Segmented
      label="Faction"
      value={force.faction}
      options={factions.map(({ id, name }) => ({ value: id as Force['faction'], label: name }))}
      onChange={(faction) => edit((now) => setFaction(now, faction))}
      hint={force.units.length > 0 ? 'The units stay, each as the other faction has it.' : undefined}
    />
  );
}
