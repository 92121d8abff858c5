import type { Row, RowPlace, RowView } from '@/lib/play/model';
import { remembered } from '@/lib/roster/maps';
import { numbered } from '@/lib/roster/text/words';
import type { Card } from '../catalogue/card';
import { play } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import { type EvaluatedUnit, heroOfCard, leadersOf } from '../evaluate/evaluate-unit';
import { attachedHeroOf, fightersWithoutSupport, supportOf, weaponsOf } from '../evaluate/table-values';
import { heroRow, type Machines, machinesOf, supportRow, unknownStructure, weaponPart } from '../paper/marks';
import { supportWeaponSymbol, symbolOf, symbolOfType } from '../paper/symbol';
import { isInfantry } from '../paper/text';

export type Place = RowPlace<Evaluation>;
export type View = RowView<Evaluation>;

/** The machines of each unit by its id, without a hero's own. */
const ownMachines = remembered(
  (evaluation: Evaluation): ReadonlyMap<string, Machines> =>
    new Map(
      machinesOf(evaluation)
        .filter(({ isHero }) => !isHero)
        .map((machines) => [machines.unit, machines]),
    ),
);

/** The rows of each unit: the unit, its machines, its support weapons, and its hero from another card. */
export const rows = (evaluation: Evaluation): Row[] =>
  evaluation.units.flatMap((unit) => {
    const { id: element, label } = unit;
    const symbol = symbolOf(unit, evaluation);
    const guest = attachedHeroOf(unit);
    const machines = ownMachines(evaluation).get(element)?.rows ?? [];
    const part = { element, under: element };
    return [
      { id: element, element, label, symbol },
      ...machines.map((id, index) => ({ ...part, id, label: `Machine ${index + 1} · ${label}`, symbol })),
      ...(supportOf(unit) > 0
        ? [{ ...part, id: supportRow(element), label: supportName(unit), symbol: supportWeaponSymbol }]
        : []),
      ...(guest
        ? [{ ...part, id: heroRow(element), label: guest.hero.name, symbol: symbolOfType(guest.card) }]
        : []),
    ];
  });

const supportName = ({ card }: EvaluatedUnit): string => card?.supportWeapon?.name ?? 'Support weapon';

const unitsById = remembered(
  ({ units }: Evaluation): ReadonlyMap<string, EvaluatedUnit> =>
    new Map(units.map((unit) => [unit.id, unit])),
);

/** The unit that a row is, or is part of. */
export const unitOf = ({ row, force }: Place): EvaluatedUnit =>
  unitsById(force).get(row.element) as EvaluatedUnit;

export const isUnit = ({ row }: Place): boolean => row.under === undefined;
export const isHero = ({ row }: Place): boolean => row.under !== undefined && row.id === heroRow(row.element);
export const isSupport = ({ row }: Place): boolean =>
  row.under !== undefined && row.id === supportRow(row.element);

/** The card with the profile of a row; null if it is not known. */
export const cardOf = (place: Place): Card | null =>
  isHero(place) ? unitOf(place).heroCard : unitOf(place).card;

/** Whether a row's card is a strider's or vehicle's; one that is not known is taken for infantry. */
export function isArmoured(place: Place): boolean {
  const card = cardOf(place);
  return card !== null && !isInfantry(card.category);
}

/** Whether a row is a single strider or vehicle. */
export const isMachine = (place: Place): boolean => !isUnit(place) && !isSupport(place) && isArmoured(place);

/** Whether a row is a unit of infantry. */
export const isInfantryUnit = (place: Place): boolean => isUnit(place) && !isArmoured(place);

/** Whether a row is a unit of striders or vehicles. */
export const isMachineUnit = (place: Place): boolean => isUnit(place) && isArmoured(place);

/** Fighters that are counted in a row itself: of a unit of machines those that have no row. */
export function fightersIn(place: Place): number {
  const unit = unitOf(place);
  if (isSupport(place)) return supportOf(unit);
  if (!isUnit(place)) return isMachine(place) ? 0 : 1;
  const machines = ownMachines(place.force).get(unit.id);
  return machines === undefined ? fightersWithoutSupport(unit) : machines.count - machines.rows.length;
}

/** A part of a machine; null points are not known. */
export interface Part {
  id: string;
  name: string;
  points: number | null;
}

export const FRAME = 'frame';
export const PROPULSION = 'propulsion';

/** The parts of a row that is a machine; none of any other (p.51). */
export const partsOf = remembered((place: Place): readonly Part[] => {
  if (!isMachine(place)) return [];
  const { frame, propulsion, weapons } = cardOf(place)?.structure ?? unknownStructure;
  const names = numbered(weapons.map(({ name }) => name));
  return [
    { id: FRAME, name: 'Frame', points: frame },
    { id: PROPULSION, name: 'Propulsion', points: propulsion },
    ...weapons.map(({ points }, index) => ({ id: weaponPart(index), name: names[index] as string, points })),
  ];
});

/** The trackers of the bearers of a special weapon and of a specialist that are lost, by their place from 0. */
export const bearersLost = (index: number): string => `bearers-lost-${index + 1}`;
export const specialistLost = (index: number): string => `specialist-lost-${index + 1}`;

/** The special weapons that a unit's bearers have, with their number. */
export const bearersOf = (place: Place): { name: string; count: number }[] =>
  isUnit(place)
    ? weaponsOf(unitOf(place)).flatMap(({ weapon: { name }, bearers }) =>
        bearers === null ? [] : [{ name, count: bearers }],
      )
    : [];

/** The specialists of a unit, by name. */
export const specialistsOf = (place: Place): readonly string[] =>
  isUnit(place) ? numbered(unitOf(place).source.specialists) : [];

/** What a use of leadership points is called and costs, and its page. */
export type Purchase = (typeof play.leadership)[number];

/** The use of leadership points with an id. */
export const purchaseOf = (id: Purchase['id']): Purchase =>
  play.leadership.find((each) => each.id === id) as Purchase;

/** A combat drill as the book has it. */
export type Drill = (typeof play.drills)[number];

/** The drills that a row can be given (p.59). */
export const drillsOf = (place: Place): readonly Drill[] =>
  isUnit(place) ? play.drills.filter(({ infantryOnly }) => !infantryOnly || isInfantryUnit(place)) : [];

/** Whether one of a unit's fighters is the officer of its card; a hero who is his whole card is the unit itself. */
export function hasOfficer(place: Place): boolean {
  const { card } = unitOf(place);
  const guest = attachedHeroOf(unitOf(place))?.hero;
  const own = leadersOf(unitOf(place)).filter((leader) => leader !== guest);
  return isUnit(place) && own.length > 0 && !(card && heroOfCard(card));
}

/** The machines that a row is or, if it is a unit, has: not that of its hero, which is attacked by itself (p.77). */
export function machinePlaces(place: Place): Place[] {
  if (!isUnit(place)) return isMachine(place) ? [place] : [];
  const { force, path } = place;
  return rows(force)
    .filter(({ element, under }) => element === place.row.element && under !== undefined)
    .map((row) => ({ row, force, path: [...path.slice(0, -1), row.id] }))
    .filter((each) => isMachine(each) && !isHero(each));
}
