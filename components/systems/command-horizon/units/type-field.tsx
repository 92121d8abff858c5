import { BannableOption } from '@/components/builder/ban';
import { SelectField } from '@/components/ui/select-field';
import { banSuffix } from '@/lib/roster/pack-bans';
import { inFaction, unitTypes } from '@/lib/systems/command-horizon/catalogue';
import { lostSettings, setType } from '@/lib/systems/command-horizon/edit-type';
import type { Force } from '@/lib/systems/command-horizon/force';
import type { ReckonedUnit } from '@/lib/systems/command-horizon/reckon-units';
import { fieldedTypes } from '@/lib/systems/command-horizon/rules/pack';
import { typeName } from '@/lib/systems/command-horizon/text';
import { useEdit, useEditWithUndo, useReckoning } from '../use-force';

/** The type of a unit; a change that removes settings shows a message with Undo. */
export function TypeField({ unit: { id, type, label, source } }: { unit: ReckonedUnit }) {
  const reckoning = useReckoning();
  const { force, pack } = reckoning;
  const edit = useEdit();
  const editWithUndo = useEditWithUndo();
  const choose = (chosen: string) => {
    const change = (now: Force) => setType(now, id, chosen);
    const after = change(force).units.find((each) => each.id === id);
    const lost = after ? lostSettings(source, after) : '';
    if (lost === '') edit(change);
    else editWithUndo(change, `${label} lost ${lost} with its type.`);
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
          banned={banSuffix(pack, 'types', each.id, fieldedTypes(reckoning))}
          chosen={each === type}
        >
          {typeName(each, force.faction)}
        </BannableOption>
      ))}
    </SelectField>
  );
}
