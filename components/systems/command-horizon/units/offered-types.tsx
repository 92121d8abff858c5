import { Plus } from 'lucide-react';
import { memo, useId } from 'react';
import { AddButton, BanNote } from '@/components/builder/ban';
import type { PickerProps } from '@/components/builder/system-editor';
import { classes } from '@/components/ui/classes';
import { banOf } from '@/lib/roster/pack-bans';
import { counted } from '@/lib/roster/words';
import { inFaction, unitTypes } from '@/lib/systems/command-horizon/catalogue';
import { addUnit, hasRoom } from '@/lib/systems/command-horizon/edit';
import type { Force } from '@/lib/systems/command-horizon/force';
import { freshUnit } from '@/lib/systems/command-horizon/offers';
import type { Reckoning } from '@/lib/systems/command-horizon/reckon';
import { statsOf } from '@/lib/systems/command-horizon/stats';
import { modelWords, typeName } from '@/lib/systems/command-horizon/text';
import { Effects } from './effects';
import { StatLine } from './stat-line';

export type OfferedProps = {
  reckoning: Reckoning;
  onAdd: PickerProps<Force>['add'];
};

/** The types of the faction, each with its figures. */
export const OfferedTypes = memo(function OfferedTypes({ reckoning, onAdd }: OfferedProps) {
  const { force, units, pack } = reckoning;
  const note = useId();
  return (
    <ul className="divide-y divide-line">
      {unitTypes
        .filter((type) => inFaction(type, force.faction))
        .map((type) => {
          const name = typeName(type, force.faction);
          const unit = freshUnit(type, force.faction);
          const banned = banOf(pack, 'types', type.id);
          const count = units.filter((each) => each.type === type).length;
          return (
            <li key={type.id} className="grid gap-1.5 pt-3 pb-3">
              <div className="flex items-start justify-between gap-3">
                <div className="min-w-0">
                  <h3 className={classes('font-medium', banned && 'text-muted')}>{name}</h3>
                  <p className="text-sm">
                    {counted(unit.models, ...modelWords(type))}
                    {unit.profile.squads && `, ${unit.profile.squads.count} squads`}
                    {count > 0 && <span className="text-muted"> · {count} in the force</span>}
                  </p>
                </div>
                <AddButton
                  banned={banned}
                  note={`${note}-${type.id}`}
                  disabled={!hasRoom(force)}
                  aria-label={`Add ${name.toLowerCase()}`}
                  onClick={() => onAdd((now) => addUnit(now, type.id), name)}
                >
                  <Plus aria-hidden size={16} /> Add
                </AddButton>
              </div>
              <BanNote id={`${note}-${type.id}`} banned={banned} />
              <StatLine stats={statsOf(unit)} size="sm" />
              <Effects unit={unit} />
            </li>
          );
        })}
    </ul>
  );
});
