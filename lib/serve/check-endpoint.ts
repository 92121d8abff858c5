import { checkBody, type Tools } from '@/lib/check/body';
import { sha256 } from '@/lib/cli/hash';
import { manyRosters } from '@/lib/cli/many-rosters';
import type { Endpoint } from './endpoint';
import { type Kind, LIMITS, type Limits } from './limits';
import { answerLines } from './lines';
import { Turns } from './turns';

/** Checks a roster, a roster with a pack, or one roster per line (roster-format, "The checker"). */
export const checkEndpoint = (
  limits: Record<Kind, Limits> = LIMITS,
  tools: Tools = { parse: manyRosters(), sha256 },
  turns = new Turns(),
): Endpoint => ({
  path: '/api/check',
  types: 'application/json, or application/x-ndjson for a roster a line',
  takes: {
    'application/json': {
      limits: limits.json,
      one: (body, address) =>
        turns.take(address, async () => {
          const answer = await checkBody(body, tools);
          return { status: 'unreadable' in answer ? 400 : 200, text: JSON.stringify(answer) };
        }),
    },
    'application/x-ndjson': {
      limits: limits.ndjson,
      many: (pieces, address) => answerLines(pieces, tools, (work) => turns.take(address, work)),
    },
  },
});
