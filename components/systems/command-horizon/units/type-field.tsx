import { BannableOption } from '@/components/builder/ban';
import { useBuilder } from '@/components/builder/context';
import { SelectField } from '@/components/ui/select-field';
import { useToast } from '@/components/ui/toast';
import { banBehind } from '@/lib/roster/pack-bans';
import { inFaction, unitTypes } from '@/lib/systems/command-horizon/catalogue';
import { lostSettings, putBack, setType } from '@/lib/systems/command-horizon/edit-type';
import type { Force } from '@/lib/systems/command-horizon/force';
import type { ReckonedUnit } from '@/lib/systems/command-horizon/reckon-units';
import { typeName } from '@/lib/systems/command-horizon/text';
import { useEdit, useReckoning } from '../use-force';

/** The type of a unit; a change that takes a setting from it says so, and can be taken back. */
export function TypeField({ unit: { id, type, label, source } }: { unit: ReckonedUnit }) {
  const { store } = useBuilder();
  const { force, pack } = useReckoning();
  const edit = useEdit();
  const toast = useToast();
  const choose = (chosen: string) => {
    edit((now) => setType(now, id, chosen));
    const after = (store.state().roster.force as Force).units.find((each) => each.id === id);
    const lost = after ? lostSettings(source, after) : '';
    if (lost === '') return;
    toast({
      message: `${label} lost ${lost} with its type.`,
      action: { label: 'Undo', onAction: () => edit((now) => putBack(now, source)) },
    });
  };
  const offered = unitTypes.filter((each) => each === type || inFaction(each, force.faction));
  return (
    <SelectField
      label="Type"
      className="max-w-sm"
      value={type.id}
      onChange={(event) => choose(event.target.value)}
    >
      {offered.map((each) => (
        <BannableOption
          key={each.id}
          value={each.id}
          banned={banBehind(pack, 'types', each.id)}
          chosen={each === type}
        >
          {typeName(each, force.faction)}
        </BannableOption>
      ))}
    </SelectField>
  );
}
