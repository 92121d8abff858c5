'use client';

import { useState } from 'react';
import { CheckField } from '@/components/ui/check-field';
import { Dialog } from '@/components/ui/dialog';
import { Kbd } from '@/components/ui/kbd';
import { keyNames } from '../shell/commands';
import { setShortcuts, shortcutsOn } from '../shell/shortcut-setting';
import type { BuilderCommand } from './commands';
import { useBuilder } from './context';
import { useElementCommands } from './element-commands';
import { elementsOf } from './no-elements';

interface ShortcutsDialogProps {
  commands: () => readonly BuilderCommand[];
  open: boolean;
  onClose: () => void;
}

/** The keys of the builder, and a switch that turns single keys off. */
export function ShortcutsDialog({ commands, open, onClose }: ShortcutsDialogProps) {
  const { editor, store } = useBuilder();
  const commandsOf = useElementCommands();
  const [on, setOn] = useState(shortcutsOn);
  const ids = elementsOf(editor)
    .list(store.state().reckoning)
    .map(({ id }) => id);
  const ofElements = editor.elements && open ? ['', ...ids].flatMap(commandsOf) : [];
  const bound = [...new Map([...ofElements, ...commands()].map((each) => [each.id, each])).values()];
  return (
    <Dialog open={open} onClose={onClose} title="Keys" size="sm">
      <dl className="mb-5 divide-y divide-line">
        {bound.map(({ id, label, help = label, keys: [keys, ...others] = [] }) =>
          keys === undefined ? null : (
            <div key={id} className="grid grid-cols-[7rem_1fr] items-center py-1.5">
              <dt className="flex gap-1">
                {keyNames(keys).map((name) => (
                  <Kbd key={name}>{name}</Kbd>
                ))}
              </dt>
              <dd>
                {help}
                {others.map((other) => ` (or ${keyNames(other).join(' ')})`)}
              </dd>
            </div>
          ),
        )}
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
