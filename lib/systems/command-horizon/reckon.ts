import { sum } from '@/lib/roster/list-edits';
import { type RulingValues, rulingValues } from '@/lib/roster/ruling';
import { factionOf, rulings } from './catalogue';
import type { Faction } from './data-schema';
import type { Force } from './force';
import type { CommandHorizonPack } from './pack';
import { attachmentsOf, type ReckonedUnit, readingsOf, reckonUnit } from './reckon-units';
import { labelsOf } from './text';

/** Everything that is worked out of a force rather than chosen; the rules and the sheet only read it. */
export interface Reckoning {
  force: Force;
  pack: CommandHorizonPack | null;
  faction: Faction;
  /** Every ruling by its id: the pack's, else the force's, else the default. */
  rulings: RulingValues;
  units: ReckonedUnit[];
  /** Units that stand down for Concentrate Command; more than one is unusual. */
  commands: ReckonedUnit[];
  /** Units as they are counted: a platoon in squads is as many as its squads. */
  unitCount: number;
  /** Tanks, artillery, drones, bases and teams. */
  models: number;
  /** A turn at full strength, the faction's own included. */
  commandPoints: number;
  /** The same with Concentrate Command; null without a command unit. */
  concentrated: number | null;
  /** A unit of this force by its id; the schema vouches that it exists. */
  unit: (id: string) => ReckonedUnit;
}

/** Works out a force once, under a pack or alone. Pure: neither is changed. */
export function reckon(force: Force, pack: CommandHorizonPack | null): Reckoning {
  const faction = factionOf(force.faction);
  const labels = labelsOf(force);
  const attachments = attachmentsOf(force);
  const chosen = rulingValues(rulings, force.rulings, pack?.rulings);
  const readings = readingsOf(chosen);
  const units = force.units.map((unit, index) =>
    reckonUnit(unit, labels[index] as string, force.faction, attachments, readings),
  );
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const commands = units.filter(({ type }) => type.command);
  const unitCount = sum(units, ({ counts }) => counts);
  const commandPoints = faction.commandPoints + sum(units, (unit) => unit.profile.commandPoints);
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
    unit: (id) => byId.get(id) as ReckonedUnit,
  };
}
