import { useCallback, useDeferredValue, useState } from 'react';
import { useBuilder } from '@/components/builder/context';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { Tabs } from '@/components/ui/tabs';
import { addedText } from '@/lib/systems/horizon-wars/added';
import { addElement, type Draft, isFull, newElementId } from '@/lib/systems/horizon-wars/edit';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { flyingClasses, mechClasses } from '@/lib/systems/horizon-wars/presets';
import type { Reckoning } from '@/lib/systems/horizon-wars/reckon';

import { OfferedClasses } from './offered-classes';
import { OfferedTypes } from './offered-types';
import { useEdit, useReckoning } from './use-force';

/** Everything that may be added, by kind; stays open, so that several may be added one after the other. */
export function Picker() {
  const { store } = useBuilder();
  const edit = useEdit();
  const reckoning = useReckoning();
  const [last, setLast] = useState<string | null>(null);
  const add = useCallback(
    (draft: Draft) => {
      const id = newElementId(store.state().roster.force as Force);
      edit((force) => addElement(force, draft, id));
      setLast(id);
    },
    [store, edit],
  );
  // The list of offers follows a moment later, so that a press is answered at once.
  const offered = useDeferredValue(reckoning);
  const common = { reckoning: offered, onAdd: add, full: isFull(reckoning.force) };
  const { conventional, mechs, aircraft } = reckoning;
  return (
    <div className="@container">
      <JustAdded reckoning={reckoning} id={last} />
      <Tabs
        label="Kinds of element"
        tabs={[
          {
            id: 'conventional',
            label: 'Conventional',
            aside: <Count of={conventional} />,
            content: <OfferedTypes {...common} />,
          },
          {
            id: 'mech',
            label: 'Mechs',
            aside: <Count of={mechs} />,
            content: <OfferedClasses {...common} kind="mech" classes={mechClasses} />,
          },
          {
            id: 'aircraft',
            label: 'Aircraft',
            aside: <Count of={aircraft} />,
            content: <OfferedClasses {...common} kind="aircraft" classes={flyingClasses} />,
          },
        ]}
      />
    </div>
  );
}

const Count = ({ of }: { of: readonly unknown[] }) =>
  of.length > 0 ? (
    <span>
      {of.length}
      <span className="sr-only"> in the force</span>
    </span>
  ) : null;

/** What the force comes to, and the way to edit what was added last. */
function JustAdded({ reckoning, id }: { reckoning: Reckoning; id: string | null }) {
  const { open } = useBuilder();
  const { force, forceCost, settings, elements } = reckoning;
  const element = elements.find((each) => each.id === id);
  const limit = settings.limit;
  const cost = `Force cost ${forceCost}${limit === null ? '' : ` of ${limit}`}`;
  const added = element ? addedText(element, elements) : null;
  return (
    <div className="sticky in-[dialog]:-top-4 top-0 z-20 -mx-1 mb-2 flex min-h-14 items-center gap-3 border-line border-b bg-ground px-1 py-1 text-sm">
      <div className="min-w-0 flex-1">
        <p className={limit !== null && forceCost > limit ? 'font-medium text-error' : 'font-medium'}>
          {cost}
        </p>
        <p className="truncate text-muted">
          {isFull(force)
            ? `A force holds ${elements.length} elements at most.`
            : (added ?? 'Stays open: add as many as you like.')}
        </p>
      </div>
      {element && (
        <Button size="sm" onClick={() => open({ kind: 'element', id: element.id })}>
          Edit<span className="sr-only"> {element.label}</span>
        </Button>
      )}
      <LiveRegion text={added ? `${added}, ${cost.toLowerCase()}.` : ''} />
    </div>
  );
}
