import { dequal } from 'dequal/lite';
import { memo } from 'react';
import { useBuilderState } from '@/components/builder/context';
import { BannableOption, usePack } from '@/components/builder/fields/ban';
import type { BuilderState } from '@/components/builder/store';
import { SelectField } from '@/components/ui/fields/select-field';
import { banSuffix } from '@/lib/roster/offer';
import type { Pack } from '@/lib/roster/pack/pack';
import type { TypeCounts } from '@/lib/roster/pack/rules';
import { type setTroop, troopGroups } from '@/lib/systems/forge-of-war/edits/edit';
import type { Evaluation } from '@/lib/systems/forge-of-war/evaluate/evaluate';
import type { Force, Unit } from '@/lib/systems/forge-of-war/force';
import { fieldedTypes } from '@/lib/systems/forge-of-war/rules/pack';
import { useEdit } from '../use-force';

type TroopOptionsProps = {
  pack: Pack | null;
  fielded: TypeCounts | undefined;
  chosen: string | undefined;
  infantryOnly: boolean;
};

/** The generic troops; memoised, to render only when pack or choice change, not at each keystroke. */
const TroopOptions = memo(function TroopOptions({ pack, fielded, chosen, infantryOnly }: TroopOptionsProps) {
  return troopGroups.map((group) => {
    const troops = group.troops.filter(
      ({ type, id }) => !infantryOnly || type === 'infantry' || id === chosen,
    );
    if (troops.length === 0) return null;
    return (
      <optgroup key={group.id} label={group.title}>
        {troops.map(({ id, name }) => (
          <BannableOption
            key={id}
            value={id}
            banned={banSuffix(pack, 'types', id, fielded)}
            chosen={id === chosen}
          >
            {name}
          </BannableOption>
        ))}
      </optgroup>
    );
  });
});

type TroopSelectProps = {
  label: string;
  hint: string;
  value: Unit['troop'];
  /** Only troops that fight on foot. */
  infantryOnly?: boolean;
  unit: string;
  /** Gives the unit a troop; always the same function. */
  set: typeof setTroop;
};

// Without a limit in the pack, fielded units do not affect the list, so it need not render again.
const fieldedOf = ({ evaluation }: BuilderState<Force, Evaluation>) =>
  evaluation.pack?.most ? fieldedTypes(evaluation) : undefined;

/** One of the generic troops, or none (15); memoised, to render only when it or the pack changes. */
export const TroopSelect = memo(function TroopSelect(props: TroopSelectProps) {
  const { label, hint, value, infantryOnly = false, unit, set } = props;
  const edit = useEdit();
  const pack = usePack();
  const fielded = useBuilderState(fieldedOf, dequal);
  return (
    <SelectField
      label={label}
      hint={hint}
      className="max-w-sm"
      value={value ?? ''}
      onChange={({ target }) =>
        edit((force) => set(force, unit, (target.value || undefined) as Unit['troop']))
      }
    >
      <option value="">None of the table</option>
      <TroopOptions pack={pack} fielded={fielded} chosen={value} infantryOnly={infantryOnly} />
    </SelectField>
  );
});
