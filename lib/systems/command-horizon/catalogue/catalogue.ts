import abilitiesData from '@/data/command-horizon/abilities.json';
import factionsData from '@/data/command-horizon/factions.json';
import presetsData from '@/data/command-horizon/presets.json';
import purchasesData from '@/data/command-horizon/purchases.json';
import remindersData from '@/data/command-horizon/reminders.json';
import resultsData from '@/data/command-horizon/results.json';
import rulingsData from '@/data/command-horizon/rulings.json';
import unitsData from '@/data/command-horizon/units.json';
import { byId } from '@/lib/roster/maps';
import type { Ruling } from '@/lib/roster/ruling';
import type {
  Abilities,
  Faction,
  Preset,
  Profile,
  Purchase,
  Reminder,
  Results,
  UnitType,
} from './data-schema';

/** The document's figures, read and typed; a test holds every file to its schema. */
export const abilities = abilitiesData as Abilities;
export const factions = factionsData as Faction[];
export const unitTypes = unitsData as UnitType[];
export const purchases = purchasesData as Purchase[];
export const results = resultsData as Results;
export const reminders = remindersData as Reminder[];
export const rulings = rulingsData as Ruling[];
export const presets = presetsData as Preset[];

export const factionOf = byId(factions);
export const unitType = byId(unitTypes);

export type FactionId = keyof UnitType['factions'];

/** Whether a faction has a type of unit. */
export const inFaction = (type: UnitType, faction: FactionId): boolean => type.factions[faction] !== null;

/** A type's figures in a faction, or in the other faction if this one does not have it. */
export const profileOf = (type: UnitType, faction: FactionId): Profile =>
  type.factions[faction] ?? type.factions.alliance;
