import { memo } from 'react';
import { BannableOption } from '@/components/builder/ban';
import { SelectField } from '@/components/ui/select-field';
import type { Pack } from '@/lib/roster/pack';
import { banSuffix } from '@/lib/roster/pack-bans';
import type { TypeCounts } from '@/lib/roster/pack-rules';
import { troopGroups } from '@/lib/systems/forge-of-war/edits/drafts';
import type { Unit } from '@/lib/systems/forge-of-war/force';
import { fieldedTypes } from '@/lib/systems/forge-of-war/rules/pack';
import { useEvaluation } from '../use-force';

const NONE = '';

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
  onChange: (troop: Unit['troop']) => void;
};

/** One of the generic troops, or none (15). */
export function TroopSelect({ label, hint, value, infantryOnly = false, onChange }: TroopSelectProps) {
  const evaluation = useEvaluation();
  const { pack } = evaluation;
  // Without a limit in the pack, fielded units do not affect the list, so it need not render again.
  const fielded = pack?.most ? fieldedTypes(evaluation) : undefined;
  return (
    <SelectField
      label={label}
      hint={hint}
      className="max-w-sm"
      value={value ?? NONE}
      onChange={({ target }) =>
        onChange(target.value === NONE ? undefined : (target.value as NonNullable<Unit['troop']>))
      }
    >
      <option value={NONE}>None of the table</option>
      <TroopOptions pack={pack} fielded={fielded} chosen={value} infantryOnly={infantryOnly} />
    </SelectField>
  );
}
