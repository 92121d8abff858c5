import * as z from 'zod/mini';
import {
  glossarySchema,
  id,
  lineOf,
  name,
  playDataSchema,
  rulingsDataSchema,
} from '@/lib/roster/data-schema';

const ids = z.array(id);
const line = lineOf(120);
/** A page with rules on it, up to the roster of Appendix 3. */
const page = z.int().check(z.gte(5), z.lte(119));
const count = z.int().check(z.gte(0), z.lte(99));
const presence = z.int().check(z.gte(1), z.lte(4));
const percent = z.int().check(z.gte(0), z.lte(100));
const d12 = z.int().check(z.gte(1), z.lte(12));
/** One figure for each battle size, Patrol to Squadron. */
const bySize = <Item extends z.core.$ZodType>(item: Item) => z.array(item).check(z.length(5));

const stats = z.strictObject({ m: count, f: count, a: count, d: count });
const unitClass = z.strictObject({ presence, name, points: count, page });

/** mechs.json: points for stats and upgrades by class (p.60), and the super-mechs' formula (p.63). */
const mechsSchema = z.strictObject({
  classes: z.array(unitClass),
  superMech: z.strictObject({ presence, pointsPerPresence: count, pointsBase: count, page }),
  statMinimum: z.strictObject({ value: count, page }),
});

const mechUpgrade = z.strictObject({
  id,
  name,
  kind: z.enum(['weapon', 'frame', 'command']),
  /** Stat points; 0 if the options carry the cost. */
  cost: count,
  options: z.optional(z.array(z.strictObject({ id, name, cost: count, effect: line }))),
  /** The largest mech that may take it; null if any may. */
  maxPresence: z.nullable(presence),
  /** One in this many mechs of a force may take it. */
  oneIn: z.optional(count),
  /** Uses in a game, to be ticked off. */
  counters: z.optional(count),
  effect: line,
  page,
});
/** mech-upgrades.json: weapon, frame and command upgrades (p.61-63). */
const mechUpgradesSchema = z.array(mechUpgrade);
export type MechUpgrade = z.infer<typeof mechUpgrade>;

const conventionalType = z.strictObject({
  id,
  name,
  /** The name after a number. */
  plural: name,
  /** The book's short form for rosters and tables. */
  short: name,
  /** Other words to search for it by: what its text says that it fields. */
  also: z.optional(z.array(name)),
  presence,
  stats,
  special: ids,
  element: z.enum(['infantry', 'vehicle']),
  /** Whether the CHQ cost matrix has a column for it, so that it may be the CHQ. */
  chq: z.boolean(),
  page,
});
/** conventional.json: the ten profiles (p.64). */
const conventionalSchema = z.array(conventionalType);
export type ConventionalType = z.infer<typeof conventionalType>;

const specialRule = z.strictObject({ id, name, effect: line, page });
/** special-rules.json: the rules that a roster's Special Rules column may print. */
const specialRulesSchema = z.array(specialRule);
export type SpecialRule = z.infer<typeof specialRule>;

const tacticalUpgrade = z.strictObject({ id, name, cost: count, types: ids, effect: line, page });
/** tactical-upgrades.json: what command resources buy for a conventional type (p.67). */
const tacticalUpgradesSchema = z.array(tacticalUpgrade);
export type TacticalUpgrade = z.infer<typeof tacticalUpgrade>;

const modifier = z.int().check(z.gte(-9), z.lte(9));
/** chq-matrix.json: row = the element added, column = the CHQ's type (p.58). */
const chqMatrixSchema = z.strictObject({
  page,
  columns: z.array(id).check(z.length(7)),
  rows: z
    .array(z.strictObject({ type: id, modifiers: z.array(modifier).check(z.length(7)) }))
    .check(z.length(10)),
});
export type ChqMatrix = z.infer<typeof chqMatrixSchema>;

/** aircraft.json: points by class (p.68) and the bonus to an aircraft's M (p.38). */
const aircraftSchema = z.strictObject({
  classes: z.array(unitClass),
  movementBonus: z.strictObject({ standard: count, rotary: count, page }),
});

const aircraftUpgrade = z.strictObject({
  id,
  name,
  kind: z.enum(['tactical', 'variation', 'transport']),
  cost: count,
  repeatable: z.boolean(),
  hover: z.boolean(),
  /** On transports only: the types it may carry; null = anything but aircraft. */
  carries: z.optional(z.nullable(ids)),
  effect: line,
  page,
});
/** aircraft-upgrades.json (p.69-70). */
const aircraftUpgradesSchema = z.array(aircraftUpgrade);
export type AircraftUpgrade = z.infer<typeof aircraftUpgrade>;

/** play-summary.json: Appendix 2 (p.117-118) in our words, each row with the page of its rule. */
const playSummarySchema = playDataSchema(line, page);

const era = z.strictObject({
  id,
  name,
  page,
  summary: line,
  allegiances: z.array(z.strictObject({ id, name, summary: line, page })),
  limits: z.array(z.strictObject({ text: line, page })),
  mechsOnly: z.boolean(),
  /** Weapon and frame upgrades that are allowed; null = any, [] = none. */
  mechUpgrades: z.nullable(ids),
  /** Aircraft upgrades that are allowed; null = any. */
  aircraftUpgrades: z.nullable(ids),
  bannedAircraftUpgrades: ids,
  bannedTypes: ids,
  bannedTacticalUpgrades: ids,
});
/** eras.json (p.96-112). */
const erasSchema = z.array(era);
export type Era = z.infer<typeof era>;

const battlefieldCondition = z.strictObject({ id, name, effect: line, page, reminders: z.array(line) });
/** battlefield.json: the conditions of p.104 and p.112, with the lines a roster prints for them. */
const battlefieldSchema = z.array(battlefieldCondition);
export type BattlefieldCondition = z.infer<typeof battlefieldCondition>;

/** The most Presence in this part of the force, and the aircraft it may hold. */
const part = z.strictObject({ max: count, aircraft: z.enum(['any', 'hover', 'none']) });
const side = z.strictObject({ loss: bySize(count), advance: bySize(part), reserve: bySize(part) });
/** set-pieces.json: the five battles (p.77-86); arrays run from Patrol to Squadron. */
const setPiecesSchema = z.strictObject({
  page,
  sizes: bySize(z.strictObject({ id, name, table: name, page })),
  battles: z.array(
    z.strictObject({
      id,
      name,
      page,
      summary: line,
      points: bySize(count),
      sides: z.strictObject({ attacker: side, defender: side }),
    }),
  ),
});
export type SetPieces = z.infer<typeof setPiecesSchema>;

const rolls = z.array(d12).check(z.minLength(1));
/** adventures.json: contexts, actions and purposes with their D12 rolls (p.87-93). */
const adventuresSchema = z.strictObject({
  page,
  /** The roll that lets the commander choose a context. */
  choose: d12,
  contexts: z.array(
    z.strictObject({
      roll: d12,
      id,
      name,
      loss: count,
      momentum: modifier,
      advancePercent: percent,
      reservePercent: percent,
      /** Pieces of terrain this commander picks. */
      terrain: count,
      page,
    }),
  ),
  actions: z.array(z.strictObject({ id, name, rolls, zone: name, effect: line, page })),
  purposes: z.array(z.strictObject({ id, name, rolls, effect: line, page })),
});
export type Adventures = z.infer<typeof adventuresSchema>;

/** lengths.json: minutes a game takes by force presence (p.15). */
const lengthsSchema = z.strictObject({
  page,
  points: z.array(z.strictObject({ presence: count, minutes: z.int().check(z.gte(1)) })),
});

/** rulings.json: the readings of open passages, each with its alternatives. */
const rulingsSchema = rulingsDataSchema(page);

const preset = z.strictObject({
  presence,
  id,
  name,
  about: line,
  stats,
  upgrades: z.array(
    z.strictObject({ id, option: z.optional(id), times: z.optional(z.int().check(z.gte(1), z.lte(9))) }),
  ),
});
/** presets.json: ready-made mechs and aircraft to start from; each spends exactly its points. */
const presetsSchema = z.strictObject({ mechs: z.array(preset), aircraft: z.array(preset) });
export type Preset = z.infer<typeof preset>;

/** The schema of each data file, by the file's name without `.json`. */
export const schemas = {
  adventures: adventuresSchema,
  aircraft: aircraftSchema,
  'aircraft-upgrades': aircraftUpgradesSchema,
  battlefield: battlefieldSchema,
  'chq-matrix': chqMatrixSchema,
  conventional: conventionalSchema,
  eras: erasSchema,
  glossary: glossarySchema(page),
  lengths: lengthsSchema,
  'mech-upgrades': mechUpgradesSchema,
  mechs: mechsSchema,
  'play-summary': playSummarySchema,
  presets: presetsSchema,
  rulings: rulingsSchema,
  'set-pieces': setPiecesSchema,
  'special-rules': specialRulesSchema,
  'tactical-upgrades': tacticalUpgradesSchema,
};
