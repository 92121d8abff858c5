import type { AnyRule, Page } from '@/lib/roster/rule';

/** A rule that a choice breaks: its id, what is wrong then, and where the rule stands. */
export interface Consequence {
  rule: string;
  breach: string;
  page: Page;
}

/** A rule as a consequence. */
export const consequenceOf = ({ id, breach, page }: AnyRule<never>): Consequence => ({
  rule: id,
  breach,
  page,
});

/** Something that may be chosen: whether it is, and the edits that choose it and take it back. */
export interface Choice<Force> {
  id: string;
  taken: boolean;
  put: (force: Force) => Force;
  drop: (force: Force) => Force;
}

/**
 * By choice, the rules that are broken because of it, whether it is taken now or not: broken with the choice and kept
 * without it, beside the other choices (one too many) or with nothing else chosen, as in `bare` (banned as such).
 */
export function consequencesOfChoices<Force>(
  { now, bare }: { now: Force; bare: Force },
  choices: readonly Choice<Force>[],
  broken: (force: Force) => Consequence[],
): Map<string, Consequence[]> {
  const brokenNow = broken(now);
  const brokenBare = broken(bare);
  return new Map(
    choices.map(({ id, taken, put, drop }) => {
      const beside = taken ? added(broken(drop(now)), brokenNow) : added(brokenNow, broken(put(now)));
      const alone = added(brokenBare, broken(put(bare)));
      return [id, [...beside, ...added(beside, alone)]];
    }),
  );
}

const added = (before: readonly Consequence[], after: readonly Consequence[]) =>
  after.filter(({ rule }) => before.every((each) => each.rule !== rule));
