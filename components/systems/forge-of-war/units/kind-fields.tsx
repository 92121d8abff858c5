import { RotateCcw } from 'lucide-react';
import { ProblemPlace } from '@/components/builder/problem-place';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { Segmented } from '@/components/ui/segmented';
import { inList } from '@/lib/roster/words';
import { trainings, unitTypes } from '@/lib/systems/forge-of-war/catalogue';
import { resetToGeneric, setTroop, setUnit } from '@/lib/systems/forge-of-war/edits/edit';
import type { EvaluatedUnit } from '@/lib/systems/forge-of-war/evaluate/evaluate-units';
import { changeText } from '@/lib/systems/forge-of-war/paper/text';
import { useEdit } from '../use-force';
import { TroopSelect } from './troop-select';

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
          {troop && (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm" aria-live="polite">
              {changes.length === 0 ? (
                <>
                  <Badge tone="legal">Generic</Badge> <span className="text-muted">{troop.about}</span>
                </>
              ) : (
                <>
                  <Badge tone="advice">Changed</Badge>
                  <span className="min-w-0 flex-1 basis-48">{inList(changes.map(changeText))}</span>
                  <Button size="sm" onClick={() => edit((force) => resetToGeneric(force, id))}>
                    <RotateCcw aria-hidden size={16} /> Reset to generic
                  </Button>
                </>
              )}
            </div>
          )}
        </ProblemPlace>
        <Segmented
          compact
          label="Type and its move"
          value={source.type}
          options={unitTypes.map(({ id: value, name, move }) => ({ value, label: `${name} ${move}"` }))}
          onChange={(type) => edit((force) => setUnit(force, id, { type }))}
        />
        <Segmented
          compact
          label="Training and its D-markers"
          value={source.training}
          options={trainings.map(({ id: value, name, dMarkers }) => ({
            value,
            label: `${name} ${dMarkers}`,
          }))}
          onChange={(training) => edit((force) => setUnit(force, id, { training }))}
        />
      </div>
    </Section>
  );
}
