import { FORCE_SIZE } from '../limits';
import type { Pack } from '../pack/pack';
import { counted } from '../text/words';
import type { Entry } from './collection';

/**
 * A sum over the variables of a program that has to stay within bounds. Variables are whole numbers: how many of each
 * entry are fielded, in the order of the entries, followed by the program's helpers.
 */
export interface Constraint {
  /** What it requires, in a few words: "mech cap 6". Null if it follows from the program itself. */
  label: string | null;
  coefficients: readonly number[];
  least?: number;
  most?: number;
}

/** What may be fielded under one set of other choices: a CHQ, a discount. */
export interface IntegerProgram<Force = unknown> {
  /** The cost of the force: this, plus that of each variable times its count. */
  base: number;
  cost: readonly number[];
  /** The game's own figure, which ranks forces of one cost and as many stars; whole numbers, none if omitted. */
  figure?: { base: number; of: readonly number[] };
  /** The maximum of each helper: a variable that is not fielded. */
  helpers: readonly number[];
  constraints: readonly Constraint[];
  /** Makes the force of these counts of the variables. */
  force: (counts: readonly number[]) => Force;
}

/** All legal forces, as programs. */
export interface OptimizationTask<Force = unknown> {
  /** The maximum and minimum cost of the force in points; null if not agreed. */
  limit: number | null;
  least: number | null;
  /** Every legal force, or one that is as good, is in one of these, unless the task is partial. */
  programs: readonly IntegerProgram<Force>[];
  partial?: boolean;
}

/** What is requested of a force: its limit, and fields of it by their names in the roster file. */
export interface BuildRequest extends Readonly<Record<string, unknown>> {
  /** The maximum cost; the pack's if omitted. */
  limit?: number | null;
}

/** A way to begin a force: one for each choice that affects all of it, such as a faction. */
export interface StartingForce<Element = unknown> {
  /** The empty force, as in a file. */
  force: object;
  /** Whether the choice allows a model of an entry; all are allowed if omitted. */
  allows?: (entry: Entry<Element>) => boolean;
  /** Whether some legal forces with this start are not searched: then nothing is proven. */
  partial?: boolean;
}

/** A field of the force, other than its limit, that a player may choose. */
export interface Choice {
  /** Its name in the roster file. */
  field: string;
  label: string;
  /** The label for leaving it open: "The best". */
  open: string;
  options: readonly { id: string; name: string }[];
}

/** A game as the optimizer sees it. */
export interface OptimizerModel<Force = unknown, SystemPack = unknown, Element = unknown> {
  /** The label of the limit, its usual value (null for none), and what it counts, in the singular and plural. */
  limit: { label: string; usual: number | null; noun: readonly [string, string] };
  /** What the game's own figure counts; omitted in games that have none. */
  figure?: readonly [string, string];
  /** Returns the other choices that apply with these entries and what is chosen so far; none if omitted. */
  choices?: (
    pack: SystemPack | null,
    entries: readonly Entry<Element>[],
    chosen: BuildRequest,
  ) => readonly Choice[];
  /** Returns every starting force that a legal force from these entries may need, as the pack and the player request. */
  startingForces: (
    pack: SystemPack | null,
    asked: BuildRequest,
    entries: readonly Entry<Element>[],
  ) => readonly StartingForce<Element>[];
  /** Why models of several starting forces cannot be combined, in a few words: "one faction". */
  exclusiveChoice?: string;
  /** Costs are numbers of units: the game has no points. */
  costsAreUnits?: true;
  /** Returns every model that the game offers; only for games whose models are not made by players. */
  everything?: () => readonly Pick<Entry<Element>, 'name' | 'element'>[];
  /** Returns the name of a model of an entry. */
  nameOf: (entry: Entry<Element>) => string;
  /** Returns the choices other than what is fielded, in a few words each: who leads. */
  choiceTexts: (force: Force) => string[];
  /** Returns the force with a single model of an entry. */
  withSingleModel: (force: Force, entry: Entry<Element>) => Force;
  /** Returns the task of an empty force and these entries, each of which may be fielded. */
  task: (
    force: Force,
    pack: SystemPack | null,
    entries: readonly Entry<Element>[],
  ) => OptimizationTask<Force>;
  /** What is done with a roster after it was built; only for games where something is left to choose. */
  finish?: {
    /** The choice, as a label, and the rule by which it is made, in sentences. */
    label: string;
    about: string;
    /** Yields the force after each step of finishing it, so that it can be stopped; `isLegal` judges a force. */
    of: (force: Force, pack: SystemPack | null, isLegal: (force: Force) => boolean) => Iterable<Force>;
  };
  /** Returns alternatives to a request that has no legal roster: another era. */
  alternatives?: (asked: BuildRequest, pack: SystemPack | null) => readonly Alternative[];
}

/** An alternative request. */
export interface Alternative {
  asked: BuildRequest;
  /** What changed: "in the Burning". */
  says: string;
  /** How far it is from the request, on the scale of edit costs. */
  cost: number;
}

/** A model with types that only its own game knows. */
// biome-ignore lint/suspicious/noExplicitAny: as with AnyGameSystem
export type AnyOptimizerModel = OptimizerModel<any, any, any>;

/** What the constraints that every game has need to know about a model of each entry. */
interface Common {
  /** How much it counts towards a pack's maximum; 1 if omitted. */
  counts?: readonly number[];
  /** Its types, by the ids of `bans.types`. */
  types: readonly ReadonlySet<string>[];
  /** The noun for elements, singular and plural. */
  noun: readonly [string, string];
  /** A number of a type in words: "2 mechs". */
  countedType: (id: string, count: number) => string;
}

/** Returns the constraints on a force's size, and those of a pack's maximum of elements and types. */
export function commonConstraints(
  pack: Pack | null,
  { counts, types, noun, countedType }: Common,
): Constraint[] {
  const all = types.map(() => 1);
  const constraints: Constraint[] = [{ label: null, coefficients: all, least: 1, most: FORCE_SIZE }];
  if (pack?.maxElements !== undefined)
    constraints.push({
      label: `at most ${counted(pack.maxElements, ...noun)}`,
      coefficients: counts ?? all,
      most: pack.maxElements,
    });
  for (const [id, most] of Object.entries(pack?.most ?? {}))
    constraints.push({
      label: `at most ${countedType(id, most)}`,
      coefficients: types.map((each) => (each.has(id) ? 1 : 0)),
      most,
    });
  return constraints;
}

/**
 * Makes as many units of each item as are fielded, with new ids.
 * @param make makes one unit of an item
 */
export function fieldedOf<Item, Unit>(
  items: readonly Item[],
  counts: readonly number[],
  make: (item: Item, id: string) => Unit,
): Unit[] {
  const units: Unit[] = [];
  for (const [at, item] of items.entries())
    for (let model = 0; model < (counts[at] ?? 0); model++) units.push(make(item, `u${units.length + 1}`));
  return units;
}
