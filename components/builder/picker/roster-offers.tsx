import { useMemo, useState } from 'react';
import { useLoaded } from '@/components/shared/loading/use-loaded';
import { rostersOf, useRosters } from '@/components/shared/rosters/use-rosters';
import { Disclosure } from '@/components/ui/disclosure';
import { Options, SelectField } from '@/components/ui/fields/select-field';
import type { AnyCollecting } from '@/lib/roster/collection/collecting';
import type { Entry } from '@/lib/roster/collection/collection';
import { elementNotes } from '@/lib/roster/element-notes';
import { parseRoster } from '@/lib/roster/parse';
import type { StoredRoster } from '@/lib/storage/db';
import { ModelRow, useOfferedTo } from '../collection/collection-offers';
import { useBuilder } from '../context';
import type { PickerProps } from '../system-editor';

/** Offers copies of the elements of another roster of the game; renders nothing if there is only one roster. */
export function RosterOffers({ add }: PickerProps) {
  const { id, system } = useBuilder();
  const others = rostersOf(useRosters().rosters ?? [], system.id).filter((stored) => stored.id !== id);
  const [chosen, setChosen] = useState('');
  const collecting = useLoaded(system.collecting);
  const from = others.find((stored) => stored.id === chosen);
  if (others.length === 0) return null;
  return (
    <Disclosure title="From a roster" className="mt-6">
      <SelectField
        compact
        label="Roster"
        className="max-w-sm"
        value={from?.id ?? ''}
        onChange={(event) => setChosen(event.target.value)}
      >
        <option value="">None</option>
        <Options of={others.map(({ id: other, roster }) => [other, roster.name || 'No name'])} />
      </SelectField>
      {from && collecting && <Elements from={from} collecting={collecting} add={add} />}
    </Disclosure>
  );
}

type ElementsProps = PickerProps & { from: StoredRoster; collecting: AnyCollecting };

function Elements({ from, collecting, add }: ElementsProps) {
  const { system } = useBuilder();
  const { force, full } = useOfferedTo();
  const given = useMemo(() => {
    const read = parseRoster(from.roster, system);
    if (!read.ok) return null;
    const { force } = read.value;
    return { entries: collecting.owned(force).map(entryOf), notes: elementNotes(force, system) };
  }, [from, system, collecting]);
  if (given === null) return <p>This roster cannot be read: open it to see why.</p>;
  const { entries, notes } = given;
  if (entries.length === 0) return <p className="text-muted">It has no elements yet.</p>;
  return (
    <ul className="divide-y divide-line border-line border-b">
      {entries.map((entry) => (
        <ModelRow
          key={entry.id}
          verb="Copy"
          whatOf={(label) => label}
          count={0}
          notes={notes.get(entry.id)}
          {...{ entry, force, full, collecting, add }}
        />
      ))}
    </ul>
  );
}

/** An element of a force as one model, under its own name. */
const entryOf = ({ id, name, design }: ReturnType<AnyCollecting['owned']>[number]): Entry => ({
  ...design,
  ...{ id, name, count: 1, stars: 0, min: 0 },
});
