import { Fields } from '@/components/builder/fields/fields';
import { Section } from '@/components/ui/section';
import { setUnit } from '@/lib/systems/forge-of-war/edits/edit';
import type { EvaluatedUnit } from '@/lib/systems/forge-of-war/evaluate/evaluate-units';
import { flagFields, unitFields } from '@/lib/systems/forge-of-war/fields';
import { unitSchema } from '@/lib/systems/forge-of-war/force';
import { useEdit } from '../use-force';

/** Jump packs, grav and the other flags of a unit, and its transport capacity. */
export function SpecialFields({ unit }: { unit: EvaluatedUnit }) {
  const edit = useEdit();
  return (
    <Section title="Special" level={3}>
      <Fields
        shape={unitSchema.shape}
        fields={unitFields}
        only={[...flagFields.map(({ key }) => key), 'transport']}
        value={unit.source}
        root={unit}
        path={['units', unit.id]}
        onChange={(fields) => edit((force) => setUnit(force, unit.id, fields))}
      />
    </Section>
  );
}
