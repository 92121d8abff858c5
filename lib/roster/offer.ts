import type { UnitSymbol } from '../symbols/unit-symbol';
import type { AnyRule, Page } from './rule';

/** A rule that a choice breaks: its id, what would be wrong, and its page. */
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

/** The rules that an element breaks: those with a finding that names it. */
export const brokenBy = <Evaluation>(
  evaluation: Evaluation,
  id: string,
  rules: readonly AnyRule<Evaluation>[],
): Consequence[] =>
  rules
    .filter(({ severity }) => severity === 'error')
    .filter((rule) => rule.check(evaluation).some(({ elements }) => elements.includes(id)))
    .map(consequenceOf);

/** "fits", "over by 2"; `over` also changes the colour. */
export interface Fit {
  text: string;
  over: boolean;
}

/** Whether a cost fits into the limit, and if not, by how many points it exceeds it; null without a limit. */
export function fitOf(cost: number, used: number, limit: number | null): Fit | null {
  if (limit === null) return null;
  const over = used + cost - limit;
  return over > 0 ? { text: `over by ${over}`, over: true } : { text: 'fits', over: false };
}

/** Something that can be added to a force, as a game's picker lists it. */
export interface Offer<Force = unknown, Subject = unknown> {
  id: string;
  name: string;
  /** Its name for the accessible names of both buttons: "heavy infantry". */
  what: string;
  /** What it is found by besides its name: first two words for what it is, then abbreviations, values, abilities. */
  terms: readonly string[];
  symbol?: UnitSymbol;
  /** The price of one. */
  price?: string;
  fits?: Fit | null;
  /** A description, in a line. */
  about?: string;
  /** Why the pack bans it; null if it does not. */
  banned: string | null;
  /** Whether it cannot be added for another reason: the force is full. */
  disabled: boolean;
  /** The rules it would break. */
  breaks?: readonly Consequence[];
  /** Those in the force, in order; the last is removed first. Undefined if they are not interchangeable. */
  fielded?: readonly { id: string }[] | undefined;
  /** Whether its editor opens when it is added, because it is not complete. */
  unfinished?: boolean;
  /** What the game shows its values from. */
  subject: Subject;
  add: (force: Force) => Force;
}

/** Offers under a heading of their own, or under that of their tab. */
export interface OfferGroup<Force = unknown, Subject = unknown> {
  title?: string;
  /** A short text after the title. */
  aside?: string;
  /** The rules that each of them would break. */
  breaks?: readonly Consequence[];
  offers: readonly Offer<Force, Subject>[];
}
