import * as z from 'zod/mini';
import { rulingsDataSchema } from '@/lib/roster/ruling-data';

const id = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is lower-case words joined by hyphens'));
const name = z.string().check(z.minLength(1), z.maxLength(60));
/** One line of prose in our own words. */
const line = z
  .string()
  .check(z.minLength(1), z.maxLength(120), z.regex(/^[^\n!]*$/, 'one line, and no exclamation mark'));
/** The document's pages are lost in part, so its sections are cited by name. */
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
  /** Command points the faction has beside those of its units, a turn. */
  commandPoints: count,
  traits: z.array(z.strictObject({ text: line, page })),
});
/** factions.json: the two sides. */
const factionsSchema = z.array(faction);
export type Faction = z.infer<typeof faction>;

const effect = z.strictObject({
  name,
  effect: line,
  /** Only while a platoon acts as one. */
  whole: z.optional(z.boolean()),
  /** The second page of the sheet says it in one of its tables. */
  atHand: z.optional(z.boolean()),
});
/** What a unit may do beside its figures, in a line. */
export type Effect = z.infer<typeof effect>;

/** abilities.json: what light units (infantry, light tanks) may do, and what all others. */
const abilitiesSchema = z.strictObject({ light: z.array(effect), other: z.array(effect) });
export type Abilities = z.infer<typeof abilitiesSchema>;

const profile = z.strictObject({
  /** What the type is called in this faction, where it is not the type's name. */
  name: z.optional(name),
  /** Tanks, bases or teams of a full unit; null where the number is free. */
  models: z.nullable(count),
  commandPoints: count,
  /** Centimetres: the farthest and, for artillery, the nearest shot. */
  range: centimetres,
  nearest: z.optional(centimetres),
  /** Attack dice a model when it fires, and in close combat. */
  dice: count,
  closeDice: z.optional(count),
  /** Dice on top while a platoon acts as one and has more than half its bases. */
  together: z.optional(count),
  /** Defence dice on top of one a hit, and those in close combat. */
  defence: count,
  closeDefence: z.optional(count),
  /** False where the unit may not raise its fire, or not fire in reaction. */
  raises: z.optional(z.boolean()),
  reacts: z.optional(z.boolean()),
  /** May have shield drones, one a model. */
  drones: z.optional(z.boolean()),
  /** Squads of a platoon; figures on a base where the document says. */
  squads: z.optional(z.strictObject({ count, figures: z.nullable(count) })),
  effects: z.optional(z.array(effect)),
});
export type Profile = z.infer<typeof profile>;

const unitType = z.strictObject({
  id,
  name,
  kind: z.enum(['tanks', 'infantry', 'heavy-weapons', 'artillery']),
  command: z.boolean(),
  /** Infantry and light tanks: cross rough ground free, mark targets, secure objectives. */
  light: z.boolean(),
  effects: z.array(effect),
  page,
  /** The type in each faction; null where the faction does not have it. */
  factions: z.strictObject({ alliance: profile, asori: z.nullable(profile) }),
});
/** units.json: the types of units, by faction. */
const unitsSchema = z.array(unitType);
export type UnitType = z.infer<typeof unitType>;

const purchase = z.strictObject({
  id,
  name,
  /** Command points; null where a ruling says. */
  cost: z.nullable(count),
  /** What the price is for one of; null where it is for the unit. */
  each: z.nullable(name),
  /** `{half}` stands for how a ruling rounds half a die, `{heavy}` for heavy weapons where a ruling leaves them out. */
  effect: line,
  page,
});
/** purchases.json: what command points buy. */
const purchasesSchema = z.array(purchase);
export type Purchase = z.infer<typeof purchase>;

const result = z.enum(['miss', 'stun', 'kill']);
/** What a 4, a 5 and a 6 do. */
const results = z.array(result).check(z.length(3));
export type Result = z.infer<typeof result>;

/** results.json: what the dice do, in fire, in ranged-in fire and in close combat. */
const resultsSchema = z.strictObject({
  /** `overkill`: two 6s are more than two kills. */
  fire: z.array(
    z.strictObject({
      id,
      shooter: name,
      target: name,
      results,
      /** `artillery`: as the ruling on its overkill says. */
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
        /** The least die that kills, and in the first round of a rush. */
        kills: die,
        rush: z.nullable(die),
        note: line,
      }),
    ),
    /** A rush against light tanks: the least die that stuns, and that kills. */
    tankRush: z.strictObject({ name, faction: id, type: id, stun: die, kill: die, note: line }),
  }),
});
export type Results = z.infer<typeof resultsSchema>;

/** In a line `{power}` stands for the dice that a ruling lets no stunned unit buy. */
const reminder = z.strictObject({ id, title: name, page, lines: z.array(line) });
/** reminders.json: what is worth having at hand during play. */
const remindersSchema = z.array(reminder);
export type Reminder = z.infer<typeof reminder>;

/** play-summary.json: how the game is played, in our words, each row with its section. */
const playSummarySchema = z.array(
  z.strictObject({
    title: name,
    rows: z.array(z.strictObject({ name, lines: z.array(line).check(z.minLength(1)), page })),
  }),
);
export type PlaySummary = z.infer<typeof playSummarySchema>;

/** rulings.json: readings of passages where the document contradicts itself. */
const rulingsSchema = rulingsDataSchema(page);

const presetUnit = z.strictObject({
  type: id,
  name,
  shieldDrones: z.optional(count),
  deployAs: z.optional(z.enum(['platoon', 'squads'])),
  /** Units of the same group, counted from 0, one for each team that joins. */
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
  'play-summary': playSummarySchema,
  presets: presetsSchema,
  purchases: purchasesSchema,
  reminders: remindersSchema,
  results: resultsSchema,
  rulings: rulingsSchema,
  units: unitsSchema,
};
