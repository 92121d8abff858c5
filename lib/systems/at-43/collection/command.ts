import type { Constraint, IntegerProgram } from '@/lib/roster/optimizer';
import { evaluate } from '../evaluate/evaluate';
import type { EvaluatedUnit } from '../evaluate/evaluate-unit';
import type { Force } from '../force';

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
