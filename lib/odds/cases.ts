import type * as z from 'zod/mini';
import type { Deadline } from './deadline';

/** A line of a readable answer: a number of hits or damage, with its chance in words. */
export interface CaseLine {
  label: string;
  text: string;
}

/** The answer to a case: exact, as JSON, and the same in words. */
export interface CaseAnswer {
  json: object;
  /** What was asked: "5 dice, effective range 11, D 2". */
  title: string;
  lines: CaseLine[];
}

/** The cases of a game that scripts may ask about. */
export interface OddsCases<Case = unknown> {
  schema: z.ZodMiniType<Case>;
  /** The values of `kind` that it knows. */
  kinds: readonly string[];
  /**
   * Works a case out.
   * @throws OddsRefused if it would take too long or too much memory
   */
  answer: (asked: Case, deadline: Deadline) => CaseAnswer;
}

/** The cases of a game with types that only its own rooms know. */
// biome-ignore lint/suspicious/noExplicitAny: games of many types; each is consistent in itself
export type AnyOddsCases = OddsCases<any>;
