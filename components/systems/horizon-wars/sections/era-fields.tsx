'use client';

import { PackRequirement } from '@/components/builder/pack-requirement';
import { ProblemPlace } from '@/components/builder/problem-place';
import { Button } from '@/components/ui/button';
import { Segmented } from '@/components/ui/segmented';
import { SelectField } from '@/components/ui/select-field';
import { capitalised } from '@/lib/roster/words';
import { era as eraOf, eras } from '@/lib/systems/horizon-wars/catalogue';
import { allegianceOf, type ForceFields } from '@/lib/systems/horizon-wars/edits/edit-force';
import { Notice, PageNote } from './notes';
import { useFocusHost } from './use-focus-host';

const NONE = 'none';

/** The plain fields of a force, and a function that sets some of them. */
export interface ForceForm {
  fields: ForceFields;
  set: (fields: Partial<ForceFields>) => void;
}

/** The era with its limits, and the allegiance if the era has any. */
export function EraFields({ form }: { form: ForceForm }) {
  const id = form.fields.era;
  const { host, keepFocus } = useFocusHost();
  const { summary, page, limits } = eraOf(id);
  return (
    <div ref={host} tabIndex={-1} className="space-y-3">
      <ProblemPlace path={['era']}>
        <SelectField
          label="Era"
          className="max-w-sm"
          hint={
            <>
              {summary} <PageNote page={page} />
              <PackRequirement field="eras" />
            </>
          }
          value={id}
          onChange={({ target }) => form.set({ era: target.value as ForceFields['era'] })}
        >
          {eras.map((era) => (
            <option key={era.id} value={era.id}>
              {era.name}
            </option>
          ))}
        </SelectField>
      </ProblemPlace>
      {limits.length > 0 && (
        <ul className="max-w-prose list-disc space-y-1 pl-4 text-sm marker:text-accent">
          {limits.map((limit) => (
            <li key={limit.text}>
              {limit.text} <PageNote page={limit.page} />
            </li>
          ))}
        </ul>
      )}
      <ProblemPlace path={['allegiance']}>
        <Allegiance
          era={id}
          allegiance={form.fields.allegiance}
          onChange={(allegiance) => form.set({ allegiance })}
          onClear={() => keepFocus(() => form.set({ allegiance: null }))}
        />
      </ProblemPlace>
    </div>
  );
}

type AllegianceProps = Pick<ForceFields, 'era' | 'allegiance'> & {
  onChange: (allegiance: ForceFields['allegiance']) => void;
  onClear: () => void;
};

function Allegiance({ era, allegiance, onChange, onClear }: AllegianceProps) {
  const { choices, leftOver } = allegianceOf({ era, allegiance });
  const chosen = choices.find(({ id }) => id === allegiance);
  if (leftOver !== null)
    return (
      <Notice
        severity="error"
        action={
          <Button size="sm" onClick={onClear}>
            Remove the allegiance
          </Button>
        }
      >
        {capitalised(leftOver)} is left over from another era; {eraOf(era).name} has no such allegiance.
      </Notice>
    );
  if (choices.length === 0) return null;
  return (
    <Segmented
      label="Allegiance"
      value={allegiance ?? NONE}
      options={[
        { value: NONE, label: 'None' },
        ...choices.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(value) => onChange(value === NONE ? null : (value as ForceFields['allegiance']))}
      hint={
        chosen && (
          <>
            {chosen.summary} <PageNote page={chosen.page} />
          </>
        )
      }
    />
  );
}
