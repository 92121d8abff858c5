'use client';

import { startTransition, useEffect, useLayoutEffect, useRef } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { faultsOf } from '@/lib/roster/faults';
import { useBuilder } from './context';

/**
 * A form for a part of the roster, validated by the schema of the file format. Values that the schema accepts are
 * committed as they are typed; others stay in their field with the error message that a file would get.
 * @param atOnce renders the effects of a commit in the same frame, not in a transition: for a commit that changes more
 * of the page than the roster
 */
export function usePartForm<Values extends FieldValues>(
  schema: z.ZodMiniType<Values>,
  values: Values,
  commit: (values: Values) => void,
  atOnce = false,
) {
  const resolver: Resolver<Values> = (entered) => {
    const read = z.safeParse(schema, entered);
    if (read.success) return { values: read.data, errors: {} };
    const errors: Record<string, unknown> = {};
    for (const { path, message } of faultsOf(read.error, entered))
      setAt(errors, path.split('.'), { type: 'schema', message });
    return { values: {}, errors } as never;
  };
  const form = useForm<Values>({
    defaultValues: values as DefaultValues<Values>,
    resolver,
    mode: 'onChange',
  });
  const { subscribe, reset } = form;
  const latest = useRef({ schema, values, commit, atOnce });
  useLayoutEffect(() => {
    latest.current = { schema, values, commit, atOnce };
  });
  // Whether the roster was changed outside this form since the last input.
  const changedElsewhere = useRef(false);
  const { store } = useBuilder();
  useEffect(
    () =>
      store.subscribe(() => {
        changedElsewhere.current = true;
      }),
    [store],
  );
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: entered, type }) => {
          if (type !== 'change') return;
          const read = z.safeParse(latest.current.schema, entered);
          if (!read.success) return;
          // The field shows the input by itself; what depends on it may render later.
          const commitRead = () => latest.current.commit(read.data);
          if (latest.current.atOnce) commitRead();
          else startTransition(commitRead);
          changedElsewhere.current = false;
        },
      }),
    [subscribe],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the content of the values changes
  useLayoutEffect(() => {
    // Input of this form is in the roster already, while the rendered values may be older.
    if (changedElsewhere.current) reset(latest.current.values, { keepErrors: true, keepFieldsRef: true });
  }, [JSON.stringify(values), reset]);
  return form;
}

function setAt(target: Record<string, unknown>, path: readonly string[], value: unknown) {
  const [first = 'root', ...rest] = path;
  if (rest.length === 0) target[first] = value;
  else {
    const inner = (target[first] ?? {}) as Record<string, unknown>;
    target[first] = inner;
    setAt(inner, rest, value);
  }
}
