import type { Consequence } from '@/lib/systems/horizon-wars/consequences';

/** By choice, such as an upgrade's id, the rules it breaks or would break. */
export type Breaks = ReadonlyMap<string, readonly Consequence[]>;

/** The rules that every one of several choices would break; none where there are fewer than two. */
export function sharedBreaks(breaks: Breaks, choices: readonly string[]): Consequence[] {
  const [first, ...others] = choices.map((id) => breaks.get(id) ?? []);
  if (first === undefined || others.length === 0) return [];
  return first.filter(({ rule }) => others.every((each) => each.some((other) => other.rule === rule)));
}

/** A list of consequences without those that were said already. */
export const notShownYet = (breaks: readonly Consequence[], said: readonly Consequence[]) =>
  breaks.filter(({ rule }) => said.every((each) => each.rule !== rule));
