import * as z from 'zod/mini';

// What the data files of every game are made of.

export const id = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is lower-case words joined by hyphens'));

export const name = z.string().check(z.minLength(1), z.maxLength(60));

/** One line of prose in our own words, of at most this many characters. */
export const lineOf = (most: number) =>
  z
    .string()
    .check(z.minLength(1), z.maxLength(most), z.regex(/^[^\n!]*$/, 'one line, and no exclamation mark'));
