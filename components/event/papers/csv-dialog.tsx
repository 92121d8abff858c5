import { Download } from 'lucide-react';
import { useId } from 'react';
import * as z from 'zod/mini';
import {
  DEFAULT_SEPARATOR,
  lastSeparator,
  separatorField,
  separatorShape,
} from '@/components/shared/share/csv-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Form } from '@/components/ui/form/form';
import { FormChoice } from '@/components/ui/form/form-field';
import { useZodForm } from '@/components/ui/form/use-zod-form';
import type { Separator } from '@/lib/sheet/csv';

interface CsvDialogProps {
  title: string;
  onSave: (separator: Separator) => void;
  onClose: () => void;
}

const csvForm = z.object(separatorShape);

/** Saves a table as CSV, with the separator that the spreadsheet expects. */
export function CsvDialog({ title, onSave, onClose }: CsvDialogProps) {
  const id = useId();
  const form = useZodForm(csvForm, { separator: DEFAULT_SEPARATOR }, lastSeparator);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <Button type="submit" form={id} variant="primary">
          <Download aria-hidden size={16} /> Save to a file
        </Button>
      }
    >
      <Form
        id={id}
        form={form}
        onSubmit={({ separator }) => {
          onSave(separator);
          onClose();
        }}
      >
        <FormChoice control={form.control} {...separatorField} />
      </Form>
    </Dialog>
  );
}
