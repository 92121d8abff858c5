import type { Consequence } from '@/lib/roster/offer';

/** Something that can be chosen: whether it is, and the edits that choose it and undo the choice. */
export interface Choice<Force> {
  id: string;
  taken: boolean;
  put: (force: Force) => Force;
  drop: (force: Force) => Force;
}

/**
 * Maps each choice's id to the rules it breaks, whether or not it is taken now: rules broken with the choice and not
 * without it, either next to the other choices (one too many) or alone, as in `bare` (banned by itself).
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
      const withOthers = taken ? added(broken(drop(now)), brokenNow) : added(brokenNow, broken(put(now)));
      const alone = added(brokenBare, broken(put(bare)));
      return [id, [...withOthers, ...added(withOthers, alone)]];
    }),
  );
}

const added = (before: readonly Consequence[], after: readonly Consequence[]) =>
  after.filter(({ rule }) => before.every((each) => each.rule !== rule));
