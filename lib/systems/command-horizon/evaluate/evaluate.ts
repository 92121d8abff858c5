import { sum } from '@/lib/roster/list-edits';
import { type RulingValues, rulingValues } from '@/lib/roster/ruling';
import { factionOf, rulings } from '../catalogue/catalogue';
import type { Faction } from '../catalogue/data-schema';
import type { Force } from '../force';
import type { CommandHorizonPack } from '../pack';
import { labelsOf } from '../paper/text';
import { attachmentsOf, type EvaluatedUnit, evaluateUnit, readingsOf } from './evaluate-units';

/** Everything derived from a force; the rules and the sheet only read it. */
export interface Evaluation {
  force: Force;
  pack: CommandHorizonPack | null;
  faction: Faction;
  /** Every ruling by its id: the pack's, else the force's, else the default. */
  rulings: RulingValues;
  units: EvaluatedUnit[];
  /** Command units, which stand down for Concentrate Command; more than one is unusual. */
  commands: EvaluatedUnit[];
  /** Number of units as the game counts them: a platoon in squads counts as its squads. */
  unitCount: number;
  /** Tanks, artillery, drones, bases and teams. */
  models: number;
  /** Command points per turn at full strength, including the faction's. */
  commandPoints: number;
  /** The same with Concentrate Command; null without a command unit. */
  concentrated: number | null;
  /** A unit of this force by its id; the schema guarantees that it exists. */
  unit: (id: string) => EvaluatedUnit;
}

/** Computes the evaluation of a force, under a pack or none. Pure: changes neither. */
export function evaluate(force: Force, pack: CommandHorizonPack | null): Evaluation {
  const faction = factionOf(force.faction);
  const labels = labelsOf(force);
  const attachments = attachmentsOf(force);
  const chosen = rulingValues(rulings, force.rulings, pack?.rulings);
  const readings = readingsOf(chosen);
  const units = force.units.map((unit, index) =>
    evaluateUnit(unit, labels[index] as string, force.faction, attachments, readings),
  );
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const commands = units.filter(({ type }) => type.command);
  const unitCount = sum(units, ({ counts }) => counts);
  const commandPoints = commandPointsOf(faction, units);
  return {
    force,
    pack,
    faction,
    rulings: chosen,
    units,
    commands,
    unitCount,
    models: sum(units, ({ models, drones }) => models + drones),
    commandPoints,
    concentrated: commands.length === 0 ? null : commandPoints + unitCount - 1,
    unit: (id) => byId.get(id) as EvaluatedUnit,
  };
}

/** Command points of a turn that some units of a faction generate, with those of the faction itself (II). */
export const commandPointsOf = (faction: Faction, units: readonly EvaluatedUnit[]): number =>
  faction.commandPoints + sum(units, ({ profile }) => profile.commandPoints);
