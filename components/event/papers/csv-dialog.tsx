import { Download } from 'lucide-react';
import { SeparatorField, useSeparator } from '@/components/shared/share/csv-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { Separator } from '@/lib/sheet/csv';

interface CsvDialogProps {
  title: string;
  onSave: (separator: Separator) => void;
  onClose: () => void;
}

/** Saves a table as CSV, with the separator that the spreadsheet expects. */
export function CsvDialog({ title, onSave, onClose }: CsvDialogProps) {
  const [separator, choose] = useSeparator();
  const save = () => {
    onSave(separator);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <Button variant="primary" onClick={save}>
          <Download aria-hidden size={16} /> Save to a file
        </Button>
      }
    >
      <SeparatorField value={separator} onChange={choose} />
    </Dialog>
  );
}
