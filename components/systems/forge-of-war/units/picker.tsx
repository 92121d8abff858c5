import { useCallback, useMemo } from 'react';
import type { PickerProps } from '@/components/builder/system-editor';
import { Tabs } from '@/components/ui/tabs';
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
import { useReckoning } from '../use-force';
import { OfferCard } from './offer-card';
import { StoredTroops } from './stored-troops';

/** Everything that may be added: the generic troops, blank units, and what the player keeps. */
export function Picker({ add }: PickerProps<Force>) {
  const { force, units } = useReckoning();
  const onAdd = useCallback(
    (put: (force: Force, id: string) => Force) => void add((now) => put(now, newUnitId(now))),
    [add],
  );
  const full = isFull(force);
  const counts = new Map<string | undefined, number>();
  for (const { source } of units) counts.set(source.troop, (counts.get(source.troop) ?? 0) + 1);
  return (
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
                  onAdd={onAdd}
                />
              ))}
              {id === 'vehicle' && <Blanks drafts={vehicleDrafts} full={full} onAdd={onAdd} />}
            </ul>
          ),
        })),
        {
          id: 'blank',
          label: 'Blank',
          content: (
            <ul className="divide-y divide-line">
              <Blanks drafts={blankDrafts} full={full} onAdd={onAdd} />
            </ul>
          ),
        },
        { id: 'kept', label: 'Kept', content: <StoredTroops full={full} onAdd={onAdd} /> },
      ]}
    />
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
