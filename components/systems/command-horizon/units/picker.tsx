import { useDeferredValue, useMemo } from 'react';
import { PickerTabs } from '@/components/builder/picker/picker-tabs';
import type { PickerProps } from '@/components/builder/system-editor';
import type { Offer } from '@/lib/roster/offer';
import { offeredGroups, offeredTypes } from '@/lib/systems/command-horizon/edits/offers';
import type { EvaluatedUnit } from '@/lib/systems/command-horizon/evaluate/evaluate-units';
import type { Force } from '@/lib/systems/command-horizon/force';
import { FactionField } from '../command-panel';
import { useEvaluation } from '../use-force';
import { Effects, UnitTiles } from './unit-tiles';

/** The units of the faction, one by one or in groups. */
export function Picker({ add }: PickerProps<Force>) {
  // The list of offers is deferred, so that clicks respond immediately.
  const evaluation = useDeferredValue(useEvaluation());
  const types = useMemo(() => [{ offers: offeredTypes(evaluation) }], [evaluation]);
  const groups = useMemo(() => [{ offers: offeredGroups(evaluation) }], [evaluation]);
  return (
    <>
      <div className="mb-4">
        <FactionField />
      </div>
      <PickerTabs<Force, EvaluatedUnit | string>
        label="What to add"
        tabs={[
          { id: 'types', label: 'Units', groups: types },
          { id: 'groups', label: 'Groups', groups },
        ]}
        add={add}
        Values={Values}
      />
    </>
  );
}

/** The figures and abilities of a type; the contents of a group. */
const Values = ({ offer: { subject } }: { offer: Offer<Force, EvaluatedUnit | string> }) =>
  typeof subject === 'string' ? (
    <p className="text-muted text-sm">{subject}</p>
  ) : (
    <>
      <UnitTiles unit={subject} size="sm" />
      <Effects unit={subject} />
    </>
  );
