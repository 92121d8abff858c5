import { type ComponentProps, type SyntheticEvent, useState } from 'react';
import { TextField } from './text-field';

type DateFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'onBlur' | 'onKeyDown'> & {
  type?: 'date' | 'datetime-local';
};

/**
 * A date, or a date and a time. What browsers take for none, half a date or a 30 February, has no value but is still in
 * the field: it says so once it is left or confirmed.
 */
export function DateField({ type = 'date', error, onChange, ...rest }: DateFieldProps) {
  const [isNone, setNone] = useState(false);
  const look = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setNone(currentTarget.validity.badInput);
  return (
    <TextField
      {...rest}
      data-unread={isNone || undefined}
      type={type}
      error={error || (isNone && 'This date is incomplete or does not exist. Correct or clear it.')}
      onBlur={look}
      onKeyDown={(event) => {
        if (event.key === 'Enter') look(event);
      }}
      onChange={(event) => {
        if (isNone) look(event);
        onChange?.(event);
      }}
    />
  );
}
