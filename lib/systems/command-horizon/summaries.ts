import { counted } from '@/lib/roster/words';
import { rulings } from './catalogue';
import { rulingValue } from './edit';
import type { Force } from './force';
import type { Reckoning } from './reckon';
import { commandPointsText } from './text';

/** How many rulings are read otherwise than by default. */
const changedRulings = (force: Force): number =>
  rulings.filter((ruling) => rulingValue(force, ruling.id) !== ruling.default).length;

/** "Alliance · 8 units agreed". */
export function forceSummary({ faction, force }: Reckoning): string {
  const changed = changedRulings(force);
  return [
    faction.name,
    force.unitLimit === null ? 'no limit' : `${counted(force.unitLimit, 'unit')} agreed`,
    ...(changed === 0 ? [] : [counted(changed, 'ruling changed', 'rulings changed')]),
  ].join(' · ');
}

/** "7 CP a turn, 14 with Concentrate Command". */
export const commandSummary = ({ commandPoints, concentrated }: Reckoning): string =>
  `${commandPointsText(commandPoints)} a turn${concentrated === null ? ', no command unit' : `, ${concentrated} with Concentrate Command`}`;

/** What was just added, and how many units there are: "Light tanks added: 3 units". */
export const addedText = (what: string, { unitCount }: Reckoning): string =>
  `${what} added: ${counted(unitCount, 'unit')}`;
