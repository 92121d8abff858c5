import { RotateCcw } from 'lucide-react';
import { memo } from 'react';
import { BannableOption } from '@/components/builder/ban';
import { Mends } from '@/components/builder/mends';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { Segmented } from '@/components/ui/segmented';
import { SelectField } from '@/components/ui/select-field';
import type { Pack } from '@/lib/roster/pack';
import { banBehind } from '@/lib/roster/pack-bans';
import { inList } from '@/lib/roster/words';
import { trainings, unitTypes } from '@/lib/systems/forge-of-war/catalogue';
import { troopGroups } from '@/lib/systems/forge-of-war/drafts';
import { backToRow, setTroop, setUnit } from '@/lib/systems/forge-of-war/edit';
import type { Unit } from '@/lib/systems/forge-of-war/force';
import type { ReckonedUnit } from '@/lib/systems/forge-of-war/reckon-units';
import { changeText } from '@/lib/systems/forge-of-war/text';
import { mended } from '../mended';
import { useEdit, useReckoning } from '../use-force';

const NONE = '';

/** The troops of the table, drawn again only for another pack or choice, not at every keystroke. */
const Generic = memo(function Generic({ pack, chosen }: { pack: Pack | null; chosen: string | undefined }) {
  return troopGroups.map((group) => (
    <optgroup key={group.id} label={group.title}>
      {group.troops.map(({ id, name }) => (
        <BannableOption key={id} value={id} banned={banBehind(pack, 'types', id)} chosen={id === chosen}>
          {name}
        </BannableOption>
      ))}
    </optgroup>
  ));
});

/** What a unit is: the generic troop it began as, its type and its training. */
export function KindFields({ unit }: { unit: ReckonedUnit }) {
  const edit = useEdit();
  const { pack } = useReckoning();
  const { id, source, troop, changes } = unit;
  const isBanned = source.troop !== undefined && (pack?.bans.types.includes(source.troop) ?? false);
  return (
    <Section title="Troop" level={3} aside="sections 3.2, 3.3, 15">
      <div className="grid gap-3">
        <Mends rules={isBanned ? [...mended.troop, ...mended.ban] : mended.troop} className="grid gap-3">
          <SelectField
            label="Generic troop"
            hint="Choosing one takes its type, training and values"
            className="max-w-sm"
            value={source.troop ?? NONE}
            onChange={({ target }) =>
              edit((force) =>
                target.value === NONE
                  ? setUnit(force, id, { troop: undefined })
                  : setTroop(force, id, target.value as NonNullable<Unit['troop']>),
              )
            }
          >
            <option value={NONE}>None of the table</option>
            <Generic pack={pack} chosen={source.troop} />
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
                  <span className="min-w-0 flex-1 basis-48">{inList(changes.map(changeText))}</span>
                  <Button size="sm" onClick={() => edit((force) => backToRow(force, id))}>
                    <RotateCcw aria-hidden size={16} /> Make it generic again
                  </Button>
                </>
              )}
            </div>
          )}
        </Mends>
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
