import type { Figure } from '@/lib/roster/shown/figures';
import { counted } from '@/lib/roster/text/words';
import { commandPointsText } from '../paper/text';
import type { Evaluation } from './evaluate';

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
