import type { Consequence } from '@/lib/roster/offer';

/** The rules that each choice, such as an upgrade's id, breaks or would break. */
export type Breaks = ReadonlyMap<string, readonly Consequence[]>;

/** Returns the rules that all of several choices would break; none for fewer than two choices. */
export function sharedBreaks(breaks: Breaks, choices: readonly string[]): Consequence[] {
  const [first, ...others] = choices.map((id) => breaks.get(id) ?? []);
  if (first === undefined || others.length === 0) return [];
  return first.filter(({ rule }) => others.every((each) => each.some((other) => other.rule === rule)));
}

/** Returns the consequences whose rules are not shown yet. */
export const notShownYet = (breaks: readonly Consequence[], shown: readonly Consequence[]) =>
  breaks.filter(({ rule }) => shown.every((each) => each.rule !== rule));
