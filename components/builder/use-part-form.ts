'use client';

import { startTransition, useEffect, useLayoutEffect, useRef } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { faultsOf } from '@/lib/roster/faults';
import { useBuilder } from './context';

/**
 * A form over a part of the roster, read by the schema of the file format. Entries that the schema accepts are
 * committed as they are typed; the others stay in their field with the sentence that a file would get.
 * @param atOnce draws what rests on an entry in its own frame, and not after it: for a commit that changes more of the
 * page than the roster
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
  // Has the roster changed otherwise than by this form since something was last typed in it?
  const elsewhere = useRef(false);
  const { store } = useBuilder();
  useEffect(
    () =>
      store.subscribe(() => {
        elsewhere.current = true;
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
          // The field shows what was typed by itself; what rests on it may be drawn after that.
          const committed = () => latest.current.commit(read.data);
          if (latest.current.atOnce) committed();
          else startTransition(committed);
          elsewhere.current = false;
        },
      }),
    [subscribe],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the values say something else
  useLayoutEffect(() => {
    // What was typed is in the roster already; what is drawn may be from before it.
    if (elsewhere.current) reset(latest.current.values, { keepErrors: true, keepFieldsRef: true });
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
