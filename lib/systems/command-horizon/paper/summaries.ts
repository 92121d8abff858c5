import { changedRulings } from '@/lib/roster/ruling';
import { counted } from '@/lib/roster/words';
import { rulings } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import { unitLimit } from '../evaluate/totals';
import { commandPointsText } from './text';

/** "Alliance · 8 units agreed". */
export function forceSummary(evaluation: Evaluation): string {
  const { faction, force, rulings: chosen } = evaluation;
  const most = unitLimit(evaluation);
  const changed = changedRulings(rulings, chosen).length;
  return [
    faction.name,
    most === null
      ? 'no limit'
      : `${counted(most, 'unit')} ${most === force.unitLimit ? 'agreed' : 'by the pack'}`,
    ...(changed === 0 ? [] : [counted(changed, 'ruling changed', 'rulings changed')]),
  ].join(' · ');
}

/** "7 CP a turn, 14 with Concentrate Command". */
export const commandSummary = ({ commandPoints, concentrated }: Evaluation): string =>
  `${commandPointsText(commandPoints)} a turn${concentrated === null ? ', no command unit' : `, ${concentrated} with Concentrate Command`}`;

/** Announces an addition and the number of units: "Light tanks added: 3 units". */
export const addedText = (what: string, { unitCount }: Evaluation): string =>
  `${what} added: ${counted(unitCount, 'unit')}`;

/** "8 units"; "10 units in 8 entries" if squads are counted. */
export const countText = ({ units, unitCount }: Evaluation): string =>
  counted(unitCount, 'unit') +
  (unitCount === units.length ? '' : ` in ${counted(units.length, 'entry', 'entries')}`);
