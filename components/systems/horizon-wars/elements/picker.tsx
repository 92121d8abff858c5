import { useCallback, useDeferredValue } from 'react';
import { useBuilder } from '@/components/builder/context';
import { PickerTabs } from '@/components/builder/picker-tabs';
import type { PickerProps } from '@/components/builder/system-editor';
import {
  addElement,
  type Draft,
  isFull,
  newElementId,
  removeElement,
} from '@/lib/systems/horizon-wars/edits/edit';
import { flyingClasses, mechClasses } from '@/lib/systems/horizon-wars/edits/presets';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { useEdit, useEvaluation } from '../use-force';
import { OfferedChqs } from './offered-chqs';
import { OfferedClasses } from './offered-classes';
import { OfferedTypes } from './offered-types';

/** Everything that may be added, by kind. */
export function Picker({ add }: PickerProps<Force>) {
  const evaluation = useEvaluation();
  const onAdd = useCallback(
    (draft: Draft) => void add((force) => addElement(force, draft, newElementId(force))),
    [add],
  );
  // The list of offers is deferred, so that clicks respond immediately.
  const offered = useDeferredValue(evaluation);
  const edit = useEdit();
  const onLess = useCallback((id: string) => void edit((force) => removeElement(force, id)), [edit]);
  const common = { evaluation: offered, onAdd, onLess, full: isFull(evaluation.force) };
  const { conventional, mechs, aircraft } = evaluation;
  const { store, open, designing } = useBuilder();
  const onBare = useCallback(
    (draft: Draft) => {
      const id = newElementId(store.state().roster.force as Force);
      add((force) => addElement(force, draft, id));
      // An element with bare stats is unfinished, so its editor opens immediately.
      open({ kind: 'element', id });
    },
    [add, store, open],
  );
  const count = (items: readonly unknown[]) => (
    <Count items={items} context={designing ? 'added' : 'in the force'} />
  );
  return (
    <PickerTabs
      label="Kinds of element"
      tabs={[
        ...(evaluation.chq === null && !designing
          ? [{ id: 'chq', label: 'CHQ', content: <OfferedChqs {...common} /> }]
          : []),
        {
          id: 'conventional',
          label: 'Conventional',
          aside: count(conventional),
          content: <OfferedTypes {...common} />,
        },
        {
          id: 'mech',
          label: 'Mechs',
          aside: count(mechs),
          content: <OfferedClasses {...common} onBare={onBare} kind="mech" classes={mechClasses} />,
        },
        {
          id: 'aircraft',
          label: 'Aircraft',
          aside: count(aircraft),
          content: <OfferedClasses {...common} onBare={onBare} kind="aircraft" classes={flyingClasses} />,
        },
      ]}
    />
  );
}

const Count = ({ items, context }: { items: readonly unknown[]; context: string }) =>
  items.length > 0 ? (
    <span>
      {items.length}
      <span className="sr-only"> {context}</span>
    </span>
  ) : null;
