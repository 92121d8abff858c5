import { NumberField } from '@/components/ui/number-field';
import { SelectField } from '@/components/ui/select-field';
import type { CustomWeapon } from '@/lib/systems/forge-of-war/force';

type IndirectFieldsProps = {
  weapon: CustomWeapon;
  set: (fields: Partial<Pick<CustomWeapon, 'accuracy' | 'template'>>) => void;
};

const NONE = '';

/** Accuracy and template size of an indirect weapon (14); also shown when a direct weapon has them, to remove them. */
export function IndirectFields({ weapon: { indirect, accuracy, template }, set }: IndirectFieldsProps) {
  const without = indirect ? undefined : 'For indirect fire only';
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-3">
      <SelectField
        compact
        label="Accuracy"
        className="w-40"
        hint={indirect && accuracy === undefined ? 'Left blank on paper' : undefined}
        error={accuracy === undefined ? undefined : without}
        value={accuracy ?? NONE}
        onChange={({ target }) =>
          set({
            accuracy: target.value === NONE ? undefined : (target.value as 'accurate' | 'inaccurate'),
          })
        }
      >
        <option value={NONE}>Not said</option>
        <option value="accurate">Accurate</option>
        <option value="inaccurate">Inaccurate</option>
      </SelectField>
      <NumberField
        compact
        allowEmpty
        label="Template in inches"
        hint={indirect && template === undefined ? 'Left blank on paper' : undefined}
        error={template === undefined ? undefined : without}
        min={1}
        max={99}
        value={template ?? null}
        onChange={(next) => set({ template: next ?? undefined })}
      />
    </div>
  );
}
