import { useDeferredValue } from 'react';
import { PickerTabs } from '@/components/builder/picker-tabs';
import type { PickerProps } from '@/components/builder/system-editor';
import type { Force } from '@/lib/systems/command-horizon/force';
import { FactionField } from '../sections/faction-field';
import { useEvaluation } from '../use-force';
import { OfferedGroups } from './offered-groups';
import { OfferedTypes } from './offered-types';

/** The units of the faction, one by one or in groups. */
export function Picker({ add }: PickerProps<Force>) {
  // The list of offers is deferred, so that clicks respond immediately.
  const offered = useDeferredValue(useEvaluation());
  return (
    <>
      <div className="mb-4">
        <FactionField />
      </div>
      <PickerTabs
        label="What to add"
        tabs={[
          { id: 'types', label: 'Units', content: <OfferedTypes evaluation={offered} onAdd={add} /> },
          { id: 'groups', label: 'Groups', content: <OfferedGroups evaluation={offered} onAdd={add} /> },
        ]}
      />
    </>
  );
}
