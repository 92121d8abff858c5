import { counted, signed } from '@/lib/roster/words';
import {
  attackDice,
  deployedPartsOf,
  isOnTable,
  modelsOnTable,
  rangeText,
  reactionDice,
} from '../evaluate/dice';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedUnit } from '../evaluate/evaluate-units';
import { squadsAlike, teamsText } from './dice-rows';
import { modelWords, typeName } from './text';

/** One figure of a unit. */
export interface Stat {
  /** "Reaction", and "React." for narrow places. */
  label: string;
  short: string;
  value: string;
  /** When the value applies: "close" for close combat. */
  when?: string;
}

/** The figures of a unit at full strength, or of its first squad if it is in squads. */
export function statsOf(unit: EvaluatedUnit): Stat[] {
  const stand = deployedPartsOf(unit).find(isOnTable);
  const { profile } = unit;
  const { defence, closeDefence = 0 } = profile;
  const reaction = stand ? reactionDice(stand, stand.models) : null;
  const close = defence === 0 && closeDefence > 0;
  return [
    { label: 'CP', short: 'CP', value: `${profile.commandPoints}` },
    { label: 'Range', short: 'Range', value: rangeText(profile, stand?.teams) },
    { label: 'Attack', short: 'Att.', value: stand ? `${attackDice(stand, stand.models)}` : '–' },
    { label: 'Reaction', short: 'React.', value: reaction === null ? '–' : `${reaction}` },
    {
      label: 'Defence',
      short: 'Def.',
      value: close ? signed(closeDefence) : defence > 0 ? signed(defence) : '–',
      ...(close ? { when: 'close' } : {}),
    },
  ];
}

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
