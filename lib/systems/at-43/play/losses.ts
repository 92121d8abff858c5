import { set } from '@/lib/play/common';
import type { Mark, Option } from '@/lib/play/model';
import { supportOf } from '../evaluate/table-values';
import { LOST } from '../paper/marks';
import { structureLost } from './marking';
import {
  bearersLost,
  bearersOf,
  fightersIn,
  hasOfficer,
  isArmoured,
  isHero,
  isMachine,
  isSupport,
  isUnit,
  machinePlaces,
  type Place,
  partsOf,
  specialistLost,
  specialistsOf,
  unitOf,
  type View,
} from './rows';
import { fightersLeft, group, isDestroyed, isGone, unitRow } from './standing';

// Who is lost of a unit that is attacked, and which parts of its machines.

const FIGHTER = 'fighter';
const OFFICER = 'officer';
const SUPPORT = 'support';
const HERO = 'hero';

/** Those of a row that can be lost, one kind an option: of a unit its support weapons too. */
export function lossOptions(place: Place): Option[] {
  if (isSupport(place)) return [{ id: SUPPORT, label: 'Support weapons' }];
  if (isHero(place)) return isMachine(place) ? [] : [{ id: HERO, label: place.row.label }];
  if (!isUnit(place)) return [];
  return [
    ...(fightersIn(place) > 0
      ? [{ id: FIGHTER, label: isArmoured(place) ? 'Other machines' : 'Fighters' }]
      : []),
    ...specialistsOf(place).map((name, index) => ({ id: specialistLost(index), label: name })),
    ...bearersOf(place).map(({ name }, index) => ({ id: bearersLost(index), label: `${name}: bearers` })),
    ...(hasOfficer(place) ? [{ id: OFFICER, label: 'Officer' }] : []),
    ...(supportOf(unitOf(place)) > 0 ? [{ id: SUPPORT, label: 'Support weapons' }] : []),
  ];
}

/** How many of each kind are picked. */
function countsOf(picks: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const id of picks) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** The marks of those who are lost of a row that was attacked. */
export function lossMarks(target: View, picks: readonly string[]): Mark[] {
  const unit = unitRow(target);
  const counts = countsOf(picks);
  const more = (row: View | undefined, tracker: string, by: number): Mark[] =>
    row === undefined || by === 0 ? [] : [set(row, tracker, row.number(tracker) + by)];
  const apart = [...counts].filter(([id]) => id !== SUPPORT && id !== HERO);
  const ofUnit = apart.reduce((all, [, count]) => all + count, 0);
  return [
    ...more(unit, LOST, ofUnit),
    ...apart.flatMap(([id, count]) =>
      id === FIGHTER ? [] : more(unit, id === OFFICER ? 'officer-lost' : id, count),
    ),
    ...more(group(unit).find(isSupport), LOST, counts.get(SUPPORT) ?? 0),
    ...more(group(unit).find(isHero), LOST, counts.get(HERO) ?? 0),
  ];
}

/**
 * Who is lost unless someone else is chosen: ordinary fighters, then specialists, bearers and the officer, and support
 * weapons last. A hero from another card takes impacts when nobody else is left (p.77), and by his own protection.
 */
export function firstLost(target: View, count: number): string[] {
  if (isMachine(target)) return [];
  if (isHero(target) || isSupport(target)) {
    const id = isHero(target) ? HERO : SUPPORT;
    return Array<string>(Math.min(count, fightersLeft(target))).fill(id);
  }
  const special = [
    ...specialistsOf(target).flatMap((_, index) =>
      target.number(specialistLost(index)) === 1 ? [] : [specialistLost(index)],
    ),
    ...bearersOf(target).flatMap((each, index) =>
      Array<string>(Math.max(0, each.count - target.number(bearersLost(index)))).fill(bearersLost(index)),
    ),
    ...(hasOfficer(target) && target.number('officer-lost') === 0 ? [OFFICER] : []),
  ];
  const left = fightersLeft(target);
  const support = group(target).find(isSupport);
  return [
    ...Array<string>(Math.max(0, left - special.length)).fill(FIGHTER),
    ...special.slice(0, left),
    ...Array<string>(support === undefined ? 0 : fightersLeft(support)).fill(SUPPORT),
  ].slice(0, count);
}

const BETWEEN = ' ';

/** The parts of a machine, or of every machine of a unit, that can be hit. */
export function partOptions(place: Place): Option[] {
  const machines = machinePlaces(place);
  return machines.flatMap((machine, index) =>
    partsOf(machine).map(({ id, name }) => ({
      id: [machine.row.id, id].join(BETWEEN),
      label: machines.length === 1 ? name : `Machine ${index + 1}: ${name}`,
    })),
  );
}

/** The marks of structure points lost by the machines of a row that was attacked. */
export function partMarks(target: View, picks: readonly string[]): Mark[] {
  const counts = countsOf(picks);
  return group(target)
    .filter(isMachine)
    .flatMap((machine) => {
      const lost = partsOf(machine).flatMap(({ id }) => {
        const count = counts.get([machine.row.id, id].join(BETWEEN));
        return count === undefined ? [] : [[id, count] as const];
      });
      return structureLost(machine, new Map(lost));
    });
}

/** The machines of a row that are still there. */
export const machinesIn = (target: View): View[] =>
  (isUnit(target) ? group(target).filter((row) => !isHero(row)) : [target]).filter(
    (row) => isMachine(row) && isDestroyed(row) !== true,
  );

/**
 * The parts that lose structure points whatever the location dice show: the frame, when nothing else is left of the
 * only machine (p.52). Otherwise the dice decide, by a table that is lost.
 */
export function sureParts(target: View, points: number): string[] {
  const [machine, ...others] = machinesIn(target);
  if (machine === undefined || others.length > 0) return [];
  const left = partsOf(machine).filter(({ id }) => isGone(machine, id) !== true);
  const [only, ...rest] = left;
  if (only === undefined || rest.length > 0) return [];
  return Array<string>(points).fill([machine.row.id, only.id].join(BETWEEN));
}
