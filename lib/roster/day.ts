import * as z from 'zod/mini';
import { addFault } from './references';

const isDay = (day: string): boolean => {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

/** Returns a schema of a day that exists, "2026-11-24"; zod's own brings those of times and durations along. */
const daySchemaOf = (form: RegExp) =>
  z
    .string()
    .check(z.regex(form, { error: 'a date as in 2026-11-24', abort: true }), z.maxLength(10), (payload) => {
      if (payload.value !== '' && !isDay(payload.value))
        addFault(payload, [], `This is "${payload.value}"; it must be a date as in 2026-11-24.`);
    });

/** A day that exists. */
export const daySchema = daySchemaOf(/^\d{4}-\d{2}-\d{2}$/);

/** A day that exists, or "" for none. */
export const dayOrNoneSchema = daySchemaOf(/^(\d{4}-\d{2}-\d{2})?$/);
