import * as z from 'zod/mini';
import {
  glossarySchema,
  id,
  lineOf,
  name,
  playDataSchema,
  rulingsDataSchema,
} from '@/lib/roster/data-schema';

const line = lineOf(120);
/** Sections are cited by name, since the document's page numbers are partly lost. */
const page = z.enum([
  'I Turn',
  'II Command points',
  'III Vehicles',
  'Stuns',
  'Infantry',
  'VI Artillery',
  'Terrain',
  'VIII Concentrate Command',
  'IX Objectives',
]);
const count = z.int().check(z.gte(0), z.lte(99));
const centimetres = z.int().check(z.gte(0), z.lte(100));
const die = z.int().check(z.gte(1), z.lte(6));

const faction = z.strictObject({
  id,
  name,
  /** Command points per turn that the faction has in addition to those of its units. */
  commandPoints: count,
  traits: z.array(z.strictObject({ text: line, page })),
});
/** factions.json: the two sides. */
const factionsSchema = z.array(faction);
export type Faction = z.infer<typeof faction>;

const effect = z.strictObject({
  name,
  effect: line,
  page,
  /** Applies only while a platoon acts as one. */
  whole: z.optional(z.boolean()),
  /** Whether a table on the second page of the sheet covers it. */
  atHand: z.optional(z.boolean()),
});
/** A special rule of a unit, in a line. */
export type Effect = z.infer<typeof effect>;

/** abilities.json: special rules of light units (infantry, light tanks) and of all others. */
const abilitiesSchema = z.strictObject({ light: z.array(effect), other: z.array(effect) });
export type Abilities = z.infer<typeof abilitiesSchema>;

const profile = z.strictObject({
  /** The type's name in this faction, if different. */
  name: z.optional(name),
  /** Tanks, bases or teams of a full unit; null if the number is free. */
  models: z.nullable(count),
  commandPoints: count,
  /** Centimetres: maximum range and, for artillery, minimum range. */
  range: centimetres,
  nearest: z.optional(centimetres),
  /** Attack dice per model in fire and in close combat. */
  dice: count,
  closeDice: z.optional(count),
  /** Additional dice while a platoon acts as one and has more than half its bases. */
  together: z.optional(count),
  /** Defence dice in addition to one per hit, and those in close combat. */
  defence: count,
  closeDefence: z.optional(count),
  /** False if the unit may not raise its fire, or not fire in reaction. */
  raises: z.optional(z.boolean()),
  reacts: z.optional(z.boolean()),
  /** Whether it may have shield drones, one per model. */
  drones: z.optional(z.boolean()),
  /** Squads of a platoon; figures per base if the document says. */
  squads: z.optional(z.strictObject({ count, figures: z.nullable(count) })),
  effects: z.optional(z.array(effect)),
});
export type Profile = z.infer<typeof profile>;

const unitType = z.strictObject({
  id,
  name,
  kind: z.enum(['tanks', 'infantry', 'heavy-weapons', 'artillery']),
  command: z.boolean(),
  /** Infantry and light tanks, which cross rough ground freely, mark targets and secure objectives. */
  light: z.boolean(),
  effects: z.array(effect),
  page,
  /** The type in each faction; null if the faction does not have it. */
  factions: z.strictObject({ alliance: profile, asori: z.nullable(profile) }),
});
/** units.json: the types of units, by faction. */
const unitsSchema = z.array(unitType);
export type UnitType = z.infer<typeof unitType>;

const purchase = z.strictObject({
  id,
  name,
  /** Command points; null if a ruling decides. */
  cost: z.nullable(count),
  /** What the price is per, such as a squad; null for the whole unit. */
  each: z.nullable(name),
  /** `{half}` is replaced by how a ruling rounds half a die, `{heavy}` by heavy weapons if a ruling excludes them. */
  effect: line,
  page,
});
/** purchases.json: what command points buy. */
const purchasesSchema = z.array(purchase);
export type Purchase = z.infer<typeof purchase>;

const result = z.enum(['miss', 'stun', 'kill']);
/** The results of a 4, a 5 and a 6. */
const results = z.array(result).check(z.length(3));
export type Result = z.infer<typeof result>;

/** results.json: the results of dice in fire, ranged-in fire and close combat. */
const resultsSchema = z.strictObject({
  /** `overkill`: two 6s do more than two kills. */
  fire: z.array(
    z.strictObject({
      id,
      shooter: name,
      target: name,
      results,
      /** `artillery`: decided by the ruling on artillery overkill. */
      overkill: z.union([z.boolean(), z.literal('artillery')]),
      page,
    }),
  ),
  rangedIn: z.array(z.strictObject({ marks: count, results })),
  close: z.strictObject({
    charge: z.strictObject({ reach: centimetres, dice: count }),
    rows: z.array(
      z.strictObject({
        id,
        name,
        faction: id,
        type: id,
        /** The lowest die that kills, normally and in the first round of a rush. */
        kills: die,
        rush: z.nullable(die),
        note: line,
      }),
    ),
    /** A rush against light tanks: the lowest dice that stun and that kill. */
    tankRush: z.strictObject({ name, faction: id, type: id, stun: die, kill: die, note: line }),
  }),
});
export type Results = z.infer<typeof resultsSchema>;

/** In a line, `{power}` is replaced by the dice that a ruling denies to stunned units. */
const reminder = z.strictObject({ id, title: name, page, lines: z.array(line) });
/** reminders.json: reminders for play. */
const remindersSchema = z.array(reminder);
export type Reminder = z.infer<typeof reminder>;

/** play-summary.json: how the game is played, in our words, each row citing its section. */
const playSummarySchema = playDataSchema(line, page);

/** rulings.json: readings of passages where the document contradicts itself. */
const rulingsSchema = rulingsDataSchema(page);

const presetUnit = z.strictObject({
  type: id,
  name,
  shieldDrones: z.optional(count),
  deployAs: z.optional(z.enum(['platoon', 'squads'])),
  /** Indices of units in the preset, one for each team that joins. */
  attachTo: z.optional(z.array(count)),
});
const preset = z.strictObject({ id, name, faction: id, use: line, units: z.array(presetUnit) });
/** presets.json: groups of units to begin with. */
const presetsSchema = z.array(preset);
export type Preset = z.infer<typeof preset>;

/** The schema of each data file, by the file's name without `.json`. */
export const schemas = {
  abilities: abilitiesSchema,
  factions: factionsSchema,
  glossary: glossarySchema(page),
  'play-summary': playSummarySchema,
  presets: presetsSchema,
  purchases: purchasesSchema,
  reminders: remindersSchema,
  results: resultsSchema,
  rulings: rulingsSchema,
  units: unitsSchema,
};
