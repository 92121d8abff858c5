import { type ComponentProps, type SubmitEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type FieldValues, FormProvider, useFormState } from 'react-hook-form';
import type { ZodForm } from './use-zod-form';

export interface FormProps<In extends FieldValues, Out>
  extends Omit<ComponentProps<'form'>, 'onSubmit' | 'form'> {
  form: ZodForm<In, Out>;
  /** Called with what the schema made of the fields, unless one of them is wrong. */
  onSubmit: (values: Out) => unknown;
}

/**
 * The element of a form. Submitting it says what is wrong at the fields and moves the focus to the first of them; one
 * submission at a time.
 */
export function Form<In extends FieldValues, Out>({ form, onSubmit, children, ...rest }: FormProps<In, Out>) {
  const element = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const { submitCount } = useFormState({ control: form.control });
  useLayoutEffect(() => {
    if (submitCount === 0) return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    wrong?.closest('details')?.setAttribute('open', '');
    const control = wrong?.matches('fieldset') ? wrong.querySelector('input') : wrong;
    control?.focus();
  }, [submitCount]);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    // A dialog opened from this one may contain another form.
    if (event.target !== event.currentTarget || isBusy.current) return;
    isBusy.current = true;
    // What a field cannot read, such as half a date, is not among the values.
    const isUnread = element.current?.querySelector('[data-unread]') != null;
    // Shown before anything else is pressed or typed, as if it had been done in the event itself.
    const act = (values: Out) => (isUnread ? undefined : flushSync(() => onSubmit(values)));
    await form
      .handleSubmit(act)()
      .finally(() => {
        isBusy.current = false;
      });
  };
  return (
    <FormProvider {...form}>
      <form {...rest} ref={element} noValidate onSubmit={(event) => void submit(event)}>
        {children}
      </form>
    </FormProvider>
  );
}
