import { Plus, Trash2 } from 'lucide-react';
import { TextEdit } from '@/components/builder/fields/text-edit';
import { Button, IconButton } from '@/components/ui/button';
import { CheckField } from '@/components/ui/fields/check-field';
import { NumberField } from '@/components/ui/fields/number-field';
import { EmptyState } from '@/components/ui/notes';
import { Section } from '@/components/ui/section';
import { slotsOf } from '@/lib/systems/at-43/edits/edit';
import {
  addPlatoon,
  movePlatoon,
  namePlatoon,
  patternPlatoon,
  removePlatoon,
  setSlots,
} from '@/lib/systems/at-43/edits/edit-company';
import type { EvaluatedPlatoon } from '@/lib/systems/at-43/evaluate/evaluate';
import { sumText } from '@/lib/systems/at-43/paper/text';
import { useEdit, useEditWithUndo, useEvaluation } from '../use-force';
import { MoveButtons, SlotRow } from './slot-row';

/** The platoons: their names, patterns, and the unit in each slot. */
export function PlatoonsPanel() {
  const edit = useEdit();
  const { platoons } = useEvaluation();
  const add = (
    <Button onClick={() => edit(addPlatoon, 'Platoon added')}>
      <Plus aria-hidden size={16} /> Add a platoon
    </Button>
  );
  if (platoons.length === 0)
    return (
      <EmptyState title="No platoon" actions={add}>
        A company is built platoon by platoon, each of up to five units (p.118).
      </EmptyState>
    );
  return (
    <div className="@container space-y-8">
      {platoons.map((platoon, index) => (
        <PlatoonEditor key={index} platoon={platoon} index={index} last={platoons.length - 1} />
      ))}
      {add}
    </div>
  );
}

/** One platoon: name, pattern, slots with their units, and total A.P. */
function PlatoonEditor({ platoon, index, last }: { platoon: EvaluatedPlatoon; index: number; last: number }) {
  const edit = useEdit();
  const editWithUndo = useEditWithUndo();
  const { label, source, units, value } = platoon;
  const { pattern } = source;
  const slots = Math.max(slotsOf(source), units.length);
  // The platoons after one without a name move up, and get its number.
  const removed =
    source.name.trim() === '' && index < last
      ? `Platoon removed from position ${index + 1} of ${last + 1}, with its units.`
      : `${label} removed with its units.`;
  const remove = () =>
    editWithUndo((now) => removePlatoon(now, index), removed, `${label} removed with its units`);
  return (
    <Section
      title={label}
      level={3}
      aside={`${units.length} of ${slotsOf(source)} slots, ${sumText(value, units)} A.P.`}
      actions={
        <>
          <MoveButtons
            {...{ label, index, last }}
            onMove={(to) => edit((now) => movePlatoon(now, index, to), `${label} moved`)}
          />
          <IconButton
            size="sm"
            label={`Remove ${label}`}
            icon={<Trash2 aria-hidden size={16} />}
            onClick={remove}
          />
        </>
      }
    >
      <div className="space-y-3">
        <TextEdit
          label="Name"
          isOptional
          placeholder={`Platoon ${index + 1}`}
          className="max-w-80"
          value={source.name}
          onChange={(name) => edit((now) => namePlatoon(now, index, name))}
        />
        <CheckField
          label="Has a pattern"
          description="What each slot may hold by the army book (p.118)."
          checked={pattern !== undefined}
          onChange={({ target: { checked } }) => edit((now) => patternPlatoon(now, index, checked))}
        />
        {pattern && (
          <NumberField
            compact
            label="Slots"
            min={0}
            max={20}
            value={pattern.length}
            onChange={(count) => edit((now) => setSlots(now, index, count))}
          />
        )}
        <ol className="divide-y divide-line border-line border-y">
          {Array.from({ length: slots }, (_, slot) => (
            <SlotRow
              key={slot}
              platoon={index}
              slot={slot}
              takes={pattern?.[slot]}
              unit={units[slot]}
              units={units.length}
            />
          ))}
        </ol>
      </div>
    </Section>
  );
}
