import * as z from 'zod/mini';
import { name } from '@/lib/roster/data-schema';

/** Returns the schema of a game's play-summary.json, of its lines and its page references. */
export const playDataSchema = <Line extends z.ZodMiniType, Page extends z.ZodMiniType>(
  line: Line,
  page: Page,
) =>
  z.array(
    z.strictObject({
      title: name,
      rows: z.array(z.strictObject({ name, lines: z.array(line).check(z.minLength(1)), page })),
    }),
  );
