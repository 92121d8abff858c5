import { useDeferredValue, useState } from 'react';
import { useBuilder } from '@/components/builder/context';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { Tabs } from '@/components/ui/tabs';
import { capitalised } from '@/lib/roster/words';
import type { Force } from '@/lib/systems/command-horizon/force';
import type { Reckoning } from '@/lib/systems/command-horizon/reckon';
import { addedText, commandSummary } from '@/lib/systems/command-horizon/summaries';
import { FactionField } from '../sections/faction-field';
import { useEdit, useReckoning } from '../use-force';
import { OfferedGroups } from './offered-groups';
import { OfferedTypes } from './offered-types';

/** What was added last: what it is called, and the unit to edit. */
interface Added {
  what: string;
  id: string;
}

/** The units of the faction, one by one or in groups; stays open, so that several may be added. */
export function Picker() {
  const { store } = useBuilder();
  const edit = useEdit();
  const reckoning = useReckoning();
  const [last, setLast] = useState<Added | null>(null);
  const add = (what: string, change: (force: Force) => Force) => {
    const before = (store.state().roster.force as Force).units.length;
    edit(change);
    const first = (store.state().roster.force as Force).units[before];
    if (first) setLast({ what, id: first.id });
  };
  // The list of offers follows a moment later, so that a press is answered at once.
  const offered = useDeferredValue(reckoning);
  return (
    <div className="@container">
      <JustAdded reckoning={reckoning} added={last} />
      <div className="mb-4">
        <FactionField />
      </div>
      <Tabs
        label="What to add"
        tabs={[
          { id: 'types', label: 'Units', content: <OfferedTypes reckoning={offered} onAdd={add} /> },
          { id: 'groups', label: 'Groups', content: <OfferedGroups reckoning={offered} onAdd={add} /> },
        ]}
      />
    </div>
  );
}

/** What the force comes to, and the way to edit what was added last. */
function JustAdded({ reckoning, added }: { reckoning: Reckoning; added: Added | null }) {
  const { open } = useBuilder();
  const unit = added && reckoning.units.find(({ id }) => id === added.id);
  const text = added && unit ? addedText(added.what, reckoning) : null;
  const sum = commandSummary(reckoning);
  return (
    <div className="sticky in-[dialog]:-top-4 top-0 z-20 -mx-1 mb-2 flex min-h-14 items-center gap-3 border-line border-b bg-ground px-1 py-1 text-sm">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{capitalised(sum)}</p>
        <p className="truncate text-muted">{text ?? 'Stays open: add as many as you like.'}</p>
      </div>
      {unit && (
        <Button size="sm" onClick={() => open({ kind: 'element', id: unit.id })}>
          Edit<span className="sr-only"> {unit.label}</span>
        </Button>
      )}
      <LiveRegion text={text ? `${text}, ${sum}.` : ''} />
    </div>
  );
}
