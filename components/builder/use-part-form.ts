'use client';

import { useEffect, useRef } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { faultsOf } from '@/lib/roster/faults';

/**
 * A form over a part of the roster, read by the schema of the file format. Entries that the schema accepts are
 * committed as they are typed; the others stay in their field with the sentence that a file would get.
 */
export function usePartForm<Values extends FieldValues>(
  schema: z.ZodMiniType<Values>,
  values: Values,
  commit: (values: Values) => void,
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
    values,
    resolver,
    mode: 'onChange',
    resetOptions: { keepDirtyValues: false, keepErrors: true },
  });
  const latest = useRef({ schema, values, commit });
  latest.current = { schema, values, commit };
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: entered, type }) => {
          // What came from outside, an undo or another tab, is set field by field: only what is typed is an edit.
          if (type !== 'change') return;
          const read = z.safeParse(latest.current.schema, entered);
          if (read.success && JSON.stringify(read.data) !== JSON.stringify(latest.current.values))
            latest.current.commit(read.data);
        },
      }),
    [subscribe],
  );
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
