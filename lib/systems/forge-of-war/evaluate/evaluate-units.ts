import type { RulingValues } from '@/lib/roster/ruling';
import { printedPlay, trainingOf, troopOf, unitTypeOf, weapons } from '../catalogue/catalogue';
import type { Troop } from '../catalogue/data-schema';
import type { CustomWeapon, OnFoot, Unit, WeightOfFire } from '../force';

/** A weapon of the list or a custom one. */
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
  /** Its further effect; "" for none. */
  effect: string;
  accuracy: CustomWeapon['accuracy'];
  /** Diameter in inches; undefined if not given. */
  template: CustomWeapon['template'];
  own: boolean;
}

/** A weapon that a unit bears, with all its entries merged. */
export interface UnitWeapon {
  id: string;
  count: number;
  /** Null if no such weapon exists. */
  weapon: AnyWeapon | null;
  /** The unit's entries of it, each with its mount. */
  entries: Unit['weapons'];
}

/** Figures lost at each mark of the track; null if that is the whole unit (4.1, 4.4, 5.3). */
export interface Marks {
  half: number | null;
  third: number | null;
  quarter: number | null;
}

/** A difference of a value from the generic troop's. */
export interface Change {
  what: 'training' | 'CV' | 'SV' | 'FV' | 'AV' | 'facing';
  is: string;
  was: string;
}

/** A unit with everything derived from it. */
export interface EvaluatedUnit {
  id: string;
  /** The unit as the roster has it. */
  source: Unit;
  /** Its name in problems and on paper. */
  label: string;
  /** Whether its type is armour or vehicle. */
  vehicle: boolean;
  /** Inches of a move action (6.1, 10.4). */
  move: number;
  /** D-markers that it, or each of its vehicles, can carry (5.1). */
  dMarkers: number;
  /** How many carry them: each vehicle by itself, unless a ruling groups them; 1 for other units. */
  groups: number;
  /** Whether it may have facing, mounts, crews, grav and transport (10). */
  features: boolean;
  /** FV with the bonus of a weapon that every figure bears (16). */
  fv: number;
  marks: Marks;
  weapons: UnitWeapon[];
  /** Number of heavy weapons it bears. */
  heavy: number;
  /** Figures per heavy weapon. */
  crew: number;
  /** Figures that neither bear a weapon nor crew one; 0 for vehicles. */
  unarmed: number;
  /** The generic troop it was started from. */
  troop: Troop | null;
  /** How it differs from that troop (15). */
  changes: Change[];
  /** Its values on foot, if the roster has them (3.3). */
  onFoot: EvaluatedOnFoot | null;
  /** Ids of its passengers, each once, and their number of figures. */
  aboard: string[];
  load: number;
  /** Ids of the units it is embarked on, one for each time it is listed. */
  rides: string[];
}

/** Cavalry on foot: infantry of its training (3.3). */
export interface EvaluatedOnFoot extends OnFoot {
  generic: Troop | null;
  changes: Change[];
  /** Those that are not holding the mounts. */
  figures: number;
  /** FV with the same weapon bonus as mounted. */
  fv: number;
}

/** The weapons of the list, by the ruling on the howitzer; all that fire indirectly are inaccurate (14). */
const listWeapons = (howitzer: boolean): ReadonlyMap<string, AnyWeapon> =>
  new Map(
    weapons.map((weapon) => {
      const indirect = weapon.indirect === 'howitzer' ? howitzer : weapon.indirect;
      const accuracy = indirect ? ('inaccurate' as const) : undefined;
      const effect = weapon.effect ?? '';
      return [weapon.id, { ...weapon, indirect, effect, accuracy, template: undefined, own: false }];
    }),
  );

const lists = { indirect: listWeapons(true), direct: listWeapons(false) };

const customWeapon = ({ notes, ...weapon }: CustomWeapon): AnyWeapon => ({
  ...weapon,
  accuracy: weapon.accuracy,
  template: weapon.template,
  fvBonus: 0,
  effect: notes,
  own: true,
});

/** Returns a look-up by id for the weapons of the list, under the rulings, and custom ones; null if unknown. */
export function armoury(
  own: readonly CustomWeapon[],
  rulings: RulingValues,
): (id: string) => AnyWeapon | null {
  const listed = rulings.howitzer === 'direct' ? lists.direct : lists.indirect;
  const ownById = new Map(own.map((weapon) => [weapon.id, customWeapon(weapon)]));
  return (id) => listed.get(id) ?? ownById.get(id) ?? null;
}

/** A unit's weapons, with the entries of each merged. */
function borneWeapons(unit: Unit, weaponOf: (id: string) => AnyWeapon | null): UnitWeapon[] {
  const borne = new Map<string, UnitWeapon>();
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

/** The marks of a track, in figures lost. */
function marksOf(figures: number): Marks {
  const at = (lost: number) => (lost < figures ? lost : null);
  return {
    half: at(Math.ceil(figures / 2)),
    third: at(Math.ceil((figures * 2) / 3)),
    quarter: at(Math.ceil((figures * 3) / 4)),
  };
}

/** How a unit differs from the generic troop it was started from (15). */
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

/** Whether a type is built like a vehicle by the ruling on that (10). */
function hasFeatures(type: Unit['type'], { 'vehicle-features': ruled = '' }: RulingValues): boolean {
  const typesWithFeatures: readonly Unit['type'][] = printedPlay.features[ruled] ?? [];
  return typesWithFeatures.includes(type);
}

/** Computes one unit; `load` and `rides` are filled in later, from the whole force. */
export function evaluateUnit(
  source: Unit,
  label: string,
  weaponOf: (id: string) => AnyWeapon | null,
  rulings: RulingValues,
): EvaluatedUnit {
  const { type, training, profile, figures } = source;
  const troop = source.troop === undefined ? null : troopOf(source.troop);
  const borne = borneWeapons(source, weaponOf);
  let heavy = 0;
  let light = 0;
  let fvBonus = 0;
  for (const { count, weapon } of borne) {
    if (weapon?.heavy) heavy += count;
    else light += count;
    if (weapon && count >= figures) fvBonus = Math.max(fvBonus, weapon.fvBonus);
  }
  const { vehicle, move } = unitTypeOf(type);
  const groups = vehicle && rulings['vehicle-groups'] === 'single' ? figures : 1;
  const crewed = profile.av < printedPlay.crew.unaidedFrom || rulings['mounted-heavy'] === 'heavy';
  const crew = type === 'infantry' && crewed ? printedPlay.crew.figures : 1;
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
    // Vehicles that act by themselves have no marks.
    marks: marksOf(groups > 1 ? 1 : figures),
    weapons: borne,
    heavy,
    crew,
    unarmed: vehicle ? 0 : Math.max(0, figures - light - heavy * crew),
    troop,
    changes: troop === null ? [] : changesOf(source, troop),
    onFoot: source.onFoot === undefined ? null : evaluateOnFoot(source.onFoot, source, fvBonus),
    aboard: source.passengers.length < 2 ? source.passengers : [...new Set(source.passengers)],
    load: 0,
    rides: [],
  };
}

/** How many of a number of figures on foot fight: the rest hold the mounts (3.3). */
export const fightersOf = (figures: number): number =>
  figures - Math.floor(figures / printedPlay.mountHolders);

/** Computes a unit on foot; its figures are those that are not holding the mounts (3.3). */
function evaluateOnFoot(onFoot: OnFoot, { training, figures }: Unit, fvBonus: number): EvaluatedOnFoot {
  const generic = onFoot.troop === undefined ? null : troopOf(onFoot.troop);
  return {
    ...onFoot,
    generic,
    changes: generic === null ? [] : changesOf({ training, profile: onFoot.profile }, generic),
    figures: fightersOf(figures),
    fv: onFoot.profile.fv + fvBonus,
  };
}
