import { Dialog } from '@/components/ui/dialog';
import { KeyList } from '../shell/key-list';
import type { BuilderCommand } from './commands';
import { useBuilder } from './context';
import { useElementCommands } from './element-commands';
import { elementsOf } from './no-elements';

interface ShortcutsDialogProps {
  commands: () => readonly BuilderCommand[];
  open: boolean;
  onClose: () => void;
}

/** The keys of the builder. */
export function ShortcutsDialog({ commands, open, onClose }: ShortcutsDialogProps) {
  const { editor, store } = useBuilder();
  const commandsOf = useElementCommands();
  const ids = elementsOf(editor)
    .list(store.state().evaluation)
    .map(({ id }) => id);
  const ofElements = editor.elements && open ? ['', ...ids].flatMap(commandsOf) : [];
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts" size="sm">
      <KeyList
        commands={[...ofElements, ...commands()]}
        others={editor.elements ? ', Alt with an arrow' : ''}
      />
    </Dialog>
  );
}
