import { sum } from '@/lib/roster/edits/list-edits';
import type { Evaluation } from './evaluate';
import { allWeaponsOf, attachedHeroOf, type CountedWeapon, fightersOf } from './table-values';

/** A unit in the picture, numbered from 1 in list order. */
export interface ChartUnit {
  number: number;
  id: string;
  label: string;
  platoon: string;
  reinforcement: boolean;
  value: number;
  /** The parts of its value without known A.P. */
  unknown: readonly string[];
  fighters: number;
  leader: string | null;
  commands: boolean;
  /** Start of its segment in the bar of values. */
  from: number;
}

/** A platoon's units, and their values by wave. */
export interface ProfiledPlatoon {
  label: string;
  units: ChartUnit[];
  assault: number;
  reinforcement: number;
}

/** The figures that a company's picture draws. */
export interface ChartData {
  platoons: ProfiledPlatoon[];
  units: ChartUnit[];
  value: number;
  assault: number;
  reinforcement: number;
  limit: number | null;
  /** Length of the scale of values. */
  most: number;
  /** Each with the total number of fighters or machines that have it. */
  weapons: CountedWeapon[];
}

/** Computes the picture of a company. */
export function chartDataOf(evaluation: Evaluation): ChartData {
  const { value, assault, reinforcement, limit, commander } = evaluation;
  let number = 0;
  const platoons = evaluation.platoons.map(({ label, units: own }) => {
    let from = 0;
    const units = own.map((unit): ChartUnit => {
      number += 1;
      const start = from;
      from += Math.max(0, unit.value);
      return {
        number,
        id: unit.id,
        label: unit.label,
        platoon: label,
        reinforcement: unit.source.wave === 'reinforcement',
        value: unit.value,
        unknown: unit.unknown,
        fighters: fightersOf(unit) + (attachedHeroOf(unit) === null ? 0 : 1),
        leader: unit.leader?.name ?? null,
        commands: commander?.unit === unit,
        from: start,
      };
    });
    const inWave = (late: boolean) =>
      sum(
        units.filter((unit) => unit.reinforcement === late),
        (unit) => unit.value,
      );
    return { label, units, assault: inWave(false), reinforcement: inWave(true) };
  });
  return {
    platoons,
    units: platoons.flatMap(({ units }) => units),
    value,
    assault,
    reinforcement,
    limit,
    most: Math.max(1, value, assault + reinforcement, limit ?? 0),
    weapons: weaponsIn(evaluation),
  };
}

/** The distinct weapons of the company, in order of appearance. */
function weaponsIn({ units }: Evaluation): CountedWeapon[] {
  const found = new Map<string, CountedWeapon>();
  for (const unit of units)
    for (const { weapon, bearers, machines } of allWeaponsOf(unit)) {
      const key = JSON.stringify([weapon, machines]);
      const known = found.get(key) ?? { weapon, bearers: 0, machines };
      known.bearers += bearers;
      found.set(key, known);
    }
  return [...found.values()];
}
