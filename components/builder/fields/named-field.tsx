import { dequal } from 'dequal/lite';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import { PlainField, type PlainFieldProps } from './plain-field';

/** A field of an object, by its key. */
export interface Named {
  /** The field's key in its object. */
  name: string;
  error: string | undefined;
  /** Sets a field by its key; always the same function. */
  set: (name: string, value: unknown) => void;
}

/** Returns a function that stays the same, and calls the one given last. */
export function useSteady<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args) => latest.current(...args), []);
}

type NamedFieldProps = Omit<PlainFieldProps, 'onChange'> & Named;

/** A plain field of an object; rendered again only when it changes itself, not when another one does. */
export const NamedField = memo(function NamedField({ name, set, ...rest }: NamedFieldProps) {
  return <PlainField {...rest} onChange={(next) => set(name, next ?? rest.kind.nothing)} />;
}, dequal);
