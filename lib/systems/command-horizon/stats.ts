import { counted, signed } from '@/lib/roster/words';
import { attackDice, rangeText, reactionDice, standsOf } from './dice';
import type { Reckoning } from './reckon';
import type { ReckonedUnit } from './reckon-units';
import { modelWords, typeName } from './text';

/** The figures of a unit at full strength; of one of its squads, where it stands in squads. */
export function statsOf(unit: ReckonedUnit): { label: string; short: string; value: string }[] {
  const [stand] = standsOf(unit);
  const { profile } = unit;
  const reaction = stand ? reactionDice(stand, stand.models) : null;
  return [
    { label: 'CP', short: 'CP', value: `${profile.commandPoints}` },
    { label: 'Range', short: 'Range', value: rangeText(profile) },
    { label: 'Attack', short: 'Att.', value: `${stand ? attackDice(stand, stand.models) : 0}` },
    { label: 'Reaction', short: 'React.', value: reaction === null ? '–' : `${reaction}` },
    { label: 'Defence', short: 'Def.', value: profile.defence > 0 ? signed(profile.defence) : '–' },
  ];
}

/** What a unit is and who is with whom, in a line: "Infantry platoon · 6 bases · 3 squads". */
export function tiesOf(unit: ReckonedUnit, { force, unit: byId }: Reckoning): string {
  const { label, type, models, inSquads, counts, drones, sends, receives } = unit;
  const kind = typeName(type, force.faction);
  return [
    ...(label.startsWith(kind) ? [] : [kind]),
    counted(models, ...modelWords(type)),
    ...(inSquads ? [`${counts} squads, figures of one`] : []),
    ...(drones > 0 ? [counted(drones, 'shield drone')] : []),
    ...sends.map(({ to, teams }) => `${counted(teams, 'team')} with ${byId(to).label}`),
    ...receives.map(({ from, teams }) => `${counted(teams, 'team')} of ${byId(from).label}`),
  ].join(' · ');
}
