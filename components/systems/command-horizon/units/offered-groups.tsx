import { Plus } from 'lucide-react';
import { memo, useContext, useId, useMemo } from 'react';
import { AddButton, BanNote } from '@/components/builder/ban';
import { matchesSearch, SearchContext } from '@/components/builder/search-context';
import { classes } from '@/components/ui/classes';
import { counted } from '@/lib/roster/words';
import { hasRoom } from '@/lib/systems/command-horizon/edits/edit';
import { addGroup } from '@/lib/systems/command-horizon/edits/edit-group';
import { offeredGroups } from '@/lib/systems/command-horizon/edits/offers';
import { commandPointsText } from '@/lib/systems/command-horizon/paper/text';
import type { OfferedProps } from './offered-types';

/** Preset groups of units, each added in one step with its names and attachments. */
export const OfferedGroups = memo(function OfferedGroups({ evaluation, onAdd }: OfferedProps) {
  const groups = useMemo(() => offeredGroups(evaluation), [evaluation]);
  const query = useContext(SearchContext);
  const found = groups.filter(({ preset, units }) => matchesSearch(query, preset.name, [units, 'group']));
  const note = useId();
  return (
    <ul className="divide-y divide-line">
      {found.map(({ preset, units, banned, adds }) => (
        <li key={preset.id} data-offer className="flex items-start justify-between gap-3 py-3">
          <div className="min-w-0">
            <h3 className={classes('font-medium', banned && 'text-muted')}>{preset.name}</h3>
            <p className="text-sm">{preset.use}</p>
            <p className="text-muted text-sm">
              {units} · {counted(adds.units, 'unit')} · {commandPointsText(adds.commandPoints)}
            </p>
            <BanNote id={`${note}-${preset.id}`} banned={banned} />
          </div>
          <AddButton
            data-adds={0}
            banned={banned}
            note={`${note}-${preset.id}`}
            disabled={!hasRoom(evaluation.force, preset.units.length)}
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
