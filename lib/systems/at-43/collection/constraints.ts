import type { Constraint, IntegerProgram } from '@/lib/roster/collection/optimizer';
import { groupedBy, listIn } from '@/lib/roster/maps';
import type { Card } from '../catalogue/card';
import { play } from '../catalogue/catalogue';
import { evaluate } from '../evaluate/evaluate';
import type { EvaluatedUnit } from '../evaluate/evaluate-unit';
import type { Force, Platoon, Slot, Unit } from '../force';
import { takes } from '../rules/platoon';

const { slots: mostSlots } = play.platoon;
/** Most platoon patterns considered: each adds a variable for every slot and kind of unit. */
const MAX_PATTERNS = 20;
const ANY: Slot = { categories: [], types: [] };

/** Slots for units: the constraints on units and helpers, and the platoons they result in. */
export interface Places {
  helpers: number[];
  constraints: Constraint[];
  /** Distributes units, by entry, among platoons, given the value of each helper. */
  platoons: (units: readonly (readonly Unit[])[], helpers: readonly number[]) => Platoon[];
  /** Whether platoons of further patterns are left empty. */
  partial: boolean;
}

/** Unrestricted platoons, as many as needed. */
export const free: Places = {
  partial: false,
  helpers: [],
  constraints: [],
  platoons: (units) => {
    const all = units.flat();
    return Array.from({ length: Math.ceil(all.length / mostSlots) }, (_, at) => ({
      name: '',
      slots: all.slice(at * mostSlots, (at + 1) * mostSlots),
    }));
  },
};

/** A slot in the platoons of one pattern, taken by units of one category and type. */
interface Helper {
  pattern: number;
  slot: number;
  kind: string;
}

const kindOf = ({ category, type }: Card) => `${category} ${type}`;

/**
 * Slots in given, empty platoons. A helper counts the units of a category and type in one slot of all platoons of a
 * pattern; a slot is only taken if the one before it is.
 * @param cards of the units of each entry; a unit without a card fits any slot
 */
export function placesOf(platoons: readonly Platoon[], cards: readonly (Card | null)[]): Places {
  const byPattern = groupedBy(platoons, ({ pattern }) => JSON.stringify(pattern ?? null));
  const patterns = [...byPattern.values()].slice(0, MAX_PATTERNS);
  const kinds = new Map(cards.map((card) => [card ? kindOf(card) : '', card]));
  const helpers: Helper[] = [];
  const most: number[] = [];
  for (const [pattern, samePattern] of patterns.entries()) {
    const slots = samePattern[0].pattern ?? Array.from({ length: mostSlots }, () => ANY);
    for (const [slot, restriction] of slots.slice(0, mostSlots).entries())
      for (const [kind, card] of kinds)
        if (card === null || takes(restriction, card)) {
          helpers.push({ pattern, slot, kind });
          most.push(samePattern.length);
        }
  }
  const constraintOf = (
    units: number[],
    of: (helper: Helper) => number,
    bounds: Omit<Constraint, 'coefficients' | 'label'>,
  ): Constraint => ({
    label: null,
    coefficients: [...units, ...helpers.map(of)],
    ...bounds,
  });
  const none = cards.map(() => 0);
  const constraints = [...kinds.keys()].map((kind): Constraint => {
    const units = cards.map((card) => ((card ? kindOf(card) : '') === kind ? 1 : 0));
    const placed = constraintOf(units, (helper) => (helper.kind === kind ? -1 : 0), { least: 0, most: 0 });
    return { ...placed, label: 'the slots of the platoons' };
  });
  for (const [pattern, { length }] of patterns.entries())
    for (let slot = 0; slot < mostSlots; slot++) {
      const at = (place: number) => (helper: Helper) =>
        helper.pattern === pattern && helper.slot === place ? 1 : 0;
      constraints.push(constraintOf(none, at(slot), { most: length }));
      constraints.push(constraintOf(none, (helper) => at(slot)(helper) - at(slot + 1)(helper), { least: 0 }));
    }
  return {
    partial: patterns.length < byPattern.size,
    helpers: most,
    constraints,
    platoons: (units, counts) => {
      const waiting = new Map<string, Unit[]>();
      for (const [at, card] of cards.entries())
        listIn(waiting, card ? kindOf(card) : '').push(...(units[at] ?? []));
      const filled = new Map<Platoon, Unit[]>(platoons.map((platoon) => [platoon, []]));
      for (const [pattern, samePattern] of patterns.entries())
        for (let slot = 0; slot < mostSlots; slot++) {
          let next = 0;
          for (const [at, helper] of helpers.entries())
            if (helper.pattern === pattern && helper.slot === slot)
              for (let count = 0; count < (counts[at] ?? 0); count++) {
                const unit = waiting.get(helper.kind)?.shift();
                const platoon = samePattern[next++];
                if (unit && platoon) filled.get(platoon)?.push(unit);
              }
        }
      return platoons.map((platoon) => ({ ...platoon, slots: filled.get(platoon) ?? [] }));
    },
  };
}

/** Most kinds of commanders that are told apart; of more, the others are left out. */
const MAX_COMMANDERS = 40;

/** The leaders of one rank and leadership, one of whom commands. */
interface Commanders {
  rank: number | null;
  leadership: number | null;
}

const keyOf = ({ rank, leadership }: Commanders) => `${rank} ${leadership}`;

/**
 * Splits a program by who commands the company: a leader of the highest rank, or of an unknown one (p.55). Its figure is
 * then the leadership points: the commander's and 1 for each unit (p.54); 0 if his are not known.
 * @param units one of each entry
 * @param wave the only wave that counts for command, if not all do
 */
export function byCommander(
  program: IntegerProgram<Force>,
  units: readonly EvaluatedUnit[],
  wave: 'assault' | null,
): { programs: IntegerProgram<Force>[]; partial: boolean } {
  const counts = units.map(({ source }) => wave === null || source.wave === wave);
  const leaders = units.map(({ leader }, at) => (counts[at] ? leader : null));
  const kinds = new Map(leaders.flatMap((each) => (each ? [[keyOf(each), each] as const] : [])));
  const constraintOf = (
    is: (leader: Commanders) => boolean,
    bounds: Pick<Constraint, 'least' | 'most'>,
  ): Constraint => ({
    label: null,
    coefficients: program.cost.map((_, at) => (leaders[at] && is(leaders[at]) ? 1 : 0)),
    ...bounds,
  });
  const figureOf = (base: number) => ({ base, of: program.cost.map((_, at) => (counts[at] ? 1 : 0)) });
  const led = [...kinds.values()].slice(0, MAX_COMMANDERS).map((chosen): IntegerProgram<Force> => {
    const { rank, leadership } = chosen;
    const constraints = [constraintOf((each) => keyOf(each) === keyOf(chosen), { least: 1 })];
    if (rank !== null) constraints.push(constraintOf((each) => (each.rank ?? 0) > rank, { most: 0 }));
    return {
      ...program,
      ...(leadership === null ? {} : { figure: figureOf(leadership) }),
      constraints: [...program.constraints, ...constraints],
      force: (variables) => commandedBy(program.force(variables), chosen),
    };
  });
  const unled = {
    ...program,
    figure: figureOf(0),
    constraints: [...program.constraints, constraintOf(() => true, { most: 0 })],
  };
  return { programs: [unled, ...led], partial: kinds.size > MAX_COMMANDERS };
}

/** The company under a commander of this rank and leadership, who is named where another one would command. */
function commandedBy(force: Force, chosen: Commanders): Force {
  const { commander, candidates } = evaluate(force, null);
  if (commander === null || keyOf(commander.leader) === keyOf(chosen)) return force;
  const other = candidates.find(({ leader }) => keyOf(leader) === keyOf(chosen));
  return other ? { ...force, commander: other.unit.id } : force;
}
