import { Trash2 } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { useOwnLibrary } from '@/components/builder/fields/own-library';
import { StatTiles } from '@/components/builder/fields/stat-tiles';
import { PickerTabs } from '@/components/builder/picker/picker-tabs';
import type { PickerProps } from '@/components/builder/system-editor';
import { IconButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/notes';
import { trainingOf, unitTypeOf } from '@/lib/systems/forge-of-war/catalogue/catalogue';
import {
  offeredStats,
  offersOf,
  storedOffers,
  type UnitOffer,
} from '@/lib/systems/forge-of-war/edits/offers';
import { unitStats } from '@/lib/systems/forge-of-war/fields';
import type { Force, StoredTroop } from '@/lib/systems/forge-of-war/force';
import { markersOf } from '@/lib/systems/forge-of-war/paper/tracks';
import { useEvaluation } from '../use-force';

/** Everything that may be added: generic troops, blank units, and the player's stored troops. */
export function Picker({ add }: PickerProps<Force>) {
  // The list of offers is deferred, so that clicks respond immediately.
  const evaluation = useDeferredValue(useEvaluation());
  const { stored } = useOwnLibrary<StoredTroop>('troop');
  const tabs = useMemo(() => offersOf(evaluation), [evaluation]);
  const empty = stored?.length === 0 && (
    <EmptyState title="No troops of yours yet">
      Open a unit and select “Save for other forces”. You then find it here, with its custom weapons, in every
      force.
    </EmptyState>
  );
  return (
    <PickerTabs
      label="Kinds of unit"
      tabs={[
        ...tabs,
        {
          id: 'kept',
          label: 'Your troops',
          intro: empty,
          groups: [{ offers: storedOffers(stored ?? [], evaluation) }],
        },
      ]}
      add={add}
      Values={Values}
    />
  );
}

/** The values of a unit, its type and training; and a button that deletes it from the library. */
function Values({ offer }: { offer: UnitOffer }) {
  const { unit, stored } = offer.subject;
  const { remove } = useOwnLibrary<StoredTroop>('troop');
  const { type, training } = unit.source;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <StatTiles
          stats={unitStats}
          element={unit}
          ids={[...offeredStats]}
          size="sm"
          raisedMark="with pistols"
          className="w-full max-w-md"
        />
        <span className="condensed text-muted text-sm">
          {unitTypeOf(type).name} · {trainingOf(training).name} · {markersOf(unit)} D
          {unit.weapons.length === 0 && ' · no weapons yet'}
        </span>
      </div>
      {stored && (
        <IconButton
          size="sm"
          label={`Delete ${stored.id}`}
          icon={<Trash2 aria-hidden size={16} />}
          onClick={() => void remove(stored)}
        />
      )}
    </>
  );
}
