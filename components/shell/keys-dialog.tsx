import { Dialog } from '@/components/ui/dialog';
import type { Command } from './commands';
import { KeyList } from './key-list';

/** The keys of a page. */
export const KeysDialog = ({ commands, onClose }: { commands: readonly Command[]; onClose: () => void }) => (
  <Dialog open onClose={onClose} title="Keyboard shortcuts" size="sm">
    <KeyList commands={commands} />
  </Dialog>
);
