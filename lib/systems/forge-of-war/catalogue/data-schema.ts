import * as z from 'zod/mini';
import {
  glossarySchema,
  id,
  lineOf,
  name,
  playDataSchema,
  rulingsDataSchema,
} from '@/lib/roster/data-schema';

const line = lineOf(170);
/** The number of a section of the rules, 1 to 16. */
const section = z.string().check(z.regex(/^([1-9]|1[0-6])(\.\d{1,2})?$/, 'the number of a section'));
const count = z.int().check(z.gte(0), z.lte(200));
/** A value that a d10 is rolled against, or an armour value. */
const value = z.int().check(z.gte(0), z.lte(10));
const type = z.enum(['infantry', 'cavalry', 'armour', 'vehicle', 'monstrous-creature']);
const training = z.enum(['elite', 'veteran', 'professional', 'militia', 'horde']);

const troop = z.strictObject({
  id,
  name,
  group: z.enum(['human', 'modified', 'alien', 'vehicle']),
  type,
  /** The trainings the generic troop may have; the first is the default. */
  training: z.array(training).check(z.minLength(1)),
  cv: value,
  sv: value,
  fv: value,
  av: value,
  facing: value,
  /** Figures and role of a new unit; our choice. */
  figures: count,
  role: z.optional(z.literal('leader')),
  weapons: z.array(z.strictObject({ id, count })),
  /** Figures it carries; null if it is no transport. */
  capacity: z.nullable(count),
  about: line,
  section,
});
/** troops.json: the generic troops (15) and the sample vehicle (10.6). */
const troopsSchema = z.array(troop);
export type Troop = z.infer<typeof troop>;

/** blanks.json: starting units without a row in the tables; our choice. */
const blanksSchema = z.array(
  z.strictObject({
    id,
    name,
    group: z.enum(['vehicle', 'blank']),
    type,
    cv: value,
    sv: value,
    fv: value,
    av: value,
    facing: value,
    w: value,
    figures: count,
    about: line,
  }),
);
export type BlankProfile = z.infer<typeof blanksSchema>[number];

const weightOfFire = z.union([
  count,
  z.strictObject({ infantry: count, horde: count, vehicle: count }),
  z.strictObject({ near: count, farIfStill: count }),
  z.strictObject({ radius: count }),
]);
const weapon = z.strictObject({
  id,
  name,
  /** Inches. */
  range: count,
  value,
  weightOfFire,
  heavy: z.boolean(),
  /** `howitzer`: decided by the ruling on it. */
  indirect: z.union([z.boolean(), z.literal('howitzer')]),
  /** Added to its value against vehicles. */
  vehicleBonus: count,
  /** Added to the FV of its bearer. */
  fvBonus: count,
  effect: z.nullable(line),
  section,
});
/** weapons.json: the generic weapons (16). */
const weaponsSchema = z.array(weapon);
export type Weapon = z.infer<typeof weapon>;

/** training.json: the most D-markers a unit of each training carries (5.1). */
const trainingSchema = z.array(z.strictObject({ id: training, name, dMarkers: count, about: line, section }));
export type Training = z.infer<typeof trainingSchema>[number];

/** types.json: base moves in inches (6.1, 10.4). */
const typesSchema = z.array(
  z.strictObject({ id: type, name, move: count, vehicle: z.boolean(), about: line, section }),
);
export type UnitType = z.infer<typeof typesSchema>[number];

/** armour.json: the armour that each AV represents (3.4). */
const armourSchema = z.array(z.strictObject({ av: value, name }));

const modifier = z.strictObject({
  modifier: name,
  text: line,
  /** Whether it depends on what is not marked in play: the position, or what has just happened. */
  untracked: z.optional(z.literal(true)),
});
/** A stance (12): what it adds to the unit's values and its rallying. */
const stance = z.strictObject({
  id,
  name,
  av: z.int(),
  sv: z.int(),
  rally: z.int(),
  shoots: z.boolean(),
  /** Whether it lasts in close combat. */
  inCombat: z.boolean(),
  /** Added to the FV of a foe in the first round of close combat. */
  exposed: z.int(),
});
/** play.json: the modifiers and tables for play, as the second sheet prints them. */
const playSchema = z.strictObject({
  covers: z.array(
    z.strictObject({
      id,
      name,
      modifier: z.int().check(z.gte(-4), z.lte(0)),
      /** Added to the CV of a unit in it that activates (4.1). */
      activation: z.int().check(z.gte(0), z.lte(3)),
      section,
    }),
  ),
  /** For a target beyond half the weapon's range. */
  farModifier: z.int().check(z.gte(-1), z.lte(0)),
  /** For a target defending an obstacle in close combat (9.3). */
  obstacleModifier: z.int().check(z.gte(-4), z.lte(0)),
  /** Inches of a jump pack or grav leap (6.3), and of command (4.1). */
  leap: count,
  commandReach: count,
  /** Figures of a plain unit of infantry or cavalry (3.3). */
  unitSize: z.strictObject({ least: count, most: count }),
  /** Figures per heavy weapon (4.2), and the AV from which one is enough (16). */
  crew: z.strictObject({ figures: count, unaidedFrom: value }),
  /** The lowest AV of armour and vehicles (10.1). */
  vehicleAv: value,
  /** The highest AV that can take a stance (12). */
  stanceAv: value,
  /** One in this many dismounting figures holds the mounts (3.3). */
  mountHolders: count,
  /** Types built like a vehicle in addition to armour and vehicles, by value of the ruling on them (10). */
  features: z.record(id, z.array(z.enum(['infantry', 'cavalry', 'monstrous-creature']))),
  stances: z.array(stance),
  tables: z.array(
    z.strictObject({
      id,
      title: name,
      section,
      intro: line,
      lines: z.array(modifier),
      outro: z.optional(line),
      /** Further lines, by value of a ruling. */
      byRuling: z.optional(z.array(z.strictObject({ ruling: id, lines: z.record(id, line) }))),
    }),
  ),
});
export type Play = z.infer<typeof playSchema>;

/** rulings.json: open passages, each with its readings. */
const rulingsSchema = rulingsDataSchema(section);

/** readings.json: our readings where the text is silent or contradicts itself. */
const readingsSchema = z.array(
  z.strictObject({ title: name, text: z.string().check(z.minLength(1), z.maxLength(260)), section }),
);
export type Readings = z.infer<typeof readingsSchema>;

/** special.json: special rules of units, each in a line for cards. */
const specialSchema = z.array(z.strictObject({ id, name, effect: line, section }));
export type Special = z.infer<typeof specialSchema>[number];

/** play-summary.json: the play summary, in the order of sections. */
const playSummarySchema = playDataSchema(line, section);

/** The schema of each data file, by the file's name without `.json`. */
export const schemas = {
  armour: armourSchema,
  blanks: blanksSchema,
  glossary: glossarySchema(section),
  'play-summary': playSummarySchema,
  play: playSchema,
  readings: readingsSchema,
  rulings: rulingsSchema,
  special: specialSchema,
  training: trainingSchema,
  troops: troopsSchema,
  types: typesSchema,
  weapons: weaponsSchema,
};
