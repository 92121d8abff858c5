import { ProblemPlace } from '@/components/builder/problem-place';
import { Segmented } from '@/components/ui/segmented';
import { SelectField } from '@/components/ui/select-field';
import { moveToPlatoon, moveToSlot, slotsOf } from '@/lib/systems/at-43/edit';
import { addPlatoon } from '@/lib/systems/at-43/edit-platoons';
import { setWave } from '@/lib/systems/at-43/edit-unit';
import type { Wave } from '@/lib/systems/at-43/force';
import type { ReckonedUnit } from '@/lib/systems/at-43/reckon-unit';
import { slotText, waveNames } from '@/lib/systems/at-43/text';
import { useEdit, useReckoning } from '../use-force';

const NEW = 'new';

/** The platoon, slot and wave of a unit. */
export function PlaceFields({ unit }: { unit: ReckonedUnit }) {
  const edit = useEdit();
  const { platoons } = useReckoning();
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
