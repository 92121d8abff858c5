import { sum } from '@/lib/roster/edits/list-edits';
import { type RulingValues, rulingValues } from '@/lib/roster/ruling';
import type { Figure } from '@/lib/roster/shown/figures';
import { counted } from '@/lib/roster/text/words';
import { factionOf, purchases, rulings } from '../catalogue/catalogue';
import type { Faction, Purchase } from '../catalogue/data-schema';
import type { Force } from '../force';
import type { CommandHorizonPack } from '../pack';
import { commandPointsText, labelsOf } from '../paper/text';
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

/** The ruling on the cost of a shield drone. */
const DRONE_RULING = 'drone-reactivation';
/** The ruling on rounding half a die: down or up. */
const HALF_RULING = 'raised-half';
/** The ruling on what heavy weapons and stunned units may not raise. */
const POWER_RULING = 'fire-power';

/** The dice that heavy weapons and stunned units may not buy. */
export const unraisedDice = ({ rulings }: Pick<Evaluation, 'rulings'>): string =>
  rulings[POWER_RULING] === 'attack' ? 'attack dice' : 'attack or reaction dice';

/** A purchase with its price under the rulings in force. */
export interface PricedPurchase extends Omit<Purchase, 'cost'> {
  cost: number;
  /** "1 CP", "1 CP a squad". */
  price: string;
  /** How often a turn's command points at full strength could pay for it; the same with Concentrate Command. */
  times: number;
  timesConcentrated: number | null;
}

/** The cost of bringing back a shield drone: "2 CP". */
export const droneCost = ({ rulings }: Pick<Evaluation, 'rulings'>): string =>
  commandPointsText(Number(rulings[DRONE_RULING]));

/** All purchases, with their price for this force and how often it could pay. */
export function pricedPurchases({
  rulings,
  commandPoints,
  concentrated,
}: Pick<Evaluation, 'rulings' | 'commandPoints' | 'concentrated'>): PricedPurchase[] {
  return purchases.map((purchase) => {
    const cost = purchase.cost ?? Number(rulings[DRONE_RULING]);
    return {
      ...purchase,
      effect: purchase.effect
        .replace('{half}', `${rulings[HALF_RULING]}`)
        .replace('{heavy}', rulings[POWER_RULING] === 'both' ? ' or heavy weapons' : ''),
      cost,
      price: commandPointsText(cost) + (purchase.each === null ? '' : ` a ${purchase.each}`),
      times: Math.floor(commandPoints / cost),
      timesConcentrated: concentrated === null ? null : Math.floor(concentrated / cost),
    };
  });
}

/** The totals in the checker's output. */
export interface Totals {
  /** Number of units; each squad or group of a platoon deployed as squads counts. */
  units: number;
  models: number;
  /** Per turn at full strength. */
  commandPoints: number;
  /** With Concentrate Command; null without a command unit. */
  concentrated: number | null;
}

/** Totals of a force. */
export const totals = ({ unitCount, models, commandPoints, concentrated }: Evaluation): Totals => ({
  units: unitCount,
  models,
  commandPoints,
  concentrated,
});

/** The most units that the players agreed on or the pack allows, whichever is less; null without a limit. */
export function unitLimit({ force, pack }: Evaluation): number | null {
  const limits = [force.unitLimit, pack?.maxElements].filter((limit) => limit != null);
  return limits.length === 0 ? null : Math.min(...limits);
}

/** The figures of a force: CP per turn, with Concentrate Command, units of those agreed, models. */
export function figures(evaluation: Evaluation): Figure[] {
  const { faction, unitCount, models, commandPoints, concentrated } = evaluation;
  const most = unitLimit(evaluation);
  return [
    {
      label: 'CP',
      title: 'Command points per turn',
      value: `${commandPoints}`,
      brief: true,
      ...(faction.commandPoints > 0
        ? { note: `${commandPointsText(faction.commandPoints)} of them from the ${faction.name} itself` }
        : {}),
    },
    {
      label: 'Conc.',
      title: 'With Concentrate Command',
      value: concentrated === null ? '–' : `${concentrated}`,
      brief: true,
      note:
        concentrated === null
          ? 'No command unit'
          : unitCount === 1
            ? 'No other unit'
            : `1 CP for each of ${counted(unitCount - 1, 'other unit')} that is not stunned`,
    },
    {
      label: 'Units',
      title: 'Units',
      value: most === null ? `${unitCount}` : `${unitCount} of ${most}`,
      brief: true,
      ...(most === null ? {} : { of: { used: unitCount, most } }),
      column: { title: 'Units', most: 'Units agreed' },
    },
    { label: 'Models', title: 'Models, bases and teams', value: `${models}` },
  ];
}
