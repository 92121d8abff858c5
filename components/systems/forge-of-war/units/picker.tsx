import { useCallback, useMemo, useState } from 'react';
import { useBuilder } from '@/components/builder/context';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { Tabs } from '@/components/ui/tabs';
import { counted } from '@/lib/roster/words';
import {
  blankDrafts,
  type Draft,
  draftOf,
  troopGroups,
  vehicleDrafts,
} from '@/lib/systems/forge-of-war/drafts';
import { addUnit, isFull, newUnitId } from '@/lib/systems/forge-of-war/edit';
import type { Force } from '@/lib/systems/forge-of-war/force';
import { armoury, reckonUnit } from '@/lib/systems/forge-of-war/reckon-units';
import { useEdit, useReckoning } from '../use-force';
import { KeptTroops } from './kept-troops';
import { OfferCard } from './offer-card';

/** Everything that may be added: the generic troops, blank units, and what the player keeps. Stays open. */
export function Picker() {
  const { store } = useBuilder();
  const edit = useEdit();
  const { force, units } = useReckoning();
  const [last, setLast] = useState<string | null>(null);
  const add = useCallback(
    (put: (force: Force, id: string) => Force) => {
      const id = newUnitId(store.state().roster.force as Force);
      edit((now) => put(now, id));
      setLast(id);
    },
    [store, edit],
  );
  const full = isFull(force);
  const counts = new Map<string | undefined, number>();
  for (const { source } of units) counts.set(source.troop, (counts.get(source.troop) ?? 0) + 1);
  return (
    <div className="@container">
      <JustAdded id={last} />
      <Tabs
        label="Kinds of unit"
        tabs={[
          ...troopGroups.map(({ id, title, troops }) => ({
            id,
            label: title,
            content: (
              <ul className="divide-y divide-line">
                {troops.map((troop) => (
                  <Offer
                    key={troop.id}
                    name={troop.name}
                    about={troop.about}
                    draft={draftOf(troop)}
                    count={counts.get(troop.id) ?? 0}
                    full={full}
                    onAdd={add}
                  />
                ))}
                {id === 'vehicle' && <Blanks drafts={vehicleDrafts} full={full} onAdd={add} />}
              </ul>
            ),
          })),
          {
            id: 'blank',
            label: 'Blank',
            content: (
              <ul className="divide-y divide-line">
                <Blanks drafts={blankDrafts} full={full} onAdd={add} />
              </ul>
            ),
          },
          { id: 'kept', label: 'Kept', content: <KeptTroops full={full} onAdd={add} /> },
        ]}
      />
    </div>
  );
}

type OfferProps = {
  name: string;
  about: string;
  draft: Draft;
  count: number;
  full: boolean;
  onAdd: (put: (force: Force, id: string) => Force) => void;
};

function Blanks({ drafts, ...rest }: Pick<OfferProps, 'full' | 'onAdd'> & { drafts: typeof blankDrafts }) {
  return drafts.map(({ id, name, about, draft }) => (
    <Offer key={id} {...{ name, about, draft }} count={0} {...rest} />
  ));
}

function Offer({ name, about, draft, count, full, onAdd }: OfferProps) {
  const { rulings } = useReckoning();
  const unit = useMemo(
    () => reckonUnit({ ...draft, id: '', passengers: [] }, name, armoury([], rulings), rulings),
    [draft, name, rulings],
  );
  return (
    <OfferCard
      name={name}
      about={`${about}${count > 0 ? ` · ${count} in the force` : ''}`}
      unit={unit}
      disabled={full}
      onAdd={() => onAdd((force, id) => addUnit(force, draft, id))}
    />
  );
}

/** What the force comes to, and the way to edit what was added last. */
function JustAdded({ id }: { id: string | null }) {
  const { open } = useBuilder();
  const { force, units, figures, unit } = useReckoning();
  const added = id === null ? undefined : unit(id);
  const sum = `${counted(units.length, 'unit')}, ${counted(figures, 'figure')}`;
  const text = added
    ? `${added.label} added${added.weapons.length === 0 ? ', with no weapons yet' : ''}`
    : null;
  return (
    <div className="sticky in-[dialog]:-top-4 top-0 z-20 -mx-1 mb-2 flex min-h-14 items-center gap-3 border-line border-b bg-ground px-1 py-1 text-sm">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{sum}</p>
        <p className="truncate text-muted">
          {isFull(force)
            ? `A force holds ${units.length} units at most.`
            : (text ?? 'Stays open: add as many as you like.')}
        </p>
      </div>
      {added && (
        <Button size="sm" onClick={() => open({ kind: 'element', id: added.id })}>
          Edit<span className="sr-only"> {added.label}</span>
        </Button>
      )}
      <LiveRegion text={text ? `${text}: ${sum}.` : ''} />
    </div>
  );
}
