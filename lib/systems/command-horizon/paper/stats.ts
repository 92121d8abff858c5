import { valueText } from '@/lib/roster/displayed-stat';
import { counted } from '@/lib/roster/words';
import { deployedPartsOf, modelsOnTable } from '../evaluate/dice';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedUnit } from '../evaluate/evaluate-units';
import { mainLine, unitStats } from '../fields';
import { squadsAlike, teamsText } from './dice-rows';
import { modelWords, typeName } from './text';

/** The figures of a unit, or of its first squad if it is in squads, for tiles. */
export const statsOf = (unit: EvaluatedUnit) =>
  Object.values(unitStats).map(({ letter, name, label = letter, show }) => {
    const { value, aside } = show(mainLine(unit));
    return { label, short: letter, name, value: valueText(value), aside };
  });

/** A unit's type, size and attachments in a line: "Infantry platoon · 6 bases · 3 squads". */
export function attachmentText(unit: EvaluatedUnit, { force, unit: byId }: Evaluation): string {
  const { label, type, models, squads, inSquads, groups, drones, sends, receives } = unit;
  const kind = typeName(type, force.faction);
  const stands = deployedPartsOf(unit);
  const [first] = stands;
  const whose = squadsAlike(stands) && groups.length === 0 ? 'one squad' : first?.part;
  return [
    ...(label.startsWith(kind) ? [] : [kind]),
    counted(models, ...modelWords(type)),
    ...(inSquads && first?.part
      ? [
          `${counted(squads ?? 0, 'squad')}${groups.length > 0 ? ` in ${groups.length} groups` : ''}, the dice are for ${whose}`,
        ]
      : []),
    ...(drones > 0 ? [counted(drones, 'shield drone')] : []),
    ...sends.map(({ to, teams }) => `${counted(teams, 'team')} with ${byId(to).label}`),
    ...(sends.length > 0 && modelsOnTable(unit) === 0 ? ['none by themselves'] : []),
    ...receives.map(({ from, teams }) => `${counted(teams, 'team')} of ${byId(from).label}`),
    ...(first && first.teams > 0 ? [teamsText(first)] : []),
  ].join(' · ');
}
