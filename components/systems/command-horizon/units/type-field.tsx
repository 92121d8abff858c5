import { BannableOption } from '@/components/builder/ban';
import { SelectField } from '@/components/ui/select-field';
import { banSuffix } from '@/lib/roster/pack-bans';
import { inFaction, unitTypes } from '@/lib/systems/command-horizon/catalogue';
import { lostSettings, setType } from '@/lib/systems/command-horizon/edits/edit-type';
import type { EvaluatedUnit } from '@/lib/systems/command-horizon/evaluate/evaluate-units';
import type { Force } from '@/lib/systems/command-horizon/force';
import { typeName } from '@/lib/systems/command-horizon/paper/text';
import { fieldedTypes } from '@/lib/systems/command-horizon/rules/pack';
import { useEdit, useEditWithUndo, useEvaluation } from '../use-force';

/** The type of a unit; a change that removes settings shows a message with Undo. */
export function TypeField({ unit: { id, type, label, source } }: { unit: EvaluatedUnit }) {
  const evaluation = useEvaluation();
  const { force, pack } = evaluation;
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
          banned={banSuffix(pack, 'types', each.id, fieldedTypes(evaluation))}
          chosen={each === type}
        >
          {typeName(each, force.faction)}
        </BannableOption>
      ))}
    </SelectField>
  );
}
