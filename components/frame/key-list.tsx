import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { CheckField } from '@/components/ui/fields/check-field';
import { Kbd } from '@/components/ui/glyphs';
import { type Command, keyNames } from '../shared/commands';
import { setShortcuts, shortcutsOn } from '../shared/setting';

interface KeyListProps {
  commands: readonly Command[];
  /** Keys that single keys do not include: ", Alt with an arrow". */
  others?: string;
}

/** The keys of commands, and a switch that turns single keys off. */
export function KeyList({ commands, others = '' }: KeyListProps) {
  const [on, setOn] = useState(shortcutsOn);
  const bound = [...new Map(commands.map((each) => [each.id, each])).values()];
  return (
    <>
      <dl className="mb-5 divide-y divide-line">
        {bound.map(({ id, label, help = label, keys: [keys, ...more] = [] }) =>
          keys === undefined ? null : (
            <div key={id} className="grid grid-cols-[7rem_1fr] items-center py-1.5">
              <dt className="flex gap-1">
                {keyNames(keys).map((name) => (
                  <Kbd key={name}>{name}</Kbd>
                ))}
              </dt>
              <dd>
                {help}
                {more.map((other) => ` (or ${keyNames(other).join(' ')})`)}
              </dd>
            </div>
          ),
        )}
      </dl>
      <CheckField
        label="Single-key shortcuts"
        description={`Turn them off if your assistive software sends key presses. Esc${others} and Ctrl with Z or Y always work.`}
        checked={on}
        onChange={(event) => {
          setShortcuts(event.target.checked);
          setOn(event.target.checked);
        }}
      />
    </>
  );
}

/** The keys of a page. */
export const KeysDialog = ({ commands, onClose }: { commands: readonly Command[]; onClose: () => void }) => (
  <Dialog open onClose={onClose} title="Keyboard shortcuts" size="sm">
    <KeyList commands={commands} />
  </Dialog>
);
