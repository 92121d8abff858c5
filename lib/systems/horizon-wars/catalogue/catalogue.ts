import adventuresData from '@/data/horizon-wars/adventures.json';
import aircraftData from '@/data/horizon-wars/aircraft.json';
import aircraftUpgradesData from '@/data/horizon-wars/aircraft-upgrades.json';
import battlefieldData from '@/data/horizon-wars/battlefield.json';
import chqMatrixData from '@/data/horizon-wars/chq-matrix.json';
import conventionalData from '@/data/horizon-wars/conventional.json';
import erasData from '@/data/horizon-wars/eras.json';
import lengthsData from '@/data/horizon-wars/lengths.json';
import rulingsData from '@/data/horizon-wars/rulings.json';
import setPiecesData from '@/data/horizon-wars/set-pieces.json';
import specialRulesData from '@/data/horizon-wars/special-rules.json';
import tacticalUpgradesData from '@/data/horizon-wars/tactical-upgrades.json';
import { byId } from '@/lib/roster/maps';
import type { Ruling } from '@/lib/roster/ruling';
import type {
  Adventures,
  AircraftUpgrade,
  BattlefieldCondition,
  ChqMatrix,
  ConventionalType,
  Era,
  SetPieces,
  SpecialRule,
  TacticalUpgrade,
} from './data-schema';

/** The book's figures, read and typed; a test holds every file to its schema. */
export const conventionalTypes = conventionalData as ConventionalType[];
export const specialRules = specialRulesData as SpecialRule[];
export const tacticalUpgrades = tacticalUpgradesData as TacticalUpgrade[];
export const chqMatrix = chqMatrixData as ChqMatrix;
export const aircraftClasses = aircraftData.classes;
export const movementBonus = aircraftData.movementBonus;
export const aircraftUpgrades = aircraftUpgradesData as AircraftUpgrade[];
export const eras = erasData as Era[];
export const conditions = battlefieldData as BattlefieldCondition[];
export const setPieces = setPiecesData as SetPieces;
export const contexts = (adventuresData as Adventures).contexts;
export const missionActions = (adventuresData as Adventures).actions;
export const missionPurposes = (adventuresData as Adventures).purposes;
export const gameLengths = lengthsData;
export const rulings = rulingsData as Ruling[];

export const conventionalType = byId(conventionalTypes);
export const aircraftUpgrade = byId(aircraftUpgrades);
export const tacticalUpgrade = byId(tacticalUpgrades);
export const specialRule = byId(specialRules);
export const era = byId(eras);
export const condition = byId(conditions);
export const battle = byId(setPieces.battles);
export const battleSize = byId(setPieces.sizes);
export const context = byId(contexts);

/** Points for an aircraft's stats and upgrades by its Presence, 1 to 3 (p.68). */
export const aircraftPoints = (presence: number): number =>
  aircraftClasses.find((each) => each.presence === presence)?.points ?? 0;

const modifiers = new Map(
  chqMatrix.rows.map(({ type, modifiers }) => [
    type,
    new Map(modifiers.map((modifier, column) => [chqMatrix.columns[column], modifier])),
  ]),
);

/** Points that a CHQ of one conventional type adds to an element of another (p.58); 0 if the CHQ has no column. */
export const chqModifier = (element: string, chq: string): number => modifiers.get(element)?.get(chq) ?? 0;

/** Whether an element of this type may be the CHQ, which is whether the matrix has a column for it (p.57-58). */
export const mayBeChq = (type: string): boolean => chqMatrix.columns.includes(type);
