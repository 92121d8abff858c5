import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

type FormDialogProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'size' | 'onClose'> & {
  /** Label of the submit button. */
  verb: string;
  /** Whether something that the form needs is not there yet; it cannot be submitted until then. */
  isWaiting?: boolean;
  onSubmit: () => void;
  /** Called before Cancel closes it: unlike Escape and Back, Cancel gives up what was filled in. */
  onCancel?: () => void;
  children: ReactNode;
};

/** A dialog with a form, which its last button submits. */
export function FormDialog(props: FormDialogProps) {
  const { verb, isWaiting = false, onSubmit, onCancel, children, ...dialog } = props;
  const form = useId();
  return (
    <Dialog
      {...dialog}
      open
      footer={
        <>
          <Button
            onClick={() => {
              onCancel?.();
              dialog.onClose();
            }}
          >
            Cancel
          </Button>
          <Button type="submit" form={form} variant="primary" busy={isWaiting}>
            {verb}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog opened from this one may contain another form.
          if (event.target === event.currentTarget && !isWaiting) onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
