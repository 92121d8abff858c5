import { sum } from '@/lib/roster/list-edits';
import { allWeaponsOf, type CountedWeapon, fightersOf, guestOf } from './in-play';
import type { Reckoning } from './reckon';

/** A unit as the picture has it, numbered from 1 in the order of the list. */
export interface ProfiledUnit {
  number: number;
  id: string;
  label: string;
  platoon: string;
  reinforcement: boolean;
  value: number;
  /** Of what in its value the A.P. is not known. */
  unknown: readonly string[];
  fighters: number;
  leader: string | null;
  commands: boolean;
  /** Where its segment of the bar of values begins. */
  from: number;
}

/** A platoon's units together. */
export interface ProfiledPlatoon {
  label: string;
  units: ProfiledUnit[];
  assault: number;
  reinforcement: number;
}

/** A company in figures, as its picture draws them. */
export interface Profile {
  platoons: ProfiledPlatoon[];
  units: ProfiledUnit[];
  value: number;
  assault: number;
  reinforcement: number;
  limit: number | null;
  /** Length of the scale of values. */
  most: number;
  /** Each with how many fighters or machines have it in all. */
  weapons: CountedWeapon[];
}

/** Works out the picture of a company. */
export function profileOf(reckoning: Reckoning): Profile {
  const { value, assault, reinforcement, limit, commander } = reckoning;
  let number = 0;
  const platoons = reckoning.platoons.map(({ label, units: own }) => {
    let from = 0;
    const units = own.map((unit): ProfiledUnit => {
      number += 1;
      const begins = from;
      from += Math.max(0, unit.value);
      return {
        number,
        id: unit.id,
        label: unit.label,
        platoon: label,
        reinforcement: unit.source.wave === 'reinforcement',
        value: unit.value,
        unknown: unit.unknown,
        fighters: fightersOf(unit) + (guestOf(unit) === null ? 0 : 1),
        leader: unit.leader?.name ?? null,
        commands: commander?.unit === unit,
        from: begins,
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
    weapons: weaponsIn(reckoning),
  };
}

/** The weapons of the company by their profile, in the order they are met. */
function weaponsIn({ units }: Reckoning): CountedWeapon[] {
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
