import type * as z from 'zod/mini';
import type { Page } from '@/lib/roster/rule';
import type { Deadline } from './deadline';
import type { Fraction } from './fraction';

/** What a player sets about an attack: described as data, drawn by one component. */
export interface SituationField {
  id: string;
  label: string;
  help?: string;
  /** A toggle is 0 or 1. */
  kind: 'number' | 'toggle' | 'choice';
  min?: number;
  max?: number;
  unit?: string;
  start: number;
  options?: { value: number; label: string }[];
}

/** What was set, by field; what is missing is as it starts. */
export type Situation = Readonly<Record<string, number>>;

/** An element of a force that can attack or be attacked. */
export interface Fighter {
  id: string;
  label: string;
  /** "F 5 · D 2". */
  stats: string;
}

/** Figures of an element as it stands in a match, by names of its game; what is missing is as it starts. */
export type Figures = Readonly<Record<string, number>>;

/** An element of a force, or a typical target of the game; `Force` is the game's evaluation of a roster. */
export type Side<Force> = ({ force: Force; id: string; now?: Figures } | { target: string }) & {
  /** Id of the stat of which it is worked out with one more; see `stats` of the model. */
  more?: string;
};

/** A chance by name: "At least 1 hit". */
export interface Chance {
  label: string;
  value: Fraction;
}

/** Chances that belong together: of criticals, of damage by its least. */
export interface ChanceTable {
  title: string;
  chances: Chance[];
}

/** The exact odds of an attack. */
export interface Attack {
  id: string;
  label: string;
  /** The most important first: charts by distance draw the first three. */
  chances: Chance[];
  /** The expected number of hits; null if the attack has none. */
  expected: Fraction | null;
  /** What that is the number of: "hits", "kills", "fighters eliminated". */
  counts: string;
  /** Other expected numbers, by what they are the number of: "damage to the attacker". */
  alsoExpected?: Chance[];
  /** What went into it: "F 5, moved → 3", "range 8 + A 3 + cover 3 = 14". */
  because: string[];
  /** What the fighters have that could change it and is left out. */
  notCounted: string[];
  /** Every result with its chance; they add up to 1. */
  outcomes: Chance[];
  /** The same results by one part of them alone. */
  tables?: ChanceTable[];
}

/** What went into a figure; `label` says of whom, and how it is made, where there are several. */
export interface Reason extends Pick<Attack, 'because' | 'notCounted'> {
  label: string;
}

/** What went into an attack, for a figure of several. */
export const reasonOf = (label: string, { because, notCounted }: Reason | Attack): Reason => ({
  label,
  because,
  notCounted,
});

/** A way to make an attack, as what is set for it. */
export interface Way {
  label: string;
  situation: Situation;
}

/** The only way to make an attack that has no several. */
export const oneWay: readonly Way[] = [{ label: '', situation: {} }];

/** A kind of attack of a game. */
export interface AttackKind {
  id: string;
  label: string;
  page: Page;
  /** What can be set; the first is the distance, where there is one. */
  fields: SituationField[];
  /** Distances for charts, in the unit of the first field; null if they do not matter. */
  byDistance: number[] | null;
  /** Whether chances only change from one whole distance to the next, at range bands, and are the same in between. */
  steps?: true;
  /** Ways to make it that charts put side by side: standing, moved. */
  ways?: readonly Way[];
  /** Whether it needs one fighter alone: the second side is not looked at. */
  alone?: true;
  /** Id of the kind that could be made instead: its odds are shown beside those of this one. */
  instead?: string;
}

/** The odds of a game. */
export interface OddsModel<Force> {
  attacks: AttackKind[];
  fighters: (force: Force) => Fighter[];
  /** The game's typical targets, the first of which is the default. */
  targets: { id: string; label: string }[];
  /** The figures of a target that a player sets, if one can be attacked: its id is made of them (`own-target.ts`). */
  ownTarget?: readonly SituationField[];
  /** The stats that a player can buy for elements of the game: what one more of each gains can be asked. */
  stats?: readonly { id: string; label: string }[];
  /** The ways that a fighter has to make an attack, where these are not those of the kind: of an aircraft. */
  waysOf?: (attack: string, a: Side<Force>) => readonly Way[] | null;
  /** What can be set between two fighters, where that is not all that the kind has: the altitude of an aircraft. */
  fieldsOf?: (attack: string, a: Side<Force>, b: Side<Force>) => readonly SituationField[];
  /** Null if one may attack the other, else why not, as a sentence. */
  can: (attack: string, a: Side<Force>, b: Side<Force>) => string | null;
  /**
   * Works out an attack of `a` on `b` that `can` allows; pure.
   * @throws OddsRefused if it would take too long
   */
  attack: (attack: string, a: Side<Force>, b: Side<Force>, situation: Situation) => Attack;
}

/** The odds of a game with types that only its own rooms know. */
// biome-ignore lint/suspicious/noExplicitAny: games of many types; each is consistent in itself
export type AnyOddsModel = OddsModel<any>;

/** Whether a field can have a value. */
export const isAllowed = ({ kind, min = 0, max = 99, options }: SituationField, value: number): boolean =>
  kind === 'choice'
    ? (options ?? []).some((option) => option.value === value)
    : value >= (kind === 'toggle' ? 0 : min) && value <= (kind === 'toggle' ? 1 : max);

/** The start of every field, with what was set. */
export const settled = (fields: readonly SituationField[], situation: Situation): Situation => ({
  ...Object.fromEntries(fields.map(({ id, start }) => [id, start])),
  ...situation,
});

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

const PREFIX = 'own';

/** The id of a target with figures that a player sets: "own.a3.d2". */
export const ownTargetId = (fields: readonly SituationField[], figures: Situation): string =>
  [PREFIX, ...fields.map(({ id, start }) => `${id}${figures[id] ?? start}`)].join('.');

/** The figures of such a target by its id; null if it is not one, or one cannot be so. */
export function ownTargetFigures(fields: readonly SituationField[], target: string): Situation | null {
  const [prefix, ...parts] = target.split('.');
  if (prefix !== PREFIX || parts.length !== fields.length) return null;
  const figures: [string, number][] = [];
  for (const [index, field] of fields.entries()) {
    const value = Number(new RegExp(`^${field.id}(\\d{1,3})$`).exec(parts[index] ?? '')?.[1] ?? Number.NaN);
    if (!isAllowed(field, value)) return null;
    figures.push([field.id, value]);
  }
  return Object.fromEntries(figures);
}

/** Such a target in words: "A 3, D 2". */
export const ownTargetLabel = (fields: readonly SituationField[], figures: Situation): string =>
  fields.map(({ id, label }) => `${label} ${figures[id]}`).join(', ');

/** The label of a target of the game, or of one that a player sets; null if there is none of this id. */
export function targetLabel({ targets, ownTarget }: AnyOddsModel, target: string): string | null {
  const figures = ownTarget ? ownTargetFigures(ownTarget, target) : null;
  if (ownTarget && figures) return ownTargetLabel(ownTarget, figures);
  return targets.find(({ id }) => id === target)?.label ?? null;
}
