import { ProblemPlace } from '@/components/builder/problem-place';
import { Segmented } from '@/components/ui/segmented';
import { SelectField } from '@/components/ui/select-field';
import { moveToPlatoon, moveToSlot, slotsOf } from '@/lib/systems/at-43/edits/edit';
import { addPlatoon } from '@/lib/systems/at-43/edits/edit-platoons';
import { setWave } from '@/lib/systems/at-43/edits/edit-unit';
import type { EvaluatedUnit } from '@/lib/systems/at-43/evaluate/evaluate-unit';
import type { Wave } from '@/lib/systems/at-43/force';
import { slotText, waveNames } from '@/lib/systems/at-43/paper/text';
import { useEdit, useEvaluation } from '../use-force';

const NEW = 'new';

/** The platoon, slot and wave of a unit. */
export function PlaceFields({ unit }: { unit: EvaluatedUnit }) {
  const edit = useEdit();
  const { platoons } = useEvaluation();
  const { id, platoon, slot, source } = unit;
  const own = platoons[platoon];
  const toPlatoon = (chosen: string) =>
    edit((force) =>
      chosen === NEW
        ? moveToPlatoon(addPlatoon(force), id, force.platoons.length)
        : moveToPlatoon(force, id, Number(chosen)),
    );
  return (
    <div className="space-y-3">
      <ProblemPlace path={['platoons', id]} className="flex flex-wrap gap-x-6 gap-y-3">
        <SelectField
          label="Platoon"
          className="w-56 max-w-full"
          value={platoon}
          onChange={(event) => toPlatoon(event.target.value)}
        >
          {platoons.map(({ label, source: each, units }, index) => (
            <option key={index} value={index}>
              {label}: {units.length} of {slotsOf(each)} slots
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
      <Segmented
        label="Wave"
        value={source.wave}
        options={(Object.keys(waveNames) as Wave[]).map((wave) => ({ value: wave, label: waveNames[wave] }))}
        onChange={(wave) => edit((force) => setWave(force, id, wave))}
      />
    </div>
  );
}
