import type { RulingValues } from '@/lib/roster/ruling';
import { play, trainingOf, troopOf, unitTypeOf, weapons } from './catalogue';
import type { Troop } from './data-schema';
import type { CustomWeapon, OnFoot, Unit, WeightOfFire } from './force';

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
  accuracy: CustomWeapon['accuracy'];
  /** Inches across; undefined where none is given. */
  template: CustomWeapon['template'];
  own: boolean;
}

/** A weapon as a unit bears it, all entries of it together. */
export interface BorneWeapon {
  id: string;
  count: number;
  /** Null where no such weapon exists. */
  weapon: AnyWeapon | null;
  /** The unit's entries of it, each as it is mounted. */
  entries: Unit['weapons'];
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
  /** D-markers that it can carry, or each vehicle of it (5.1). */
  dMarkers: number;
  /** How many carry them: each figure of armour and vehicles, unless a ruling makes them one unit; else 1. */
  groups: number;
  /** May it have facing, mounts, crews, grav and transport (10)? */
  features: boolean;
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
  /** What it is on foot, where the roster says (3.3). */
  onFoot: ReckonedOnFoot | null;
  /** Ids of those embarked, each once, and their figures. */
  aboard: string[];
  load: number;
  /** Ids of the units it is embarked on, one for each time it is listed. */
  rides: string[];
}

/** Cavalry on foot: infantry of its training (3.3). */
export interface ReckonedOnFoot extends OnFoot {
  generic: Troop | null;
  changes: Change[];
  /** Those that do not hold the mounts. */
  figures: number;
  /** FV with what its weapons add, as mounted. */
  fv: number;
}

/** The weapons of the list as a ruling has them; all that fire indirectly are inaccurate (14). */
const ofTheList = (howitzer: boolean): ReadonlyMap<string, AnyWeapon> =>
  new Map(
    weapons.map((weapon) => {
      const indirect = weapon.indirect === 'howitzer' ? howitzer : weapon.indirect;
      const accuracy = indirect ? ('inaccurate' as const) : undefined;
      const effect = weapon.effect ?? '';
      return [weapon.id, { ...weapon, indirect, effect, accuracy, template: undefined, own: false }];
    }),
  );

const lists = { indirect: ofTheList(true), direct: ofTheList(false) };

const ofThePlayer = ({ notes, ...weapon }: CustomWeapon): AnyWeapon => ({
  ...weapon,
  accuracy: weapon.accuracy,
  template: weapon.template,
  fvBonus: 0,
  effect: notes,
  own: true,
});

/** The weapons a force may use: the list's under its rulings, and its own by id. */
export function armoury(
  own: readonly CustomWeapon[],
  rulings: RulingValues,
): (id: string) => AnyWeapon | null {
  const listed = rulings.howitzer === 'direct' ? lists.direct : lists.indirect;
  const ownById = new Map(own.map((weapon) => [weapon.id, ofThePlayer(weapon)]));
  return (id) => listed.get(id) ?? ownById.get(id) ?? null;
}

/** A unit's weapons, the entries of each together. */
function borneWeapons(unit: Unit, weaponOf: (id: string) => AnyWeapon | null): BorneWeapon[] {
  const borne = new Map<string, BorneWeapon>();
  for (const entry of unit.weapons) {
    const known = borne.get(entry.id);
    if (known === undefined)
      borne.set(entry.id, { id: entry.id, count: entry.count, weapon: weaponOf(entry.id), entries: [entry] });
    else {
      known.count += entry.count;
      known.entries.push(entry);
    }
  }
  return [...borne.values()];
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
function changesOf({ training, profile }: Pick<Unit, 'training' | 'profile'>, troop: Troop): Change[] {
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

/** Is a type built like a vehicle, by the ruling on that (10)? */
function hasFeatures(type: Unit['type'], { 'vehicle-features': ruled = '' }: RulingValues): boolean {
  const featured: readonly Unit['type'][] = play.features[ruled] ?? [];
  return featured.includes(type);
}

/** Works a unit out; its load and its rides stay to be filled in: they are known only of the whole force. */
export function reckonUnit(
  source: Unit,
  label: string,
  weaponOf: (id: string) => AnyWeapon | null,
  rulings: RulingValues,
): ReckonedUnit {
  const { type, training, profile, figures } = source;
  const troop = source.troop === undefined ? null : troopOf(source.troop);
  const borne = borneWeapons(source, weaponOf);
  let heavy = 0;
  let fvBonus = 0;
  for (const { count, weapon } of borne) {
    if (weapon?.heavy) heavy += count;
    if (weapon && count >= figures) fvBonus = Math.max(fvBonus, weapon.fvBonus);
  }
  const { vehicle, move } = unitTypeOf(type);
  const groups = vehicle && rulings['vehicle-groups'] === 'single' ? figures : 1;
  const crewed = profile.av < play.crew.unaidedFrom || rulings['mounted-heavy'] === 'heavy';
  return {
    id: source.id,
    source,
    label,
    vehicle,
    features: vehicle || hasFeatures(type, rulings),
    move: source.move ?? move,
    dMarkers: trainingOf(training).dMarkers,
    groups,
    fv: profile.fv + fvBonus,
    // Vehicles that act by themselves have no strength of a unit to lose.
    marks: marksOf(groups > 1 ? 1 : figures),
    weapons: borne,
    heavy,
    crew: type === 'infantry' && crewed ? play.crew.figures : 1,
    troop,
    changes: troop === null ? [] : changesOf(source, troop),
    onFoot: source.onFoot === undefined ? null : reckonOnFoot(source.onFoot, source, fvBonus),
    aboard: source.passengers.length < 2 ? source.passengers : [...new Set(source.passengers)],
    load: 0,
    rides: [],
  };
}

/** What a unit is on foot; the figures are those that do not hold the mounts (3.3). */
function reckonOnFoot(onFoot: OnFoot, { training, figures }: Unit, fvBonus: number): ReckonedOnFoot {
  const generic = onFoot.troop === undefined ? null : troopOf(onFoot.troop);
  return {
    ...onFoot,
    generic,
    changes: generic === null ? [] : changesOf({ training, profile: onFoot.profile }, generic),
    figures: figures - Math.floor(figures / play.mountHolders),
    fv: onFoot.profile.fv + fvBonus,
  };
}
