import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { TextEdit } from '@/components/builder/fields/text-edit';
import { IconButton } from '@/components/ui/button';
import { CheckField } from '@/components/ui/check-field';
import { NumberField } from '@/components/ui/number-field';
import { Section } from '@/components/ui/section';
import { slotsOf } from '@/lib/systems/at-43/edits/edit';
import {
  movePlatoon,
  namePlatoon,
  patternPlatoon,
  removePlatoon,
  setSlots,
} from '@/lib/systems/at-43/edits/edit-platoons';
import type { EvaluatedPlatoon } from '@/lib/systems/at-43/evaluate/evaluate';
import { sumText } from '@/lib/systems/at-43/paper/text';
import { useEdit, useEditWithUndo } from '../use-force';
import { SlotRow } from './slot-row';

type PlatoonEditorProps = { platoon: EvaluatedPlatoon; index: number; last: boolean };

/** One platoon: name, pattern, slots with their units, and total A.P. */
export function PlatoonEditor({ platoon, index, last }: PlatoonEditorProps) {
  const edit = useEdit();
  const editWithUndo = useEditWithUndo();
  const { label, source, units, value } = platoon;
  const { pattern } = source;
  const slots = Math.max(slotsOf(source), units.length);
  const remove = () => editWithUndo((now) => removePlatoon(now, index), `${label} removed with its units.`);
  return (
    <Section
      title={label}
      level={3}
      aside={`${units.length} of ${slotsOf(source)} slots, ${sumText(value, units)} A.P.`}
      actions={
        <>
          <IconButton
            size="sm"
            label={`Move ${label} up`}
            icon={<ArrowUp aria-hidden size={16} />}
            disabled={index === 0}
            onClick={() => edit((now) => movePlatoon(now, index, index - 1))}
          />
          <IconButton
            size="sm"
            label={`Move ${label} down`}
            icon={<ArrowDown aria-hidden size={16} />}
            disabled={last}
            onClick={() => edit((now) => movePlatoon(now, index, index + 1))}
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
          description="What each slot takes, as the army book asks (p.118)."
          checked={pattern !== undefined}
          onChange={(event) => {
            const on = event.target.checked;
            edit((now) => patternPlatoon(now, index, on));
          }}
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
