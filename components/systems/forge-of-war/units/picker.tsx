import { useCallback, useMemo } from 'react';
import { useBuilder, useEditForce } from '@/components/builder/context';
import { PickerTabs } from '@/components/builder/picker-tabs';
import type { PickerProps } from '@/components/builder/system-editor';
import {
  blankDrafts,
  type Draft,
  draftOf,
  troopGroups,
  vehicleDrafts,
} from '@/lib/systems/forge-of-war/edits/drafts';
import { addUnit, isFull, newUnitId, removeUnit } from '@/lib/systems/forge-of-war/edits/edit';
import { armoury, evaluateUnit } from '@/lib/systems/forge-of-war/evaluate/evaluate-units';
import type { Force } from '@/lib/systems/forge-of-war/force';
import { useEvaluation } from '../use-force';
import { Offered } from './offered';
import { StoredTroops } from './stored-troops';

/** Everything that may be added: generic troops, blank units, and the player's stored troops. */
export function Picker({ add }: PickerProps<Force>) {
  const { force, units } = useEvaluation();
  const { store, open } = useBuilder();
  const onAdd = useCallback(
    (put: (force: Force, id: string) => Force) => void add((now) => put(now, newUnitId(now))),
    [add],
  );
  // A blank unit is unfinished, so its editor opens immediately.
  const onBlank = useCallback(
    (put: (force: Force, id: string) => Force) => {
      const id = newUnitId(store.state().roster.force as Force);
      add((now) => put(now, id));
      open({ kind: 'element', id });
    },
    [add, store, open],
  );
  const full = isFull(force);
  const fieldedOf = (troop: string) => units.filter(({ source }) => source.troop === troop);
  return (
    <PickerTabs
      label="Kinds of unit"
      tabs={[
        ...troopGroups.map(({ id, title, troops }) => ({
          id,
          label: title,
          content: (
            <ul className="divide-y divide-line">
              {id === 'vehicle' && <Blanks drafts={vehicleDrafts} full={full} onAdd={onBlank} />}
              {troops.map((troop) => (
                <Offer
                  key={troop.id}
                  name={troop.name}
                  about={troop.about}
                  draft={draftOf(troop)}
                  fielded={fieldedOf(troop.id)}
                  full={full}
                  onAdd={onAdd}
                />
              ))}
            </ul>
          ),
        })),
        {
          id: 'blank',
          label: 'Blank',
          content: (
            <ul className="divide-y divide-line">
              <Blanks drafts={blankDrafts} full={full} onAdd={onBlank} />
            </ul>
          ),
        },
        { id: 'kept', label: 'Your troops', content: <StoredTroops full={full} onAdd={onAdd} /> },
      ]}
    />
  );
}

type OfferProps = {
  name: string;
  about: string;
  draft: Draft;
  /** The units of this troop in the force. */
  fielded?: readonly { id: string }[] | undefined;
  full: boolean;
  onAdd: (put: (force: Force, id: string) => Force) => void;
};

function Blanks({ drafts, ...rest }: Pick<OfferProps, 'full' | 'onAdd'> & { drafts: typeof blankDrafts }) {
  return drafts.map(({ id, name, about, draft }) => <Offer key={id} {...{ name, about, draft }} {...rest} />);
}

function Offer({ name, about, draft, fielded = [], full, onAdd }: OfferProps) {
  const edit = useEditForce<Force>();
  const last = fielded.at(-1);
  const { rulings } = useEvaluation();
  const unit = useMemo(
    () => evaluateUnit({ ...draft, id: '', passengers: [] }, name, armoury([], rulings), rulings),
    [draft, name, rulings],
  );
  return (
    <Offered
      name={name}
      about={about}
      unit={unit}
      disabled={full}
      count={fielded.length}
      onLess={last && (() => void edit((force) => removeUnit(force, last.id)))}
      onAdd={() => onAdd((force, id) => addUnit(force, draft, id))}
    />
  );
}
