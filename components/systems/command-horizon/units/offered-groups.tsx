import { Plus } from 'lucide-react';
import { memo, useId, useMemo } from 'react';
import { AddButton, BanNote } from '@/components/builder/ban';
import { classes } from '@/components/ui/classes';
import { counted } from '@/lib/roster/words';
import { hasRoom } from '@/lib/systems/command-horizon/edit';
import { addGroup } from '@/lib/systems/command-horizon/edit-group';
import { offeredGroups } from '@/lib/systems/command-horizon/offers';
import { commandPointsText } from '@/lib/systems/command-horizon/text';
import type { OfferedProps } from './offered-types';

/** Preset groups of units, each added in one step with its names and attachments. */
export const OfferedGroups = memo(function OfferedGroups({ reckoning, onAdd }: OfferedProps) {
  const groups = useMemo(() => offeredGroups(reckoning), [reckoning]);
  const note = useId();
  return (
    <ul className="divide-y divide-line">
      {groups.map(({ preset, units, banned, adds }) => (
        <li key={preset.id} className="flex items-start justify-between gap-3 py-3">
          <div className="min-w-0">
            <h3 className={classes('font-medium', banned && 'text-muted')}>{preset.name}</h3>
            <p className="text-sm">{preset.use}</p>
            <p className="text-muted text-sm">
              {units} · {counted(adds.units, 'unit')} · {commandPointsText(adds.commandPoints)}
            </p>
            <BanNote id={`${note}-${preset.id}`} banned={banned} />
          </div>
          <AddButton
            banned={banned}
            note={`${note}-${preset.id}`}
            disabled={!hasRoom(reckoning.force, preset.units.length)}
            aria-label={`Add ${preset.name.toLowerCase()}`}
            onClick={() => onAdd((now) => addGroup(now, preset), preset.name)}
          >
            <Plus aria-hidden size={16} /> Add
          </AddButton>
        </li>
      ))}
    </ul>
  );
});
