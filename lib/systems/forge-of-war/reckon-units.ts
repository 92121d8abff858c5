import { listedWeapon, trainingOf, troopOf, unitTypeOf } from './catalogue';
import type { Troop } from './data-schema';
import type { CustomWeapon, Unit, WeightOfFire } from './force';

/** A weapon, of the list or of the player's own. */
export interface AnyWeapon {
  id: string;
  name: string;
  /** Inches. */
  range: number;
  value: number;
  weightOfFire: WeightOfFire;
  heavy: boolean;
  indirect: boolean;
  vehicleBonus: number;
  fvBonus: number;
  /** What else it does; "" for nothing. */
  effect: string;
  own: boolean;
}

/** AV from which one alone handles a heavy weapon (16), and how many do otherwise (4.2). */
export const CREW = { unaided: 4, men: 2 };

/** A weapon as a unit bears it, all entries of it together. */
export interface BorneWeapon {
  id: string;
  count: number;
  /** Null where no such weapon exists. */
  weapon: AnyWeapon | null;
}

/** Figures lost at which a mark of the track is reached; null where that is the whole unit (4.1, 4.4, 5.3). */
export interface Marks {
  half: number | null;
  third: number | null;
  quarter: number | null;
}

/** How a value differs from the generic troop's. */
export interface Change {
  what: 'training' | 'CV' | 'SV' | 'FV' | 'AV' | 'facing';
  is: string;
  was: string;
}

/** A unit with everything about it worked out. */
export interface ReckonedUnit {
  id: string;
  /** The unit as the roster has it. */
  source: Unit;
  /** What it is called in problems and on paper. */
  label: string;
  /** Of type armour or vehicle. */
  vehicle: boolean;
  /** Inches a move action takes it (6.1, 10.4). */
  move: number;
  /** D-markers it can carry (5.1). */
  dMarkers: number;
  /** FV with what its weapons add where every figure bears one (16). */
  fv: number;
  marks: Marks;
  weapons: BorneWeapon[];
  /** Heavy weapons it bears. */
  heavy: number;
  /** Figures that each of them takes. */
  crew: number;
  /** The generic troop it was started from. */
  troop: Troop | null;
  /** Where it is no longer that troop (15). */
  changes: Change[];
  /** Ids of those embarked, each once, and their figures. */
  aboard: string[];
  load: number;
  /** Ids of the units it is embarked on, one for each time it is listed. */
  rides: string[];
}

const listed = new Map<string, AnyWeapon>();

/** A weapon of the list, made once; nothing changes it. */
function ofTheList(id: string): AnyWeapon | null {
  const made = listed.get(id);
  if (made) return made;
  const weapon = listedWeapon(id);
  if (!weapon) return null;
  const first: AnyWeapon = { ...weapon, effect: weapon.effect ?? '', own: false };
  listed.set(id, first);
  return first;
}

const ofThePlayer = ({ notes, ...weapon }: CustomWeapon): AnyWeapon => ({
  ...weapon,
  fvBonus: 0,
  effect: notes,
  own: true,
});

/** The weapons a force may use: the list's, and its own by id. */
export function armoury(own: readonly CustomWeapon[]): (id: string) => AnyWeapon | null {
  const ownById = new Map(own.map((weapon) => [weapon.id, ofThePlayer(weapon)]));
  return (id) => ofTheList(id) ?? ownById.get(id) ?? null;
}

/** A unit's weapons, the entries of each added. */
function borneWeapons(unit: Unit, weaponOf: (id: string) => AnyWeapon | null): BorneWeapon[] {
  const counts = new Map<string, number>();
  for (const { id, count } of unit.weapons) counts.set(id, (counts.get(id) ?? 0) + count);
  return [...counts].map(([id, count]) => ({ id, count, weapon: weaponOf(id) }));
}

/** Where the marks of a track of so many figures stand, counted in figures lost. */
function marksOf(figures: number): Marks {
  const at = (lost: number) => (lost < figures ? lost : null);
  return {
    half: at(Math.ceil(figures / 2)),
    third: at(Math.ceil((figures * 2) / 3)),
    quarter: at(Math.ceil((figures * 3) / 4)),
  };
}

/** Where a unit is no longer the generic troop it was started from (15). */
function changesOf({ training, profile }: Unit, troop: Troop): Change[] {
  const changes: Change[] = troop.training.includes(training)
    ? []
    : [{ what: 'training', is: training, was: troop.training.join(' or ') }];
  for (const key of ['cv', 'sv', 'fv', 'av', 'facing'] as const)
    if (profile[key] !== troop[key])
      changes.push({
        what: key === 'facing' ? key : (key.toUpperCase() as Change['what']),
        is: `${profile[key]}`,
        was: `${troop[key]}`,
      });
  return changes;
}

/** Works a unit out; its load and its rides stay to be filled in: they are known only of the whole force. */
export function reckonUnit(
  source: Unit,
  label: string,
  weaponOf: (id: string) => AnyWeapon | null,
): ReckonedUnit {
  const { type, training, profile, figures } = source;
  const troop = source.troop === undefined ? null : troopOf(source.troop);
  const weapons = borneWeapons(source, weaponOf);
  let heavy = 0;
  let fvBonus = 0;
  for (const { count, weapon } of weapons) {
    if (weapon?.heavy) heavy += count;
    if (weapon && count >= figures) fvBonus = Math.max(fvBonus, weapon.fvBonus);
  }
  return {
    id: source.id,
    source,
    label,
    vehicle: unitTypeOf(type).vehicle,
    move: source.move ?? unitTypeOf(type).move,
    dMarkers: trainingOf(training).dMarkers,
    fv: profile.fv + fvBonus,
    marks: marksOf(figures),
    weapons,
    heavy,
    crew: type === 'infantry' && profile.av < CREW.unaided ? CREW.men : 1,
    troop,
    changes: troop === null ? [] : changesOf(source, troop),
    aboard: source.passengers.length < 2 ? source.passengers : [...new Set(source.passengers)],
    load: 0,
    rides: [],
  };
}
