import * as z from 'zod/mini';
import { addFault } from '@/lib/roster/schemas';
import { type LinkParts, linkParts } from './places';

/** A link as it was pasted, and the server that it names; null for the main one. */
export interface PastedLink extends LinkParts {
  server: string | null;
}

/** A form for a link to an event. */
export const linkForm = z.object({
  link: z.pipe(
    z.string(),
    z.transform((link: string, payload): PastedLink => {
      const parts = linkParts(link);
      if (parts !== null) return { ...parts, server: new URL(link.trim()).searchParams.get('s') };
      addFault(payload, [], 'This is not a link to an event. Copy the whole link.');
      return z.NEVER;
    }),
  ),
});
