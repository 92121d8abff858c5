import * as z from 'zod/mini';
import { id, lineOf, name } from './data-parts';
import type { Ruling } from './ruling';

const line = lineOf(120);
const value = z.union([name, z.int()]);

/** Returns the schema of a game's rulings.json; `page` is the schema of its page references. */
export const rulingsDataSchema = <Page extends z.ZodMiniType>(page: Page) =>
  z.array(
    z
      .strictObject({
        id,
        title: name,
        question: line,
        page,
        default: value,
        values: z.array(z.strictObject({ value, meaning: line })).check(z.minLength(2)),
      })
      .check(z.refine(hasDefault, { error: 'the default is one of the values' })),
  );

const hasDefault = ({ default: usual, values }: Pick<Ruling, 'default' | 'values'>) =>
  values.some(({ value }) => value === usual);
