import * as z from 'zod/mini';
import type { Ruling } from './ruling';

const line = z
  .string()
  .check(z.minLength(1), z.maxLength(120), z.regex(/^[^\n!]*$/, 'one line, and no exclamation mark'));
const value = z.union([z.string().check(z.minLength(1), z.maxLength(60)), z.int()]);

/** Returns the schema of a game's rulings.json; `page` is the schema of its page references. */
export const rulingsDataSchema = <Page extends z.ZodMiniType>(page: Page) =>
  z.array(
    z
      .strictObject({
        id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens')),
        title: z.string().check(z.minLength(1), z.maxLength(60)),
        question: line,
        page,
        default: value,
        values: z.array(z.strictObject({ value, meaning: line })).check(z.minLength(2)),
      })
      .check(z.refine(hasDefault, { error: 'the default is one of the values' })),
  );

const hasDefault = ({ default: usual, values }: Pick<Ruling, 'default' | 'values'>) =>
  values.some(({ value }) => value === usual);
