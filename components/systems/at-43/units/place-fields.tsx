import { ProblemPlace } from '@/components/builder/problem-place';
import { SelectField } from '@/components/ui/select-field';
import { moveToPlatoon, moveToSlot, slotsOf } from '@/lib/systems/at-43/edits/edit';
import { addPlatoon } from '@/lib/systems/at-43/edits/edit-platoons';
import type { EvaluatedUnit } from '@/lib/systems/at-43/evaluate/evaluate-unit';
import { slotText } from '@/lib/systems/at-43/paper/text';
import { useEdit, useEvaluation } from '../use-force';

const NEW = 'new';

/** The platoon and the slot of a unit. */
export function PlaceFields({ unit: { id, platoon, slot } }: { unit: EvaluatedUnit }) {
  const edit = useEdit();
  const { platoons } = useEvaluation();
  const own = platoons[platoon];
  const toPlatoon = (chosen: string) =>
    edit((force) =>
      chosen === NEW
        ? moveToPlatoon(addPlatoon(force), id, force.platoons.length)
        : moveToPlatoon(force, id, Number(chosen)),
    );
  return (
    <ProblemPlace path={['platoons', id]} className="flex flex-wrap gap-x-6 gap-y-3">
      <SelectField
        label="Platoon"
        className="w-56 max-w-full"
        value={platoon}
        onChange={(event) => toPlatoon(event.target.value)}
      >
        {platoons.map(({ label, source, units }, index) => (
          <option key={index} value={index}>
            {label}: {units.length} of {slotsOf(source)} slots
          </option>
        ))}
        <option value={NEW}>A new platoon</option>
      </SelectField>
      <SelectField
        label="Slot"
        className="w-64 max-w-full"
        value={slot}
        onChange={(event) => edit((force) => moveToSlot(force, id, platoon, Number(event.target.value)))}
      >
        {own?.units.map((each, index) => {
          const takes = own.source.pattern?.[index];
          return (
            <option key={each.id} value={index}>
              {index + 1}
              {each.id === id ? '' : ` (now ${each.label})`}
              {takes ? `: ${slotText(takes)}` : ''}
            </option>
          );
        })}
      </SelectField>
    </ProblemPlace>
  );
}
