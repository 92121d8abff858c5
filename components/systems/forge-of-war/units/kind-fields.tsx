import { RotateCcw } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { Segmented } from '@/components/ui/segmented';
import { SelectField } from '@/components/ui/select-field';
import { inList } from '@/lib/roster/words';
import { trainings, unitTypes } from '@/lib/systems/forge-of-war/catalogue';
import { troopGroups } from '@/lib/systems/forge-of-war/drafts';
import { backToRow, setUnit } from '@/lib/systems/forge-of-war/edit';
import type { Unit } from '@/lib/systems/forge-of-war/force';
import type { ReckonedUnit } from '@/lib/systems/forge-of-war/reckon-units';
import { useEdit } from '../use-force';

const NONE = '';

// Made once, since it never changes: not drawn again at every keystroke.
const generic = troopGroups.map((group) => (
  <optgroup key={group.id} label={group.title}>
    {group.troops.map(({ id: value, name }) => (
      <option key={value} value={value}>
        {name}
      </option>
    ))}
  </optgroup>
));

/** What a unit is: the generic troop it began as, its type and its training. */
export function KindFields({ unit }: { unit: ReckonedUnit }) {
  const edit = useEdit();
  const { id, source, troop, changes } = unit;
  return (
    <Section title="Troop" level={3} aside="sections 3.2, 3.3, 15">
      <div className="grid gap-3">
        <SelectField
          label="Generic troop"
          className="max-w-sm"
          value={source.troop ?? NONE}
          onChange={({ target }) =>
            edit((force) =>
              setUnit(force, id, {
                troop: target.value === NONE ? undefined : (target.value as Unit['troop']),
              }),
            )
          }
        >
          <option value={NONE}>None of the table</option>
          {generic}
        </SelectField>
        {troop && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm" aria-live="polite">
            {changes.length === 0 ? (
              <>
                <Badge tone="legal">Generic</Badge> <span className="text-muted">{troop.about}</span>
              </>
            ) : (
              <>
                <Badge tone="advice">Changed</Badge>
                <span className="min-w-0 flex-1 basis-48">
                  {inList(changes.map(({ what, is, was }) => `${what} ${is} for ${was}`))}
                </span>
                <Button size="sm" onClick={() => edit((force) => backToRow(force, id))}>
                  <RotateCcw aria-hidden size={16} /> Make it generic again
                </Button>
              </>
            )}
          </div>
        )}
        <Segmented
          compact
          label="Type"
          value={source.type}
          options={unitTypes.map(({ id: value, name }) => ({ value, label: name }))}
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
