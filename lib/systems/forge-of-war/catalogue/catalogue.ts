import armourData from '@/data/forge-of-war/armour.json';
import blanksData from '@/data/forge-of-war/blanks.json';
import playData from '@/data/forge-of-war/play.json';
import readingsData from '@/data/forge-of-war/readings.json';
import rulingsData from '@/data/forge-of-war/rulings.json';
import specialData from '@/data/forge-of-war/special.json';
import trainingData from '@/data/forge-of-war/training.json';
import troopsData from '@/data/forge-of-war/troops.json';
import typesData from '@/data/forge-of-war/types.json';
import weaponsData from '@/data/forge-of-war/weapons.json';
import { byId } from '@/lib/roster/maps';
import type { Ruling } from '@/lib/roster/ruling';
import type { BlankProfile, Play, Readings, Special, Training, Troop, UnitType, Weapon } from './data-schema';

/** The figures of the rules, read and typed; a test holds every file to its schema. */
export const troops = troopsData as Troop[];
export const blanks = blanksData as BlankProfile[];
export const weapons = weaponsData as Weapon[];
export const trainings = trainingData as Training[];
export const unitTypes = typesData as UnitType[];
export const printedPlay = playData as Play;
export const readings = readingsData as Readings;
export const rulings = rulingsData as Ruling[];

export const troopOf = byId(troops);
export const trainingOf = byId(trainings);
export const unitTypeOf = byId(unitTypes);
export const specialOf = byId(specialData as Special[]);

const listed = new Map(weapons.map((weapon) => [weapon.id, weapon]));

/** A weapon of the list by its id; undefined if it is not listed. */
export const listedWeapon = (id: string): Weapon | undefined => listed.get(id);

/** The armour that an AV represents (3.4); "" if it is off the scale. */
export const armourName = (av: number): string => armourData.find((each) => each.av === av)?.name ?? '';

/** The highest AV of the scale (3.4), and the lowest of armour and vehicles (10.1). */
export const ARMOUR_SCALE = { most: armourData.at(-1)?.av ?? 0, vehicle: printedPlay.vehicleAv };
