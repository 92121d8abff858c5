import * as z from 'zod/mini';
import { glossarySchema, id, lineOf, name } from '@/lib/roster/data-schema';

const line = lineOf(120);
const count = z.int().check(z.gte(1), z.lte(99));
const presence = z.int().check(z.gte(1), z.lte(20));
const stats = z.strictObject({ m: count, f: count, a: count, d: count });

/** Its effect when combined with another upgrade. */
const beside = z.optional(z.strictObject({ id, effect: line }));

const ability = z.strictObject({ id, name, cost: count, needs: z.optional(id), effect: line });
const upgrade = z.strictObject({
  id,
  name,
  cost: count,
  /** Whether it may be taken several times, at its cost each. */
  repeatable: z.optional(z.boolean()),
  /** Uses to tick off in play, for each time it is taken. */
  counters: z.optional(count),
  abilities: z.optional(z.array(ability)),
  /** An upgrade without which it does nothing. */
  needs: z.optional(id),
  /** An upgrade it cannot be combined with. */
  excludes: z.optional(id),
  effect: line,
  beside,
});
/** upgrades.json: the ten custom upgrades. */
const upgradesSchema = z.array(upgrade).check(z.length(10));
export type RoyaleUpgrade = z.infer<typeof upgrade>;
export type DroneAbility = z.infer<typeof ability>;

/** budget.json: the points for upgrades alone, by Presence; 0 if not listed. */
const budgetSchema = z.strictObject({
  extra: z.array(z.strictObject({ presence, points: count })),
});

/** pilot.json: the line of an ejected pilot. */
const pilotSchema = z.strictObject({
  presence,
  stats,
  special: z.array(z.strictObject({ id, name, effect: line, beside })),
});
export type PilotLine = z.infer<typeof pilotSchema>;

const lines = z.array(line).check(z.minLength(1));
/** table.json: what a table of players needs, and a summary of play. */
const tableSchema = z.strictObject({
  /** Power cells and cards of the turn deck for each player. */
  powerCells: count,
  cards: count,
  /** Inches from mech to mech at the start. */
  apart: count,
  setUp: lines,
  turns: lines,
  cells: lines,
  ejection: lines,
});

/** play-summary.json: play in our words; a name alone refers to the row of Horizon Wars' summary with that title. */
const playSummarySchema = z.array(
  z.strictObject({ title: name, rows: z.array(z.union([name, z.strictObject({ name, lines })])) }),
);
export type PlaySummary = z.infer<typeof playSummarySchema>;

const preset = z.strictObject({
  presence,
  id,
  name,
  about: line,
  stats,
  upgrades: z.array(
    z.strictObject({
      id,
      option: z.optional(id),
      times: z.optional(z.int().check(z.gte(2), z.lte(9))),
      abilities: z.optional(z.array(id)),
    }),
  ),
});
/** presets.json: ready-made mechs to start from; each spends exactly its points. */
const presetsSchema = z.array(preset);
export type Preset = z.infer<typeof preset>;

/** The schema of each data file, by the file's name without `.json`. */
export const schemas = {
  budget: budgetSchema,
  glossary: glossarySchema(z.null()),
  pilot: pilotSchema,
  'play-summary': playSummarySchema,
  presets: presetsSchema,
  table: tableSchema,
  upgrades: upgradesSchema,
};
