import { type ComponentProps, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Form, type FormProps } from '@/components/ui/form/form';
import { FormText } from '@/components/ui/form/form-field';
import { forgetKept, useZodForm } from '@/components/ui/form/use-zod-form';
import { NAME_LENGTH } from '@/lib/roster/limits';
import { givenNameSchema, nameSchema } from '@/lib/roster/roster';

type FormDialogProps<In extends FieldValues, Out> = Pick<
  ComponentProps<typeof Dialog>,
  'title' | 'description' | 'size' | 'onClose'
> &
  Pick<FormProps<In, Out>, 'form' | 'onSubmit' | 'children'> & {
    /** Label of the submit button. */
    verb: string;
    /** Whether something that the form needs is not there yet; it cannot be submitted until then. */
    isWaiting?: boolean;
    /** The key under which it keeps what is filled in: unlike Escape and Back, Cancel gives that up. */
    kept?: string;
  };

/** A dialog with a form, which its last button submits. */
export function FormDialog<In extends FieldValues, Out>(props: FormDialogProps<In, Out>) {
  const { form, verb, isWaiting = false, kept, onSubmit, children, ...dialog } = props;
  const id = useId();
  return (
    <Dialog
      {...dialog}
      open
      footer={
        <>
          <Button
            onClick={() => {
              if (kept !== undefined) forgetKept(kept);
              dialog.onClose();
            }}
          >
            Cancel
          </Button>
          <Button type="submit" form={id} variant="primary" busy={isWaiting}>
            {verb}
          </Button>
        </>
      }
    >
      <Form
        id={id}
        form={form}
        className="grid gap-4"
        onSubmit={(values) => (isWaiting ? undefined : onSubmit(values))}
      >
        {children}
      </Form>
    </Dialog>
  );
}

interface NameDialogProps {
  title: string;
  /** Label of the submit button. */
  verb: string;
  name: string;
  /** Whether a name must be given. */
  required?: boolean;
  onName: (name: string) => void;
  onClose: () => void;
}

const schemas = { given: z.object({ name: givenNameSchema }), any: z.object({ name: nameSchema }) };

/** Asks for a name; with the name that is suggested selected, so that typing replaces it. */
export function NameDialog(props: NameDialogProps) {
  const { title, verb, name, required = false, onName, onClose } = props;
  const form = useZodForm(required ? schemas.given : schemas.any, { name });
  return (
    <FormDialog
      size="sm"
      {...{ title, verb, form, onClose }}
      onSubmit={(given) => {
        onClose();
        onName(given.name);
      }}
    >
      <FormText
        control={form.control}
        name="name"
        data-autofocus
        label="Name"
        maxLength={NAME_LENGTH}
        onFocus={(event) => event.target.select()}
      />
    </FormDialog>
  );
}
