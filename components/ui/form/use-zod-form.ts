import { zodResolver } from '@hookform/resolvers/zod';
import { dequal } from 'dequal/lite';
import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { requirement } from '@/lib/roster/faults';

/** A form: what its fields hold, and what its schema makes of that. */
export type ZodForm<In extends FieldValues, Out = In> = UseFormReturn<In, unknown, Out>;

/** Where the values of a form outlast it: what it starts with, and what is written with each change. */
export interface Keeper<In> {
  read: (start: In) => Partial<In>;
  write: (values: In, start: In) => void;
}

/**
 * A form that is read by a schema, the same one that its values meet where they are used. Errors are shown from the
 * first attempt to submit it, and go once their field is right.
 * @param start the values that it starts with
 * @param keeper keeps what was filled in when the form was left
 */
export function useZodForm<In extends FieldValues, Out>(
  schema: z.core.$ZodType<Out, In>,
  start: NoInfer<In>,
  keeper?: Keeper<NoInfer<In>>,
): ZodForm<In, Out> {
  const [initial] = useState(() => ({ start, values: { ...start, ...keeper?.read(start) } }));
  const [keeps] = useState(keeper);
  const form = useForm<In, unknown, Out>({
    resolver: zodResolver(schema, {
      error: (issue) => `It must be ${requirement(issue as z.core.$ZodIssue)}.`,
    }),
    defaultValues: initial.values as DefaultValues<In>,
    // `Form` moves the focus: fields inside a closed disclosure must be opened first.
    shouldFocusError: false,
  });
  const { subscribe } = form;
  useEffect(
    () =>
      keeps &&
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keeps.write(values, initial.start),
      }),
    [subscribe, keeps, initial],
  );
  return form;
}

/** What was filled in, and what the fields held before; by a key, until the page is loaded again. */
const left = new Map<string, { values: FieldValues; start: FieldValues }>();

/** Keeps what is filled in under a key, of a dialog and what it is about, until it is used or given up. */
export const keptUnder = <In extends FieldValues>(key: string): Keeper<In> => ({
  // Without fields whose initial value is another now.
  read(start) {
    const before = left.get(key);
    const valid = Object.entries(before?.values ?? {}).filter(([id]) => dequal(before?.start[id], start[id]));
    return Object.fromEntries(valid) as Partial<In>;
  },
  write: (values, start) => void left.set(key, { values, start }),
});

/** Forgets what was filled in, once it is used or given up. */
export const forgetKept = (key: string): void => void left.delete(key);
