import { briefly, type Figure } from '@/lib/roster/figure';
import { fingerprint, type Hash } from '@/lib/roster/fingerprint';
import type { Use } from '@/lib/roster/pack-rules';
import { withoutHidden } from '@/lib/roster/plain-text';
import type { Fault, Parsed } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { sentenceWithPage } from '@/lib/roster/sentence';
import type { Examined } from './answer';
import { type PublicProblem, publicProblem } from './public-problem';

/** One of many rosters that were checked, in a line: plain data, that a worker can hand over. */
export interface Row {
  /** Where it came from. */
  source: string;
  /** Why it could not be read; none where it was. */
  faults: Fault[];
  read: ReadRow | null;
}

/** A problem with its sentence, and with the page behind that. */
export interface RowProblem extends PublicProblem {
  cited: string;
}

/** What is known of a roster that was read. */
export interface ReadRow {
  roster: Roster;
  /** Id of the game. */
  system: string;
  player: string;
  name: string;
  /** The whole of it. */
  fingerprint: string;
  legal: boolean;
  /** How many figures that the rules need are not known. */
  unknown: number;
  /** The brief ones. */
  figures: Figure[];
  /** The public totals (roster-format, "The checker"). */
  totals: object;
  problems: RowProblem[];
  /** Every type and upgrade fielded, once for each element that uses it. */
  uses: Use[];
}

/**
 * An examined roster as a line among many.
 * @param from the file, or the place in one, that it was read from
 * @param sha256 a faster hash, where the caller has one
 */
export function rowOf(examined: Parsed<Examined>, from: string, sha256?: Hash): Row {
  const source = withoutHidden(from);
  if (!examined.ok) return { source, faults: examined.faults, read: null };
  const { roster, system, checked } = examined.value;
  const { legal, unknown, totals, problems } = checked.report;
  const read: ReadRow = {
    roster,
    system: system.id,
    player: roster.player,
    name: roster.name,
    fingerprint: fingerprint(roster, system, sha256),
    legal,
    unknown,
    figures: briefly(system.figures(checked.reckoning)),
    totals,
    problems: problems.map((problem) => ({
      ...publicProblem(problem, system),
      cited: sentenceWithPage(problem, system),
    })),
    uses: system.uses(checked.reckoning),
  };
  return { source, faults: [], read };
}
