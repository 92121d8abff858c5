import { useEditForce } from '@/components/builder/context';
import { SelectField } from '@/components/ui/select-field';
import { mayBeChq } from '@/lib/systems/horizon-wars/catalogue';
import { setChq } from '@/lib/systems/horizon-wars/edits/edit';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { useEvaluation } from '../use-force';

const NONE = '';

/** Chooses the CHQ among the elements that may be it, plus the current one, which a file may have set freely. */
export function ChqField() {
  const edit = useEditForce<Force>();
  const { chq, elements } = useEvaluation();
  const candidates = elements.filter(
    (each) => each === chq || each.kind === 'mech' || (each.type !== null && mayBeChq(each.type.id)),
  );
  if (candidates.length === 0) return null;
  return (
    <SelectField
      label="CHQ"
      className="max-w-sm"
      value={chq?.id ?? NONE}
      onChange={({ target: { value } }) =>
        edit((force) => (value === NONE ? setChq(force, chq?.id ?? NONE, false) : setChq(force, value, true)))
      }
    >
      <option value={NONE}>None</option>
      {candidates.map(({ id, label, presence }) => (
        <option key={id} value={id}>
          {label} · P{presence}
        </option>
      ))}
    </SelectField>
  );
}
