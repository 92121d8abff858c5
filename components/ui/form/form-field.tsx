import type { ComponentProps, ReactNode } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useController,
} from 'react-hook-form';
import { CheckField } from '../fields/check-field';
import { DateField } from '../fields/date-field';
import { NumberField, type NumberFieldProps } from '../fields/number-field';
import { Segmented, type SegmentOption } from '../fields/segmented';
import { SelectField } from '../fields/select-field';
import { TextAreaField, TextField } from '../fields/text-field';

// The fields of a form: those of the kit, which take `value` and `onChange`, tied to a value of the form by its name.

/** Ties a field to a value of a form. */
export interface Bound<In extends FieldValues, Name extends FieldPath<In>, Out> {
  control: Control<In, unknown, Out>;
  name: Name;
  /** Other fields whose errors depend on this one. */
  deps?: FieldPath<In>[] | undefined;
  /** Called after the user has changed it. */
  onValue?: (() => void) | undefined;
}

function useBound<In extends FieldValues, Name extends FieldPath<In>, Out>(bound: Bound<In, Name, Out>) {
  const { control, name, deps = [], onValue } = bound;
  const { field, fieldState } = useController({ control, name, rules: { deps } });
  const { value, onBlur, ref } = field;
  const onChange = (change: unknown) => {
    field.onChange(change);
    onValue?.();
  };
  return { value, onChange, onBlur, ref, error: fieldState.error?.message };
}

type FormFieldProps<In extends FieldValues, Name extends FieldPath<In>, Out> = Bound<In, Name, Out> & {
  children: (field: {
    value: FieldPathValue<In, Name>;
    onChange: (value: FieldPathValue<In, Name>) => void;
    error: string | undefined;
  }) => ReactNode;
};

/** Any field, drawn by `children`. */
export function FormField<In extends FieldValues, Name extends FieldPath<In>, Out>({
  children,
  ...bound
}: FormFieldProps<In, Name, Out>) {
  const { value, onChange, error } = useBound(bound);
  return children({ value, onChange, error });
}

type Own = 'value' | 'checked' | 'onChange' | 'onBlur' | 'ref' | 'error' | 'name';
type Props<In extends FieldValues, Out, Own> = Bound<In, FieldPath<In>, Out> & Own;
type Without<Field extends (props: never) => ReactNode> = Omit<Parameters<Field>[0], Own>;

/** One line of text. */
export function FormText<In extends FieldValues, Out>(props: Props<In, Out, Without<typeof TextField>>) {
  const { control, name, deps, onValue, ...rest } = props;
  return <TextField {...rest} {...useBound({ control, name, deps, onValue })} />;
}

/** Several lines of text. */
export function FormTextArea<In extends FieldValues, Out>(
  props: Props<In, Out, Without<typeof TextAreaField>>,
) {
  const { control, name, deps, onValue, ...rest } = props;
  return <TextAreaField {...rest} {...useBound({ control, name, deps, onValue })} />;
}

/** A date, or a date and a time. */
export function FormDate<In extends FieldValues, Out>(props: Props<In, Out, Without<typeof DateField>>) {
  const { control, name, deps, onValue, ...rest } = props;
  const { onBlur: _, ...field } = useBound({ control, name, deps, onValue });
  return <DateField {...rest} {...field} />;
}

/** One of several options. */
export function FormSelect<In extends FieldValues, Out>(props: Props<In, Out, Without<typeof SelectField>>) {
  const { control, name, deps, onValue, ...rest } = props;
  return <SelectField {...rest} {...useBound({ control, name, deps, onValue })} />;
}

/** A checkbox. */
export function FormCheck<In extends FieldValues, Out>(props: Props<In, Out, Without<typeof CheckField>>) {
  const { control, name, deps, onValue, ...rest } = props;
  const { value, ...field } = useBound({ control, name, deps, onValue });
  return <CheckField {...rest} {...field} checked={value} />;
}

type NumberProps = Omit<NumberFieldProps, Own | 'allowEmpty'> & { allowEmpty?: boolean };

/** A whole number, or none with `allowEmpty`. */
export function FormNumber<In extends FieldValues, Out>(props: Props<In, Out, NumberProps>) {
  const { control, name, deps, onValue, ...rest } = props;
  const { value, onChange, error } = useBound({ control, name, deps, onValue });
  return <NumberField {...({ ...rest, value, onChange, error } as NumberFieldProps)} />;
}

type ChoiceProps = Omit<ComponentProps<typeof Segmented>, Own | 'options' | 'onAgain'> & {
  options: readonly SegmentOption<string>[];
};

/** A choice between a few options, all shown. */
export function FormChoice<In extends FieldValues, Out>(props: Props<In, Out, ChoiceProps>) {
  const { control, name, deps, onValue, ...rest } = props;
  const { value, onChange, error } = useBound({ control, name, deps, onValue });
  return <Segmented {...rest} {...{ value, onChange, error }} />;
}
