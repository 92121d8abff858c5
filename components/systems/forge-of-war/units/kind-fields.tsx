import { RotateCcw } from 'lucide-react';
import { ProblemPlace } from '@/components/builder/problem-place';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { inList } from '@/lib/roster/words';
import { resetToGeneric, setTroop, setUnit } from '@/lib/systems/forge-of-war/edits/edit';
import type { Change, EvaluatedUnit } from '@/lib/systems/forge-of-war/evaluate/evaluate-units';
import { changeText } from '@/lib/systems/forge-of-war/paper/text';
import { useEdit } from '../use-force';
import { TroopSelect } from './troop-select';
import { UnitFields } from './unit-fields';

/** The generic troop that a unit is based on, its type and its training. */
export function KindFields({ unit }: { unit: EvaluatedUnit }) {
  const edit = useEdit();
  const { id, source, troop, changes } = unit;
  return (
    <Section title="Troop" level={3} aside="sections 3.2, 3.3, 15">
      <div className="grid gap-3">
        <ProblemPlace path={['units', id, 'troop']} className="grid gap-3">
          <TroopSelect
            label="Generic troop"
            hint="Choosing one takes its type, training and values"
            value={source.troop}
            onChange={(chosen) =>
              edit((force) =>
                chosen === undefined ? setUnit(force, id, { troop: undefined }) : setTroop(force, id, chosen),
              )
            }
          />
          <div aria-live="polite">
            {troop && changes.length === 0 && (
              <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
                <Badge tone="legal">Generic</Badge> <span className="text-muted">{troop.about}</span>
              </p>
            )}
            {troop && changes.length > 0 && <Changed id={id} changes={changes} />}
          </div>
        </ProblemPlace>
        <UnitFields unit={unit} only={['type', 'training']} className="grid gap-3" />
      </div>
    </Section>
  );
}

interface ChangedProps {
  id: string;
  changes: readonly Change[];
  /** Which values, if not the usual ones: "on foot". */
  which?: string;
}

/** What differs from the generic troop, with a button that takes it back. */
export function Changed({ id, changes, which }: ChangedProps) {
  const edit = useEdit();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <Badge tone="advice">Changed</Badge>
      <span className="min-w-0 flex-1 basis-48">{inList(changes.map(changeText))}</span>
      <Button size="sm" onClick={() => edit((force) => resetToGeneric(force, id))}>
        <RotateCcw aria-hidden size={16} /> Reset to generic
        {which && <span className="sr-only"> {which}</span>}
      </Button>
    </div>
  );
}
