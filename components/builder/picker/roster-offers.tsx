import { useMemo, useState } from 'react';
import { described, describedIn } from '@/components/shared/collections/described';
import { useLoaded } from '@/components/shared/loading/use-loaded';
import { rostersOf, useRosters } from '@/components/shared/rosters/use-rosters';
import { Disclosure } from '@/components/ui/disclosure';
import { Options, SelectField } from '@/components/ui/fields/select-field';
import type { AnyCollecting } from '@/lib/roster/collection/collecting';
import type { Entry } from '@/lib/roster/collection/collection';
import { FORCE_SIZE } from '@/lib/roster/limits';
import { parseRoster } from '@/lib/roster/parse';
import { capitalised } from '@/lib/roster/text/words';
import type { StoredRoster } from '@/lib/storage/db';
import { elementsOf, useBuilder, useBuilderState } from '../context';
import type { PickerProps } from '../system-editor';
import { OfferRow } from './offer-row';

/** The elements of another roster of the game, to copy; nothing while there is no other. */
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
  const { system, editor } = useBuilder();
  const force = useBuilderState(({ roster }) => roster.force);
  const pack = useBuilderState((state) => state.pack);
  const full = useBuilderState(({ evaluation }) => elementsOf(editor).list(evaluation).length >= FORCE_SIZE);
  const entries = useMemo(() => {
    const read = parseRoster(from.roster, system);
    return read.ok ? collecting.owned(read.value.force).map(entryOf) : null;
  }, [from, system, collecting]);
  if (entries === null) return <p>This roster cannot be read: open it to see why.</p>;
  if (entries.length === 0) return <p className="text-muted">It has no elements yet.</p>;
  const game = { system, editor, collecting, records: null };
  return (
    <ul className="divide-y divide-line border-line border-b">
      {entries.map((entry) => {
        const about = described(entry, game);
        if (!about.symbol) return null;
        const { cost, values } = describedIn(force, pack, entry, game) ?? about;
        const figures = values.map(({ letter, value }) => `${letter} ${value}`).join(' ');
        return (
          <OfferRow
            key={entry.id}
            level={4}
            name={about.label}
            terms={about.notes}
            verb="Copy"
            what={about.label}
            symbol={about.symbol}
            price={cost}
            about={capitalised([figures, ...about.notes].filter((text) => text !== '').join(' · '))}
            count={0}
            disabled={full}
            banned={null}
            onAdd={() => add({ name: about.label, add: (now) => collecting.field(now, entry).force })}
          />
        );
      })}
    </ul>
  );
}

/** An element of a force as one model, under its own name. */
const entryOf = ({ id, name, design }: ReturnType<AnyCollecting['owned']>[number]): Entry => ({
  ...design,
  ...{ id, name, count: 1, stars: 0, min: 0 },
});
