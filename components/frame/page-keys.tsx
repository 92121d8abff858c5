'use client';

import { Keyboard, X } from 'lucide-react';
import { useCallback, useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { boundCommands, type Command, useCommandKeys } from '../shared/commands';

const KeysDialog = lazyPart(async () => (await import('./key-list')).KeysDialog);

/** Closes what is open; the browser handles the key itself. */
const close: Command = {
  id: 'close',
  label: 'Close a dialog or a menu',
  icon: X,
  keys: ['Escape'],
  keyScope: 'browser',
  run: () => {},
};

/** Opens the keys of the page with the key that opens them everywhere. */
export function PageKeys() {
  const [listed, list] = useState<readonly Command[] | null>(null);
  useCommandKeys(
    useCallback((): Command[] => {
      const show = () => list([...boundCommands(), close]);
      return [
        {
          id: 'keys',
          label: 'Keyboard shortcuts',
          help: 'Show keyboard shortcuts',
          icon: Keyboard,
          keys: ['?'],
          run: show,
        },
      ];
    }, []),
  );
  if (listed === null) return null;
  return <KeysDialog commands={listed} onClose={() => list(null)} />;
}
