import { Archive } from 'lucide-react';
import { useOwnLibrary } from '@/components/builder/use-own-library';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { type StoredTroop, toStoredTroop } from '@/lib/systems/forge-of-war/edits/stored';
import type { EvaluatedUnit } from '@/lib/systems/forge-of-war/evaluate/evaluate-units';
import { flagFields } from '@/lib/systems/forge-of-war/fields';
import { strengthNotes, valueNotes } from '@/lib/systems/forge-of-war/paper/marks';
import { useEvaluation } from '../use-force';
import { CarryFields } from './carry-fields';
import { KindFields, OnFootFields } from './kind-fields';
import { ProfileFields, UnitFields } from './unit-fields';
import { UnitTracks } from './unit-tracks';
import { WeaponFields } from './weapon-fields';

/** Everything that can be chosen for a unit. */
export function UnitEditor({ id }: { id: string }) {
  const unit = useEvaluation().unit(id) as EvaluatedUnit | undefined;
  if (unit === undefined) return null;
  const notes = valueNotes(unit);
  return (
    <div className="@container space-y-6">
      <UnitHead unit={unit} />
      <KindFields unit={unit} />
      <Section title="Values" level={3} aside="section 3.1">
        <ProfileFields unit={unit} profile={unit.source.profile} />
        <UnitFields unit={unit} only={['move']} className="mt-3" />
        {notes.length > 0 && <p className="mt-2 text-muted text-sm">{notes.join(' ')}</p>}
      </Section>
      <Strength unit={unit} />
      <OnFootFields unit={unit} />
      <WeaponFields unit={unit} />
      <Section title="Special" level={3}>
        <UnitFields unit={unit} only={[...flagFields.map(({ key }) => key), 'transport']} />
      </Section>
      <CarryFields unit={unit} />
    </div>
  );
}

type UnitProps = { unit: EvaluatedUnit };

/** Name and role of a unit, with a button that saves it for other forces. */
function UnitHead({ unit }: UnitProps) {
  const { source, label } = unit;
  const { force } = useEvaluation();
  const { save } = useOwnLibrary<StoredTroop>('troop');
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <UnitFields unit={unit} only={['name']} compact={false} className="min-w-48 flex-1" />
        <Button onClick={() => void save(label, toStoredTroop(force, source, label))}>
          <Archive aria-hidden size={16} /> Save for other forces
        </Button>
      </div>
      <UnitFields unit={unit} only={['role']} />
    </div>
  );
}

/** Number of figures of a unit, with its tracks as printed on the sheet. */
function Strength({ unit }: UnitProps) {
  const lines = strengthNotes(unit);
  return (
    <Section title="Strength" level={3} aside="sections 4.1, 4.4, 5.3">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <UnitFields unit={unit} only={['figures']} compact={false} />
        <div className="min-w-0 flex-1 basis-60">
          <UnitTracks unit={unit} />
        </div>
      </div>
      {lines.length > 0 && (
        <ul className="mt-2 text-muted text-sm">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}
