'use client';

import { useState } from 'react';
import { CheckField } from '@/components/ui/check-field';
import { Dialog } from '@/components/ui/dialog';
import { Kbd } from '@/components/ui/kbd';
import { useBuilder } from './context';
import { elementsOf } from './no-elements';
import { setShortcuts, shortcutsOn } from './shortcut-setting';

/** The keys of the builder, and the switch for those who would rather have none. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { editor, store } = useBuilder();
  const [on, setOn] = useState(shortcutsOn);
  const { noun, actions, list } = elementsOf(editor);
  const { reckoning } = store.state();
  const own = new Map(
    list(reckoning)
      .flatMap(({ id }) => actions(reckoning, id))
      .map(({ id, shortcut, label, name = label }) => [id, { shortcut, name }]),
  );
  const forElements: [string[], string][] = [
    [['A'], `Add ${noun}`],
    [['Enter'], `Open the ${noun} in focus`],
    [['Alt', '↑'], `Move the ${noun} up`],
    [['Alt', '↓'], `Move the ${noun} down`],
    [['D'], `Duplicate the ${noun}`],
    ...[...own.values()].flatMap(({ shortcut, name }): [string[], string][] =>
      shortcut ? [[[shortcut.toUpperCase()], name]] : [],
    ),
    [['Delete'], `Remove the ${noun}`],
  ];
  const keys: [string[], string][] = [
    ...(editor.elements ? forElements : []),
    [['Ctrl', 'Z'], 'Undo'],
    [['Ctrl', 'Y'], 'Redo (or Ctrl, Shift and Z)'],
    [['P'], 'Print the roster'],
    [['Esc'], 'Close what is open'],
    [['?'], 'These keys'],
  ];
  return (
    <Dialog open={open} onClose={onClose} title="Keys" size="sm">
      <dl className="mb-5 divide-y divide-line">
        {keys.map(([names, what]) => (
          <div key={what} className="grid grid-cols-[7rem_1fr] items-center py-1.5">
            <dt className="flex gap-1">
              {names.map((name) => (
                <Kbd key={name}>{name}</Kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <CheckField
        label="Single keys are on"
        description={`Switch them off if your software sends keys of its own. Esc${editor.elements ? ', Alt with an arrow' : ''} and Ctrl with Z or Y always work.`}
        checked={on}
        onChange={(event) => {
          setShortcuts(event.target.checked);
          setOn(event.target.checked);
        }}
      />
    </Dialog>
  );
}
